-- Statements of bank accounts as they were imported, and their booked transactions.
create table bank_statement (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  format text not null,
  file_name text not null,
  -- IBAN or account number without spaces.
  account text not null,
  currency text not null,
  -- The bank's number of the statement.
  reference text not null,
  from_day date,
  to_day date,
  opening_minor bigint,
  closing_minor bigint,
  transaction_count integer not null,
  added_count integer not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  primary key (workspace_id, id)
);
create index bank_statement_imported on bank_statement (workspace_id, imported_at desc);
select app.enable_rls('bank_statement');

create table bank_transaction (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  statement_id uuid not null,
  account text not null,
  -- What makes a transaction the same in another file (server/src/bank-statements/identity.ts).
  identity text not null,
  booked_on date not null,
  value_on date,
  currency text not null,
  -- Positive: credited to the account.
  amount_minor bigint not null,
  party_name text not null,
  party_account text not null,
  -- Creditor references and the end-to-end reference.
  reference_list text[] not null,
  text text not null,
  charges_minor bigint not null,
  reversal boolean not null,
  status text not null default 'open' check (status in ('open', 'matched', 'ignored')),
  payment_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  -- Why a certain match could not be recorded; the transaction is then left to a person.
  refusal text not null default '',
  primary key (workspace_id, id),
  foreign key (workspace_id, statement_id) references bank_statement (workspace_id, id),
  foreign key (workspace_id, payment_id) references payment (workspace_id, id),
  check ((status = 'matched') = (payment_id is not null))
);
create unique index bank_transaction_identity on bank_transaction (workspace_id, account, identity);
create index bank_transaction_booked on bank_transaction (workspace_id, status, booked_on desc, id desc);
create index bank_transaction_payment on bank_transaction (workspace_id, payment_id) where payment_id is not null;
create index bank_transaction_party on bank_transaction (workspace_id, party_account)
  where status = 'matched' and party_account <> '';
select app.enable_rls('bank_transaction');

-- How a bank's CSV files with certain headings are read.
create table bank_csv_mapping (
  workspace_id uuid not null references workspace on delete cascade,
  -- The headings as JSON.
  headings text not null,
  -- Field → heading.
  columns jsonb not null,
  day_order text check (day_order in ('day_first', 'month_first')),
  primary key (workspace_id, headings)
);
select app.enable_rls('bank_csv_mapping');
