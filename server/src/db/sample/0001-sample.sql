-- For tests of server/src/db only: the role, a table with row-level security and a counter, without the product's tables.
do $$
begin
  if not exists (select from pg_roles where rolname = 'bordereau_app') then
    create role bordereau_app nologin nosuperuser nobypassrls;
  end if;
end
$$;

create table note (
  workspace_id uuid not null,
  id integer not null,
  text text not null,
  primary key (workspace_id, id)
);
alter table note enable row level security;
alter table note force row level security;
create policy note_tenant on note to bordereau_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    or current_setting('app.system', true) = 'on'
  );
grant select, insert, update, delete on note to bordereau_app;

create table counter (
  name text primary key,
  value integer not null
);
create table entry (
  number integer primary key,
  text text not null
);
insert into counter values ('entry', 0);
grant select, insert, update, delete on counter, entry to bordereau_app;
