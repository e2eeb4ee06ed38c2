-- A customer's permission to collect later invoices from a method that the provider keeps. The row is the proof of what the
-- customer agreed to, and begins with the checkout whose form said so; it is active once that payment is there.
create table mandate (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  mode text not null check (mode in ('sandbox', 'test', 'live')),
  account_id text not null,
  status text not null check (status in ('asked', 'active', 'ended')),
  -- What was agreed to: the text as it was shown, its language, when and from which address.
  wording text not null,
  language text not null,
  agreed_at timestamptz not null,
  network_address text not null,
  -- The saved method, null before it is known: its kind, the last characters of its number, the provider's numbers of it.
  type text check (type in ('card', 'direct_debit', 'other')),
  brand text,
  hint text,
  provider_type text,
  provider_customer text,
  provider_method text,
  active_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'company', 'provider')),
  -- The provider no longer keeps the method.
  released_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references customer,
  foreign key (workspace_id, checkout_id) references checkout,
  check (status = 'asked' or (type is not null and provider_method is not null and active_at is not null)),
  check ((status = 'ended') = (ended_at is not null))
);
create unique index mandate_checkout on mandate (workspace_id, checkout_id);
create index mandate_customer on mandate (workspace_id, customer_id) where status <> 'asked';
create index mandate_method on mandate (workspace_id, provider, provider_method) where status = 'active';

-- When invoices of a customer with a mandate are collected. No row: on the due date, as the customer agreed.
create table customer_collection (
  workspace_id uuid not null references workspace on delete cascade,
  customer_id uuid not null,
  collects text not null check (collects in ('on_due', 'on_issue', 'off')),
  primary key (workspace_id, customer_id),
  foreign key (workspace_id, customer_id) references customer on delete cascade
);

-- The collection of an invoice: one row, so that it is collected once, whatever runs twice. It is planned with the message
-- that tells the customer of it.
create table collection (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  invoice_id uuid not null,
  mandate_id uuid not null,
  status text not null
    check (status in ('planned', 'requested', 'processing', 'collected', 'failed', 'skipped', 'stopped')),
  day date not null,
  -- The day of which the last message told the customer.
  mail_id uuid,
  -- How often the provider was asked, and the checkout of the last time.
  attempts integer not null default 0,
  checkout_id uuid,
  failure text,
  -- When it was last looked at on its day, so that those that wait keep none of the others back.
  checked_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, invoice_id),
  foreign key (workspace_id, invoice_id) references invoice,
  foreign key (workspace_id, mandate_id) references mandate,
  foreign key (workspace_id, checkout_id) references checkout
);
create index collection_due on collection (workspace_id, day) where status in ('planned', 'requested', 'processing');
create index collection_checkout on collection (workspace_id, checkout_id) where checkout_id is not null;
create index collection_mandate on collection (workspace_id, mandate_id);

select app.enable_rls(name) from unnest(array['mandate', 'customer_collection', 'collection']::regclass[]) as name;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset',
  'digest', 'security', 'quote', 'portal', 'portal_code', 'accompanying_document', 'collection'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in ('viewed', 'paid', 'overdue', 'bounced', 'failed',
  'invited', 'joined', 'recurring_failed', 'recurring_drafted', 'files_damaged', 'batch_finished', 'quote_accepted',
  'quote_declined', 'quote_expired', 'disputed', 'bank_access_ending', 'bank_access_ended', 'provider_unread',
  'collection_failed', 'mandate_ended'));
