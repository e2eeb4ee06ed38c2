-- What repeats, and when. Its next day is the whole of its state: a run moves it on in the transaction of its document.
create table recurring (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  state text not null check (state in ('active', 'paused', 'ended')),
  -- Why it paused itself; null: a person did.
  paused_because text check (paused_because in ('missed')),
  mode text not null check (mode in ('draft', 'issue', 'send')),
  -- Plan of the domain.
  every_count integer not null check (every_count between 1 and 99),
  unit text not null check (unit in ('week', 'month', 'quarter', 'year')),
  first_day date not null,
  end_times integer check (end_times between 1 and 999),
  end_day date,
  next_day date,
  -- The pattern: Draft of the domain, as drafts of invoices are kept, and the day its periods belong to.
  draft jsonb not null,
  draft_format integer not null,
  pattern_day date not null,
  customer_id uuid not null,
  currency text not null,
  payable_minor bigint not null,
  source_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references customer,
  foreign key (workspace_id, source_id) references invoice on delete set null (source_id),
  check (end_times is null or end_day is null),
  check (paused_because is null or state = 'paused'),
  check ((next_day is null) = (state = 'ended'))
);
create index recurring_next on recurring (workspace_id, (coalesce(next_day, 'infinity'::date)), id);
create index recurring_customer on recurring (workspace_id, customer_id);
create index recurring_source on recurring (workspace_id, source_id) where source_id is not null;
-- What is due: in which companies, and in one what comes first.
create index recurring_due on recurring (next_day, workspace_id) where state = 'active';
create index recurring_active on recurring (workspace_id, next_day, id) where state = 'active';

-- One day of a plan that is dealt with: written in the transaction of its document, and only once.
create table recurring_run (
  workspace_id uuid not null,
  recurring_id uuid not null,
  day date not null,
  outcome text not null check (outcome in ('drafted', 'issued', 'sent', 'kept', 'skipped')),
  reason text check ((reason is not null) = (outcome = 'kept')),
  -- null of a skipped one, and of a draft that was deleted since.
  invoice_id uuid,
  made_at timestamptz not null,
  made_by uuid,
  primary key (workspace_id, recurring_id, day),
  foreign key (workspace_id, recurring_id) references recurring on delete cascade,
  foreign key (workspace_id, invoice_id) references invoice on delete set null (invoice_id)
);
create index recurring_run_invoice on recurring_run (workspace_id, invoice_id) where invoice_id is not null;

select app.wall(name) from unnest(array['recurring', 'recurring_run']::regclass[]) as name;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined', 'recurring_failed', 'recurring_drafted'
));
