-- When a control total that was not met was said, by the clock of the device: the same said again is no
-- second miss. Null: none was missed, or the device did not say when.
alter table assignment add column control_missed_ms bigint;

-- Shelves that should have been counted twice, and were once: few, and asked for by every report.
create index assignment_counted_once on assignment (organization_id, audit_id, store_id)
  where comparison ->> 'state' = 'single';
