-- Where the nightly verification of the archive goes on (the last document it looked at; null: it begins anew), and when it
-- last came to the end.
alter table instance add column archive_checked_to text;
alter table instance add column archive_checked_at timestamptz;

-- Archived files that were missing or damaged when they were last looked at.
create table archive_fault (
  workspace_id uuid not null,
  invoice_id uuid not null,
  kind text not null,
  reason text not null check (reason in ('missing', 'damaged')),
  found_at timestamptz not null,
  primary key (workspace_id, invoice_id, kind),
  foreign key (workspace_id, invoice_id, kind) references document
);

-- Files that a company no longer names: a logo that was replaced, the documents of a sample that was left. They are
-- deleted from the archive once nothing else names them. It outlives its workspace, and therefore refers to none.
create table archive_release (
  workspace_id uuid not null,
  sha256 bytea not null,
  kind text not null check (kind in ('logo', 'document')),
  released_at timestamptz not null,
  primary key (workspace_id, sha256)
);
create index archive_release_time on archive_release (released_at);

select app.wall(name) from unnest(array['archive_fault', 'archive_release']::regclass[]) as name;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined', 'recurring_failed', 'recurring_drafted',
  'files_damaged'
));
