-- The role every request works as: it owns nothing and no policy can be bypassed with it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'bordereau_app') then
    create role bordereau_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'bordereau_app', 'member') then
    execute format('grant bordereau_app to %I', current_user);
  end if;
end
$$;

create schema app;
grant usage on schema app to bordereau_app;
grant usage on schema public to bordereau_app;

-- Who is asking, set for one transaction by db/database.ts. Unset means nobody: every policy then sees nothing.
create function app.workspace_id() returns uuid language sql stable
  return nullif(current_setting('app.workspace_id', true), '')::uuid;
create function app.person_id() returns uuid language sql stable
  return nullif(current_setting('app.person_id', true), '')::uuid;
-- Jobs, sign-in and links looked up before a workspace is known.
create function app.is_system() returns boolean language sql stable
  return coalesce(current_setting('app.system', true), '') = 'on';

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'bordereau: % of % is refused, it is kept for ever', lower(tg_op), tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;

-- Every table of a workspace gets the same wall: its policy, FORCE, and the app role's rights. Who asks is read once a
-- query (a scalar subquery is), not once a row: a hundred thousand rows are counted ten times as fast.
create function app.wall(name regclass, also text default 'false') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy wall on %s to bordereau_app
     using (workspace_id = (select app.workspace_id()) or (select app.is_system()) or %s)
     with check (workspace_id = (select app.workspace_id()) or (select app.is_system()))', name, also);
  execute format('grant select, insert, update, delete on %s to bordereau_app', name);
end
$$;
