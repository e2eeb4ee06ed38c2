-- Mail of the instance itself (password reset, verification) belongs to this workspace, which nobody is a member of.
insert into workspace (id, sample, created_at)
values ('00000000-0000-0000-0000-000000000000', false, '2026-01-01T00:00:00Z');

create table mail (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset')),
  invoice_id uuid,
  recipient text not null,
  copy_to text not null default '',
  reply_to text not null default '',
  sender_name text not null default '',
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- [{ "sha256": hex, "name": …, "mediaType": … }] in the archive.
  attachments jsonb not null default '[]',
  -- kept: no mail server is configured, it is readable here; uncertain: the connection broke after the text was handed
  -- over, so sending again could deliver it twice and a person must decide.
  status text not null check (status in ('queued', 'sending', 'sent', 'kept', 'failed', 'uncertain', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text not null default '',
  -- The same act asked for twice makes one message.
  dedupe_key text not null,
  message_id text not null,
  created_by uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, dedupe_key)
);
create index mail_latest on mail (workspace_id, created_at desc, id desc);
create index mail_invoice on mail (workspace_id, invoice_id);

create table job (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz,
  dedupe_key text not null,
  primary key (workspace_id, id),
  unique (workspace_id, dedupe_key)
);
create index job_due on job (run_at) where done_at is null and failed_at is null;

select app.wall(name) from unnest(array['mail', 'job']::regclass[]) as name;
