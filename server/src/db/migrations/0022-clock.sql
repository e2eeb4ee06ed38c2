-- The last time at which a process of this instance ran with a clock that was not in doubt.
alter table instance add column clock_seen_at timestamptz;
