create table invoice (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  customer_id uuid,
  -- As the list shows them: of the draft's customer, frozen at issue.
  customer_name text not null,
  customer_country text not null,
  currency text not null,
  language text not null,
  -- The editable document, Draft of the domain, as JSON with its format's version.
  draft jsonb not null,
  draft_format integer not null default 1,
  issue_date date,
  due_date date,
  net_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  payable_minor bigint not null,
  -- What payments and credit notes have settled of payable_minor.
  settled_minor bigint not null default 0,
  -- What issued credit notes have taken back of it.
  credited_minor bigint not null default 0,
  corrects_id uuid,
  -- Set together at issue, never changed after.
  series_id uuid,
  period text,
  seq bigint,
  number text,
  -- By what the list is sorted and searched: a plain column, since under row-level security upper() reaches no index.
  number_key text collate "C" generated always as (coalesce(upper(number), '')) stored,
  issued_at timestamptz,
  issued_by uuid,
  -- The frozen semantic invoice with its totals, canonical JSON text: exactly the bytes the journal hashes.
  frozen text,
  frozen_format integer,
  sent_at timestamptz,
  viewed_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references customer,
  foreign key (workspace_id, corrects_id) references invoice,
  foreign key (workspace_id, series_id) references series,
  unique (workspace_id, series_id, period, seq),
  check (
    (issued_at is null and number is null and seq is null and series_id is null and period is null and frozen is null)
    or (issued_at is not null and number is not null and seq is not null and series_id is not null
        and period is not null and frozen is not null and issue_date is not null and customer_id is not null)
  ),
  check (issued_at is not null or (sent_at is null and viewed_at is null and settled_minor = 0 and credited_minor = 0))
);
create unique index invoice_number on invoice (workspace_id, series_id, upper(number)) where number is not null;
create index invoice_seq on invoice (workspace_id, seq) where seq is not null;
create index invoice_created on invoice (workspace_id, created_at desc, id desc);
-- The list's sort keys, exactly as list-store.ts writes them. Drafts have no date yet and stand before all others.
create index invoice_issue_date on invoice (workspace_id, (coalesce(issue_date, 'infinity'::date)), id);
create index invoice_due_date on invoice (workspace_id, (coalesce(due_date, 'infinity'::date)), id);
create index invoice_number_sort on invoice (workspace_id, number_key, id);
create index invoice_customer on invoice (workspace_id, customer_id, created_at desc);
create index invoice_gross on invoice (workspace_id, gross_minor, id);
create index invoice_drafts on invoice (workspace_id, created_at desc) where issued_at is null;
create index invoice_open on invoice (workspace_id, due_date, currency)
  include (kind, payable_minor, settled_minor, credited_minor) where issued_at is not null and settled_minor < payable_minor;
-- The tabs of the list, word for word as list-store.ts asks for them, so that they are counted without their rows.
create index invoice_paid on invoice (workspace_id) where issued_at is not null and kind = 'invoice'
  and case when payable_minor >= 0 then settled_minor >= payable_minor else settled_minor <= payable_minor end;
create index invoice_credit_notes on invoice (workspace_id) where kind = 'credit_note';
create index invoice_corrects on invoice (workspace_id, corrects_id) where corrects_id is not null;

-- What may still change once issued: what happens to the document, never what it says.
create function app.guard_issued() returns trigger language plpgsql as $$
declare
  living text[] := array['settled_minor', 'credited_minor', 'sent_at', 'viewed_at', 'reminded_at', 'version', 'updated_at',
    -- Follows number, which is guarded; it is worked out after this trigger only.
    'number_key'];
begin
  if old.issued_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - living) is distinct from (to_jsonb(old) - living) then
    raise exception 'bordereau: document % is issued; it is corrected only by a credit note', old.number
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger invoice_is_final before update or delete on invoice
  for each row execute function app.guard_issued();
create trigger invoice_no_truncate before truncate on invoice
  for each statement execute function app.refuse_change();

-- The archived bytes of an issued document, by hash in the archive.
create table document (
  workspace_id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('pdf', 'ubl', 'cii')),
  sha256 bytea not null,
  size integer not null,
  media_type text not null,
  file_name text not null,
  created_at timestamptz not null,
  primary key (workspace_id, invoice_id, kind),
  foreign key (workspace_id, invoice_id) references invoice
);

-- Append-only; each entry's hash covers the hash before it. One chain a series, so that issuing takes one lock only.
create table journal (
  workspace_id uuid not null,
  series_id uuid not null,
  position bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('issued')),
  invoice_id uuid not null,
  -- Exactly the text that was hashed.
  entry text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (workspace_id, series_id, position),
  foreign key (workspace_id, series_id) references series,
  foreign key (workspace_id, invoice_id) references invoice,
  unique (workspace_id, hash)
);

-- The timeline: everything that happened to a document.
create table event (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  at timestamptz not null,
  kind text not null,
  person_id uuid,
  detail jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoice on delete cascade
);
create index event_invoice on event (workspace_id, invoice_id, at);
create index event_latest on event (workspace_id, at desc);

create table pay_link (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoice
);
create index pay_link_invoice on pay_link (workspace_id, invoice_id);

create table payment (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  date date not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  method text not null check (method in ('transfer', 'card', 'cash', 'cheque', 'direct_debit', 'upi', 'other')),
  reference text not null,
  note text not null,
  -- A reversal keeps the payment and its allocations; they only stop counting.
  reversed_at timestamptz,
  reversed_by uuid,
  reversal_reason text,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references customer
);
create index payment_date on payment (workspace_id, date desc, id desc);
create index payment_customer on payment (workspace_id, customer_id);

-- What settles an invoice: part of a payment, or part of a credit note.
create table allocation (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  payment_id uuid,
  credit_note_id uuid,
  -- In the invoice's currency.
  amount_minor bigint not null check (amount_minor > 0),
  -- In the payment's currency, with the rate used (invoice currency for one unit of payment currency).
  payment_amount_minor bigint not null check (payment_amount_minor > 0),
  rate numeric not null check (rate > 0),
  reversed_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoice,
  foreign key (workspace_id, payment_id) references payment,
  foreign key (workspace_id, credit_note_id) references invoice,
  check ((payment_id is null) <> (credit_note_id is null))
);
create index allocation_invoice on allocation (workspace_id, invoice_id);
create index allocation_payment on allocation (workspace_id, payment_id);
create index allocation_credit_note on allocation (workspace_id, credit_note_id);

select app.wall(name) from unnest(array[
  'invoice', 'document', 'journal', 'event', 'pay_link', 'payment', 'allocation'
]::regclass[]) as name;

revoke update, delete on document, journal from bordereau_app;
create trigger document_is_kept before update or delete on document
  for each row execute function app.refuse_change();
create trigger document_no_truncate before truncate on document
  for each statement execute function app.refuse_change();
create trigger journal_is_kept before update or delete on journal
  for each row execute function app.refuse_change();
create trigger journal_no_truncate before truncate on journal
  for each statement execute function app.refuse_change();
