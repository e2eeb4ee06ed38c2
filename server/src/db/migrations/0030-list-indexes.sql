-- Under row-level security only leakproof conditions on plain columns use an index; COALESCE is not leakproof. So the list
-- filters and sorts by columns: drafts without a date stand after all dates.
alter table invoice
  add column issue_key date generated always as (coalesce(issue_date, 'infinity'::date)) stored,
  add column due_key date generated always as (coalesce(due_date, 'infinity'::date)) stored;

create or replace function app.guard_issued() returns trigger language plpgsql as $$
declare
  living text[] := array['settled_minor', 'credited_minor', 'sent_at', 'viewed_at', 'reminded_at', 'version', 'updated_at',
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

drop index invoice_issue_date, invoice_due_date, invoice_number_sort, invoice_customer, invoice_drafts, invoice_planned,
  invoice_open, invoice_paid, invoice_credit_notes;
create index invoice_issue_key on invoice (workspace_id, issue_key, id);
create index invoice_due_key on invoice (workspace_id, due_key, id) include (issue_key);
create index invoice_currency on invoice (workspace_id, currency, issue_key, id);
-- A search collects ids by these two and sorts them without reading the rows, so they hold the list's other sort keys.
create index invoice_number_key on invoice (workspace_id, number_key, id) include (issue_key, due_key, gross_minor, created_at);
create index invoice_customer on invoice (workspace_id, customer_id, created_at desc, id)
  include (issue_key, due_key, gross_minor, number_key);
-- The tabs of the list, word for word as list-store.ts asks for them, in the order of its first page.
create index invoice_drafts on invoice (workspace_id, issue_key, id) where issued_at is null;
create index invoice_open on invoice (workspace_id, issue_key, id) include (kind, due_key, payable_minor, settled_minor)
  where issued_at is not null and settled_minor < payable_minor;
create index invoice_open_due on invoice (workspace_id, due_key, id) include (kind, payable_minor, settled_minor)
  where issued_at is not null and settled_minor < payable_minor;
create index invoice_open_customer on invoice (workspace_id, customer_id, currency) include (kind, payable_minor, settled_minor)
  where issued_at is not null and settled_minor < payable_minor;
create index invoice_paid on invoice (workspace_id, issue_key, id) where issued_at is not null and kind = 'invoice'
  and case when payable_minor >= 0 then settled_minor >= payable_minor else settled_minor <= payable_minor end;
create index invoice_credit_notes on invoice (workspace_id, issue_key, id) where kind = 'credit_note';

-- Payments are searched by the beginning of their reference, and listed by date for each customer found.
alter table payment add column reference_key text collate "C" generated always as (lower(reference)) stored;
drop index payment_customer;
create index payment_customer on payment (workspace_id, customer_id, date desc, id desc);
create index payment_reference on payment (workspace_id, reference_key, date desc, id desc) where reference_key <> '';
