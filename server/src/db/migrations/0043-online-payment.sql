-- The account of a company at a payment provider. Its keys are in `secret`; here are only their last characters.
create table payment_account (
  workspace_id uuid not null references workspace on delete cascade,
  provider text not null,
  mode text not null check (mode in ('test', 'live')),
  account_id text not null,
  account_name text not null,
  hints jsonb not null,
  -- Until this time the provider's list of events was read: what did not arrive during an outage is read later.
  read_until timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, provider)
);

-- Whether money moves: never in the sandbox of this program, nor with test keys of a provider.
alter table checkout
  add column mode text not null default 'live' check (mode in ('sandbox', 'test', 'live')),
  add column account_id text not null default '';
alter table checkout alter column mode drop default, alter column account_id drop default;

alter table payment
  add column provider text not null default '',
  add column mode text not null default 'live' check (mode in ('sandbox', 'test', 'live')),
  add column refunded_minor bigint not null default 0,
  add column refunded_on date,
  -- What the provider keeps, in the currency in which it pays out.
  add column fee_minor bigint check (fee_minor >= 0),
  add column fee_currency text,
  add constraint payment_refunded_minor_check check (refunded_minor between 0 and amount_minor),
  add constraint payment_refunded_on_check check (refunded_minor = 0 or refunded_on is not null),
  add constraint payment_fee_check check ((fee_minor is null) = (fee_currency is null));

-- What each event said, from all of which the ledger of the checkout is computed.
alter table provider_event add column fact jsonb not null default '{}';

-- Money that goes back from a payment: a refund, requested here or at the provider, or a dispute of the customer's bank.
create table refund (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_minor bigint not null check (amount_minor > 0),
  -- 'requested': the provider has not answered yet.
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed', 'open', 'won', 'lost')),
  -- The provider's number; '' while requested.
  reference text not null,
  reason text not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, payment_id) references payment
);
create index refund_payment on refund (workspace_id, payment_id);
create unique index refund_reference on refund (workspace_id, payment_id, kind, reference) where reference <> '';

-- What goes back reduces what was received, on the day of the refund.
create function app.total_refund() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count)
  values (new.workspace_id, 'received', new.refunded_on, new.currency, old.refunded_minor - new.refunded_minor, 0);
  return null;
end
$$;
create trigger payment_totals_refund after update on payment for each row
  when (old.refunded_minor <> new.refunded_minor) execute function app.total_refund();

select app.enable_rls(name) from unnest(array['payment_account', 'refund']::regclass[]) as name;
