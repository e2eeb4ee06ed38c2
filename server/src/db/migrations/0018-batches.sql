-- The pay link that was made for a message: withdrawn with it, in force again when it is sent after all.
alter table mail add column pay_link_id uuid;

-- 0: asked for by somebody who waits for it; 1: one of many.
alter table job add column priority smallint not null default 0;
drop index job_due;
create index job_due on job (priority, run_at) where done_at is null and failed_at is null;

-- One order to do the same with many documents.
create table batch (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('send', 'remind', 'mark_paid')),
  -- Where the company was when it was ordered: payments are dated so.
  day date not null,
  item_count integer not null check (item_count between 1 and 1000),
  created_by uuid not null,
  created_at timestamptz not null,
  -- Who stopped it before it had come to its end.
  cancelled_by uuid,
  finished_at timestamptz,
  primary key (workspace_id, id)
);
create index batch_latest on batch (workspace_id, created_at desc, id desc);
-- What is to be gone on with, whoever's it is.
create index batch_running on batch (workspace_id, id) where finished_at is null;

-- One document of it. Its outcome is written in the transaction of what is done, and only once.
create table batch_item (
  workspace_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  -- Without a foreign key: a draft may be deleted before its turn has come.
  invoice_id uuid not null,
  -- null: its turn has not come.
  outcome text check (outcome in ('done', 'refused', 'cancelled')),
  refusal text check ((refusal is not null) = (outcome = 'refused')),
  done_at timestamptz check ((done_at is null) = (outcome is null)),
  primary key (workspace_id, batch_id, position),
  unique (workspace_id, batch_id, invoice_id),
  foreign key (workspace_id, batch_id) references batch on delete cascade
);
create index batch_item_waiting on batch_item (workspace_id, batch_id, position) where outcome is null;

select app.wall(name) from unnest(array['batch', 'batch_item']::regclass[]) as name;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined', 'recurring_failed', 'recurring_drafted',
  'files_damaged', 'batch_finished'
));
