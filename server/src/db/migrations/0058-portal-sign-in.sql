-- A code of six digits that was e-mailed to a customer who wants to see their portal without its link. It is not stored: it is a
-- MAC of the row's id. There is a row for unknown addresses too, so that the answer does not show which are known.
create table portal_code (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  email text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create index portal_code_expiry on portal_code (workspace_id, expires_at);

-- A browser in which such a code was entered. It opens the portals of those customers that have this address now.
create table portal_session (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  email text not null,
  token_hash bytea not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index portal_session_token on portal_session (workspace_id, token_hash);
create index portal_session_email on portal_session (workspace_id, email);

select app.enable_rls(name) from unnest(array['portal_code', 'portal_session']::regclass[]) as name;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify',
  'reset', 'digest', 'security', 'quote', 'portal', 'portal_code', 'accompanying_document'));
