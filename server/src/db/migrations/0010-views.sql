-- A list's filters, order and columns under a name.
create table saved_view (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  list text not null check (list in ('invoices', 'customers', 'items', 'payments')),
  name text not null check (char_length(name) between 1 and 60),
  -- The words of the list's address: 'currency=EUR&tab=open'.
  state text not null check (char_length(state) <= 1000),
  -- Whose it is, and gone with her membership; null: the company's.
  person_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, person_id) references membership on delete cascade
);
create unique index saved_view_name on saved_view (workspace_id, list, person_id, lower(name)) nulls not distinct;

-- What a list shows a person at first.
create table default_view (
  workspace_id uuid not null,
  person_id uuid not null,
  list text not null,
  view_id uuid not null,
  primary key (workspace_id, person_id, list),
  foreign key (workspace_id, person_id) references membership on delete cascade,
  foreign key (workspace_id, view_id) references saved_view on delete cascade
);
create index default_view_view on default_view (workspace_id, view_id);

select app.wall(name) from unnest(array['saved_view', 'default_view']::regclass[]) as name;
-- Inside of a company, what is a person's own is nobody else's.
create policy own on saved_view as restrictive to bordereau_app
  using (person_id is null or person_id = (select app.person_id()) or (select app.is_system()));
