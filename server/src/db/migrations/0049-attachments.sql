-- Files that a company uploaded for its documents; the bytes are in the archive. Drafts name them by their hash.
create table attachment (
  workspace_id uuid not null references workspace on delete cascade,
  sha256 bytea not null,
  media_type text not null,
  size integer not null check (size > 0),
  -- When it was uploaded, or a draft with it was saved. What nothing uses is deleted a week later.
  used_at timestamptz not null,
  primary key (workspace_id, sha256)
);
select app.enable_rls('attachment');
