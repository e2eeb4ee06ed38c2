-- Secrets that people enter in Settings: keys of payment providers, a password of a mail server. The ciphertext names its
-- key, which is not in the database; it does not decrypt under another company or name.
create table secret (
  workspace_id uuid not null references workspace on delete cascade,
  name text not null,
  ciphertext text not null check (ciphertext ~ '^v[0-9]+\.'),
  updated_at timestamptz not null,
  primary key (workspace_id, name)
);

select app.enable_rls('secret');
