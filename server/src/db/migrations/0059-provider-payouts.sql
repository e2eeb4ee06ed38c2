-- What a payment provider pays out to the company's bank account, of many payments less its fees, as the provider lists it.
create table provider_payout (
  workspace_id uuid not null references workspace on delete cascade,
  provider text not null,
  -- The provider's number.
  reference text not null,
  mode text not null check (mode in ('test', 'live')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  arrives_on date not null,
  status text not null check (status in ('expected', 'paid', 'failed')),
  -- What the bank's statement may call it: the provider's name, the text and the number that the provider gave to the bank.
  names text[] not null,
  updated_at timestamptz not null,
  primary key (workspace_id, provider, reference)
);
create index provider_payout_arrival on provider_payout (workspace_id, arrives_on);
select app.enable_rls('provider_payout');
