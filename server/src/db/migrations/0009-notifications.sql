-- Numbers the notifications of a company. The row is locked until the transaction that took a number ends, so that numbers
-- become visible in their order: who has read up to one has missed none before it (docs/decisions/0008).
create table notification_counter (
  workspace_id uuid primary key references workspace on delete cascade,
  last_position bigint not null
);

-- What a person is told of in a company: once for each thing. It goes with the membership.
create table notification (
  workspace_id uuid not null,
  person_id uuid not null,
  position bigint not null,
  id uuid not null,
  kind text not null check (kind in ('viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined')),
  -- The invoice, payment, message or invitation it speaks of.
  subject_id uuid not null,
  -- What it says of it, as it was then.
  about jsonb not null,
  -- False: written for the daily mail only.
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (workspace_id, person_id, position),
  unique (workspace_id, id),
  unique (workspace_id, person_id, kind, subject_id),
  foreign key (workspace_id, person_id) references membership on delete cascade
);
create index notification_unread on notification (workspace_id, person_id) where read_at is null and in_app;

-- Where a person wants it otherwise than it is by default.
create table notification_preference (
  workspace_id uuid not null,
  person_id uuid not null,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  primary key (workspace_id, person_id, kind),
  foreign key (workspace_id, person_id) references membership on delete cascade
);

-- Invoices of which everybody was told that they are overdue: longer kept than what was told.
create table overdue_told (
  workspace_id uuid not null,
  invoice_id uuid not null,
  told_at timestamptz not null,
  primary key (workspace_id, invoice_id),
  foreign key (workspace_id, invoice_id) references invoice on delete cascade
);

select app.wall(name) from unnest(array[
  'notification_counter', 'notification', 'notification_preference', 'overdue_told'
]::regclass[]) as name;

-- What is overdue already is no news.
select set_config('app.system', 'on', true);
insert into overdue_told (workspace_id, invoice_id, told_at)
select workspace_id, id, now() from invoice
where issued_at is not null and settled_minor < payable_minor and kind = 'invoice' and due_date < current_date;
select set_config('app.system', '', true);

-- Whoever keeps a stream open hears that the session or the membership behind it may have ended, whatever ended it.
create function app.tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('bordereau', 'person ' || old.person_id);
  return null;
end
$$;
create trigger session_ended after delete on session
  for each row execute function app.tell_person();
create trigger membership_changed after update or delete on membership
  for each row execute function app.tell_person();

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset', 'digest'));
