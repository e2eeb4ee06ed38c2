-- When a company reminds its customers by itself (domain/src/reminder/plan.ts). What is not in it has its default, and by
-- default nothing goes out.
alter table company add column reminder_plan jsonb not null default '{}';

-- What a customer gets instead of the company's plan: {by: 'none'} or {by: 'levels', levels}.
create table customer_reminders (
  workspace_id uuid not null references workspace on delete cascade,
  customer_id uuid not null,
  plan jsonb not null,
  primary key (workspace_id, customer_id),
  foreign key (workspace_id, customer_id) references customer (workspace_id, id) on delete cascade
);
select app.enable_rls('customer_reminders');

-- What is known about an invoice that is not paid: why its reminders are held, until when, and a note of the members.
create table follow_up (
  workspace_id uuid not null references workspace on delete cascade,
  invoice_id uuid not null,
  reason text check (reason in ('promised', 'disputed', 'paused')),
  -- The last day of it; null: until it is lifted.
  until date,
  note text not null,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (workspace_id, invoice_id),
  foreign key (workspace_id, invoice_id) references invoice (workspace_id, id) on delete cascade,
  check (reason is not null or until is null)
);
select app.enable_rls('follow_up');

-- One row for each level of an invoice that was sent, skipped or moved to another day: its key is why none is sent twice.
create table reminder (
  workspace_id uuid not null references workspace on delete cascade,
  invoice_id uuid not null,
  level_id text not null,
  -- Days after the due date when it was decided: the plan may have changed since.
  days integer not null,
  outcome text not null check (outcome in ('sent', 'skipped', 'moved')),
  moved_to date,
  mail_id uuid,
  decided_by uuid,
  decided_at timestamptz not null,
  primary key (workspace_id, invoice_id, level_id),
  foreign key (workspace_id, invoice_id) references invoice (workspace_id, id) on delete cascade,
  check ((outcome = 'moved') = (moved_to is not null)),
  check ((outcome = 'sent') = (mail_id is not null))
);
select app.enable_rls('reminder');
