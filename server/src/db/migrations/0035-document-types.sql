-- What a document is to its reader (BT-3): kind stays the side of the ledger. domain/src/document-kind.ts is the list.
alter table invoice
  add column type text not null default 'invoice'
    check (type in ('invoice', 'deposit', 'credit_note', 'debit_note', 'corrected_invoice')),
  -- The kind of the series of its number, where it is not its own: some laws number all corrections apart.
  add column series_kind text check (series_kind in ('invoice', 'credit_note')),
  -- Of a deposit: the final invoice, or its draft, that sets it off.
  add column final_id uuid,
  -- The net amount that other documents stated before: deposits set off, an invoice that is replaced.
  add column stated_before_minor bigint not null default 0,
  add foreign key (workspace_id, final_id) references invoice on delete set null (final_id);

-- These columns say of issued documents only what is in their snapshots already.
alter table invoice disable trigger invoice_is_final;
update invoice set type = 'credit_note' where kind = 'credit_note';
alter table invoice enable trigger invoice_is_final;

create index invoice_final on invoice (workspace_id, final_id) where final_id is not null;
-- The rarer types of the list's filter; ordinary invoices are found by walking the list, credit notes by their tab.
create index invoice_type on invoice (workspace_id, type, issue_key, id) where type <> 'invoice' and type <> 'credit_note';

-- A deposit may find its final invoice after its issue.
create or replace function app.guard_issued() returns trigger language plpgsql as $$
declare
  living text[] := array['settled_minor', 'credited_minor', 'sent_at', 'viewed_at', 'reminded_at', 'version', 'updated_at',
    'final_id',
    -- They follow number, issue_date and due_date, which are guarded; they are worked out after this trigger only.
    'number_key', 'issue_key', 'due_key'];
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

-- What a document contributes to the totals: what deposits or a replaced invoice stated before is counted once.
create or replace function app.totals_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint)
language sql immutable as $$
  select 'invoiced', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.net_minor else one.net_minor - one.stated_before_minor end::numeric, 1::bigint
  where one.issued_at is not null
  union all
  -- The same condition as IS_OPEN in list-store.ts.
  select 'open', coalesce(one.due_date, 'infinity'::date), one.currency, (one.payable_minor - one.settled_minor)::numeric,
    1::bigint
  where one.issued_at is not null and one.kind = 'invoice' and one.settled_minor < one.payable_minor
$$;

-- What closes a replaced invoice: the corrected invoice, to which its payments are moved.
alter table allocation
  add column replacement_id uuid,
  add foreign key (workspace_id, replacement_id) references invoice,
  drop constraint allocation_check,
  add constraint allocation_check check (num_nonnulls(payment_id, credit_note_id, replacement_id) = 1);
create index allocation_replacement on allocation (workspace_id, replacement_id) where replacement_id is not null;
