create table person (
  id uuid primary key,
  -- Lower case. A guest who explores the sample company has none.
  email text unique check (email = lower(email)),
  name text not null,
  password_hash text,
  email_verified_at timestamptz,
  language text not null default 'en',
  color_scheme text not null default 'auto' check (color_scheme in ('auto', 'light', 'dark')),
  created_at timestamptz not null,
  check ((email is null) = (password_hash is null))
);

create table session (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  ip text not null
);
create index session_person on session (person_id);

create table email_token (
  token_hash bytea primary key,
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- One row: what the whole instance knows of itself.
create table instance (
  "only" boolean primary key default true check ("only"),
  secret bytea not null,
  sign_up_open boolean not null default false,
  created_at timestamptz not null
);

create table workspace (
  id uuid primary key,
  sample boolean not null default false,
  created_at timestamptz not null
);

create table membership (
  workspace_id uuid not null references workspace on delete cascade,
  person_id uuid not null references person on delete cascade,
  role text not null check (role in ('owner', 'admin', 'accountant', 'member', 'viewer')),
  joined_at timestamptz not null,
  primary key (workspace_id, person_id)
);
create index membership_person on membership (person_id);

create table invitation (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'admin', 'accountant', 'member', 'viewer')),
  token_hash bytea not null unique,
  invited_by uuid references person on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, id)
);

-- The saved answer to a POST that carried an Idempotency-Key: the same key gives the same answer, once done, once only.
create table idempotency (
  person_id uuid not null references person on delete cascade,
  key text not null,
  request_sha256 bytea not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_age on idempotency (created_at);

alter table person enable row level security;
alter table person force row level security;
create policy wall on person to bordereau_app
  using (
    id = (select app.person_id()) or (select app.is_system())
    or exists (select from membership m where m.workspace_id = (select app.workspace_id()) and m.person_id = person.id)
  )
  with check (id = (select app.person_id()) or (select app.is_system()));
grant select, insert, update, delete on person to bordereau_app;

do $$
declare name text;
begin
  foreach name in array array['session', 'email_token', 'idempotency'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy wall on %I to bordereau_app using (person_id = (select app.person_id()) or (select app.is_system()))', name);
    execute format('grant select, insert, update, delete on %I to bordereau_app', name);
  end loop;
end
$$;

alter table instance enable row level security;
alter table instance force row level security;
create policy wall on instance to bordereau_app using ((select app.is_system()));
grant select, insert, update on instance to bordereau_app;

alter table workspace enable row level security;
alter table workspace force row level security;
create policy wall on workspace to bordereau_app
  using (
    id = (select app.workspace_id()) or (select app.is_system())
    or exists (select from membership m where m.workspace_id = workspace.id and m.person_id = (select app.person_id()))
  )
  with check (id = (select app.workspace_id()) or (select app.is_system()));
grant select, insert, update, delete on workspace to bordereau_app;

select app.wall('membership', 'person_id = (select app.person_id())');
select app.wall('invitation');
