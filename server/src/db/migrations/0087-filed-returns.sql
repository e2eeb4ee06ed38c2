-- Returns that a company handed in: their figures on that day, against which later documents are compared.
create table filed_return (
  workspace_id uuid not null references workspace on delete cascade,
  -- The key of an EC sales list ('de_zm'), or 'oss'.
  return_key text not null check (char_length(return_key) between 1 and 40),
  -- '2026-11', '2026-Q4'.
  period text not null check (char_length(period) between 4 and 7),
  currency text not null check (char_length(currency) = 3),
  -- The amount of each row as text, by the row's own key.
  figures jsonb not null,
  -- The documents that were in it.
  documents jsonb not null,
  -- Null once its account is deleted; its name stays.
  filed_by uuid references person on delete set null,
  filed_by_name text not null check (char_length(filed_by_name) <= 200),
  filed_at timestamptz not null,
  primary key (workspace_id, return_key, period)
);
select app.enable_rls('filed_return');
