-- The accounts to which a company's books enter what it issues and receives, and the numbers its accountant gave it.
create table bookkeeping (
  workspace_id uuid primary key references workspace on delete cascade,
  -- The key of a published chart of accounts of the company's country; '' for none.
  chart text not null,
  -- Numbers of the company's own by the name of the account, where they differ from the chart's.
  accounts jsonb not null default '{}',
  advisor text not null default '',
  client text not null default '',
  updated_at timestamptz not null
);
select app.enable_rls('bookkeeping');
