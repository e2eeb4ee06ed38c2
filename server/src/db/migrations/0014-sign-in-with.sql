-- Who a provider says somebody is. The subject is the provider's own, and means nothing without its issuer.
create table identity (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  provider text not null check (provider in ('google', 'microsoft', 'linkedin', 'github', 'facebook', 'oidc')),
  issuer text not null,
  subject text not null,
  -- As the provider said it last; only shown, nobody is found by it.
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  unique (provider, issuer, subject)
);
create index identity_person on identity (person_id);

-- A visit to a provider that is under way. Known by the hash of its state and of the browser's cookie; good once.
create table errand (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  -- Whose account the identity is to be linked to; none: somebody signs in.
  person_id uuid references person on delete cascade,
  verifier text not null,
  nonce text not null,
  -- The page that was wanted, '' where none was.
  wanted text not null,
  invitation_hash bytea,
  language text not null,
  expires_at timestamptz not null
);
create index errand_age on errand (expires_at);
create index errand_person on errand (person_id) where person_id is not null;

-- A person may have come by a provider and have no password; a guest still has neither password nor address.
alter table person drop constraint person_check;
alter table person add constraint person_guest check (email is not null or password_hash is null);

-- Told when another way to sign in was added or taken away.
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset', 'digest', 'security'));

alter table identity enable row level security;
alter table identity force row level security;
create policy wall on identity to bordereau_app
  using (person_id = (select app.person_id()) or (select app.is_system()));
grant select, insert, update, delete on identity to bordereau_app;

alter table errand enable row level security;
alter table errand force row level security;
create policy wall on errand to bordereau_app using ((select app.is_system()));
grant select, insert, update, delete on errand to bordereau_app;
