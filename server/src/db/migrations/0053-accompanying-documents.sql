-- Order confirmations, pro-forma invoices and delivery notes: made of a quote or an invoice, and no invoices themselves. Nothing
-- of them is in the ledger, the journal or the totals. Each is kept as it was made; its PDF is in the archive.
create table accompanying_document (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('order_confirmation', 'pro_forma', 'delivery_note')),
  quote_id uuid,
  invoice_id uuid,
  -- For whom it was made; a draft may get another customer afterwards.
  customer_id uuid not null,
  -- That of the quote or the issued document; '' of a draft.
  number text not null,
  language text not null,
  file_name text not null,
  sha256 bytea not null,
  created_by uuid,
  created_at timestamptz not null,
  -- The last e-mail with it. The customer's portal has only what was sent.
  mail_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, quote_id) references quote on delete cascade,
  foreign key (workspace_id, invoice_id) references invoice on delete cascade,
  foreign key (workspace_id, customer_id) references customer,
  check (num_nonnulls(quote_id, invoice_id) = 1)
);
create index accompanying_document_quote on accompanying_document (workspace_id, quote_id) where quote_id is not null;
create index accompanying_document_invoice on accompanying_document (workspace_id, invoice_id) where invoice_id is not null;
create index accompanying_document_customer on accompanying_document (workspace_id, customer_id);
select app.enable_rls('accompanying_document');

-- One that is deleted, by itself or with its draft, releases its file, unless an e-mail has it: the archive deletes what nothing
-- refers to.
create function app.release_accompanying_document() returns trigger language plpgsql as $$
begin
  insert into archive_release (workspace_id, sha256, kind, released_at)
  values (old.workspace_id, old.sha256, 'document', now())
  on conflict (workspace_id, sha256) do update set released_at = excluded.released_at;
  return null;
end $$;
create trigger accompanying_document_releases after delete on accompanying_document
  for each row when (old.mail_id is null) execute function app.release_accompanying_document();

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify',
  'reset', 'digest', 'security', 'quote', 'portal', 'accompanying_document'));
