-- When a notice was written. Notices that are there do not know.
ALTER TABLE notices ADD COLUMN noted_at INTEGER;
-- Of a notice that says where a table stands after a backup was restored: when the last thing happened that the backup knows.
ALTER TABLE notices ADD COLUMN restored_to INTEGER;
