-- The mail server of a company; its password is a row of secret. The environment's server comes before it.
create table mail_server (
  workspace_id uuid primary key references workspace on delete cascade,
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text not null,
  from_address text not null,
  updated_at timestamptz not null
);
select app.enable_rls('mail_server');

-- Tasks of setting up that were put away undone.
alter table company add column set_aside jsonb not null default '[]';
