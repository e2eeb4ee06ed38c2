-- The seller of a workspace. The profile (address, tax ids, contact …) is a PartyProfile of the domain as JSON.
create table company (
  workspace_id uuid primary key references workspace on delete cascade,
  legal_name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  profile jsonb not null,
  vat_registered boolean not null default true,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  language text not null,
  time_zone text not null default 'UTC',
  due_days integer not null default 30 check (due_days between 0 and 365),
  prices_include_tax boolean not null default false,
  payment_terms text not null default '',
  footer text not null default '',
  paper_design text not null default 'classic' check (paper_design in ('classic', 'modern', 'compact')),
  accent_color text not null default '#1d3a6b' check (accent_color ~ '^#[0-9a-f]{6}$'),
  logo_sha256 bytea,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  social_links jsonb not null default '[]',
  -- Set when the first-run wizard is finished.
  set_up_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((logo_sha256 is null) = (logo_type is null))
);

create table bank_account (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  account_name text not null,
  bank_name text not null,
  iban text not null,
  bic text not null,
  account_number text not null,
  bank_code text not null,
  currency text not null,
  upi_id text not null,
  is_default boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index bank_account_default on bank_account (workspace_id) where is_default and archived_at is null;

create table series (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  name text not null,
  pattern text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index series_default on series (workspace_id, kind) where is_default;

-- One row a series and period. Locked by the issuing transaction, so numbers have no gap and keep the order of time.
create table series_counter (
  workspace_id uuid not null,
  series_id uuid not null,
  period text not null,
  next_seq bigint not null check (next_seq >= 1),
  last_issue_date date,
  primary key (workspace_id, series_id, period),
  foreign key (workspace_id, series_id) references series
);

create table exchange_rate (
  workspace_id uuid not null references workspace on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  -- Units of the company's own currency for one unit of this currency.
  rate numeric not null check (rate > 0),
  primary key (workspace_id, currency, date)
);

create table customer (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  legal_name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  email text not null,
  profile jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  language text not null,
  due_days integer check (due_days between 0 and 365),
  -- What this customer always wants on the invoice, BT-10.
  buyer_reference text not null default '',
  note text not null default '',
  search text not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create index customer_name on customer (workspace_id, lower(legal_name), id);

create table item (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  code text not null,
  name text not null,
  description text not null,
  unit text not null,
  -- { "EUR": "120.00", "USD": "130" }
  prices jsonb not null,
  supply text not null check (supply in ('goods', 'services')),
  tax_category text not null,
  tax_rate numeric not null,
  -- { "fr": { "name": …, "description": … } }
  texts jsonb not null default '{}',
  classification text not null default '',
  search text not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index item_code on item (workspace_id, code) where code <> '';
create index item_name on item (workspace_id, lower(name), id);

select app.wall(name) from unnest(array[
  'company', 'bank_account', 'series', 'series_counter', 'exchange_rate', 'customer', 'item'
]::regclass[]) as name;
