-- Bank accounts that are read by a service with their holder's consent (server/src/bank-feeds).

-- The company's account at a service. Its keys are secrets.
create table bank_feed (
  workspace_id uuid not null references workspace on delete cascade,
  feed text not null,
  -- The last characters of each key, by its name.
  hints jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, feed)
);

-- A consent to read accounts at one bank.
create table bank_connection (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  feed text not null,
  institution_id text not null,
  institution_name text not null,
  country text not null,
  -- A made-up bank of the service: its transactions are no money.
  test boolean not null,
  -- The service's number of the consent, and its page where the holder gives it; '' once it was given.
  reference text not null,
  url text not null,
  status text not null check (status in ('waiting', 'connected', 'refused', 'ended')),
  valid_until timestamptz,
  -- When people were told that the consent ends soon.
  warned_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, feed) references bank_feed (workspace_id, feed)
);

create table bank_connection_account (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  connection_id uuid not null,
  -- The service's number of the account.
  reference text not null,
  -- IBAN or account number without spaces, as statements have it.
  account text not null,
  currency text not null,
  name text not null,
  -- The first day that is read, and the last one until which everything was read.
  from_day date not null,
  read_until date,
  fetched_at timestamptz,
  -- Null: it is read no more.
  next_fetch_at timestamptz,
  -- Before this time the service refuses to be asked.
  paused_until timestamptz,
  -- Why the last reading failed; '' where it did not.
  problem text not null,
  -- Failures one after another.
  failures integer not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, connection_id) references bank_connection (workspace_id, id) on delete cascade
);
create index bank_connection_account_of on bank_connection_account (workspace_id, connection_id);
-- A bank account is read by one connection.
create unique index bank_connection_account_number on bank_connection_account (workspace_id, account, currency);
create index bank_connection_account_due on bank_connection_account (next_fetch_at) where next_fetch_at is not null;

select app.enable_rls(name)
from unnest(array['bank_feed', 'bank_connection', 'bank_connection_account']::regclass[]) as name;

-- The same transaction may arrive by a service and in a file. It is one row; this is its identity in the files.
alter table bank_transaction add column file_identity text;
create unique index bank_transaction_file_identity on bank_transaction (workspace_id, account, file_identity)
  where file_identity is not null;
create index bank_transaction_account on bank_transaction (workspace_id, account, booked_on);
-- Of a made-up bank.
alter table bank_transaction add column test boolean not null default false;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined', 'recurring_failed',
    'recurring_drafted', 'files_damaged', 'batch_finished', 'quote_accepted', 'quote_declined', 'quote_expired', 'disputed',
    'bank_access_ending', 'bank_access_ended'));
