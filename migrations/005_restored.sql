-- Of a notice that says where a table stands after a backup was restored: when the last thing happened that the backup knows.
ALTER TABLE notices ADD COLUMN restored_to INTEGER;
