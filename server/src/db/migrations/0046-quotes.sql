-- Quotes: no documents of the ledger. Each has the draft that is edited and the versions that were sent of it.
create table quote (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  -- Expired, viewed and invoiced follow from dates and documents (domain/src/quote/status.ts).
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  series_id uuid,
  period text,
  number text,
  -- Versions sent so far; 0: never sent.
  revision integer not null default 0,
  -- A new version is being edited.
  is_revising boolean not null default false,
  draft jsonb not null,
  draft_format integer not null,
  customer_id uuid,
  customer_name text not null,
  customer_country text not null,
  currency text not null,
  -- Without optional lines; of an accepted quote, of what was ordered.
  net_minor bigint not null,
  gross_minor bigint not null,
  valid_until date,
  sent_at timestamptz,
  viewed_at timestamptz,
  answered_at timestamptz,
  -- The expiry was told to the members.
  expired_at timestamptz,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, series_id) references series,
  check ((state = 'draft') = (revision = 0) and (revision = 0) = (number is null) and (revision = 0) = (valid_until is null))
);
create unique index quote_number on quote (workspace_id, upper(number)) where number is not null;
create index quote_created on quote (workspace_id, created_at desc, id desc);
create index quote_state on quote (workspace_id, state, created_at desc, id desc);
create index quote_customer on quote (workspace_id, customer_id, created_at desc);
create index quote_expiry on quote (valid_until) where state = 'sent' and expired_at is null;
select app.enable_rls('quote');

-- A version as it was sent. Its id is that of its public page.
create table quote_revision (
  workspace_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  revision integer not null,
  -- Canonical JSON (server/src/quotes/quote-snapshot.ts), and its SHA-256.
  frozen text not null,
  frozen_format integer not null,
  content_sha256 bytea not null,
  -- The PDF in the archive, as it was sent and with the proof of its acceptance.
  pdf_sha256 bytea not null,
  signed_pdf_sha256 bytea,
  gross_minor bigint not null,
  valid_until date not null,
  sent_at timestamptz not null,
  sent_by uuid,
  -- The customer's answer, and what proves it.
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  signer_name text not null default '',
  reason text not null default '',
  signature text not null default '',
  ip text not null default '',
  user_agent text not null default '',
  chosen_ids text[] not null default '{}',
  primary key (workspace_id, id),
  unique (workspace_id, quote_id, revision),
  foreign key (workspace_id, quote_id) references quote on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check (answer is distinct from 'accepted' or signer_name <> '')
);
select app.enable_rls('quote_revision');

-- A version that was sent never changes; its answer is written once.
create function app.guard_quote_revision() returns trigger language plpgsql as $$
declare
  answer_columns text[] := array['answer', 'answered_at', 'signer_name', 'reason', 'signature', 'ip', 'user_agent',
    'chosen_ids', 'signed_pdf_sha256'];
begin
  if (to_jsonb(new) - answer_columns) is distinct from (to_jsonb(old) - answer_columns)
    or (old.answer is not null and to_jsonb(new) is distinct from to_jsonb(old)) then
    raise exception 'bordereau: a version of a quote that was sent, and its answer, do not change'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger quote_revision_is_final before update on quote_revision
  for each row execute function app.guard_quote_revision();

create table quote_event (
  workspace_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  at timestamptz not null,
  kind text not null,
  person_id uuid,
  detail jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, quote_id) references quote on delete cascade
);
create index quote_event_of on quote_event (workspace_id, quote_id, at);
select app.enable_rls('quote_event');

-- The quote of which a document was made.
alter table invoice
  add column quote_id uuid,
  add foreign key (workspace_id, quote_id) references quote;
create index invoice_quote on invoice (workspace_id, quote_id) where quote_id is not null;

alter table company add column quote_valid_days integer not null default 30 check (quote_valid_days between 0 and 365);

-- Quotes have numbers of their own.
alter table series drop constraint series_kind_check;
alter table series add constraint series_kind_check check (kind in ('invoice', 'credit_note', 'quote'));
insert into series (workspace_id, id, kind, name, pattern, is_default, created_at)
select workspace_id, gen_random_uuid(), 'quote', 'Quotes', 'Q{YYYY}-{seq:4}', true, updated_at from company;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset', 'digest', 'security', 'quote'));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('viewed', 'paid', 'overdue', 'bounced', 'failed', 'invited', 'joined', 'recurring_failed',
    'recurring_drafted', 'files_damaged', 'batch_finished', 'quote_accepted', 'quote_declined', 'quote_expired'));
