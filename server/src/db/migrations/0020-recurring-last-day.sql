-- A plan of months that begins on the last day of one: on every month's last day (true), or on the same day (false).
alter table recurring add column on_last_day boolean not null default false;
