-- Self-billed documents, which the company writes in the name of a supplier: of a kind of their own, so that nothing counts
-- them among what customers owe.
alter table invoice drop constraint invoice_kind_check;
alter table invoice add constraint invoice_kind_check check (kind in ('invoice', 'credit_note', 'self_billed'));
alter table invoice drop constraint invoice_type_check;
alter table invoice add constraint invoice_type_check check (type in ('invoice', 'deposit', 'credit_note', 'debit_note',
  'corrected_invoice', 'self_billed_invoice', 'self_billed_credit_note'));
alter table invoice add constraint invoice_self_billed_check check ((kind = 'self_billed') = (type like 'self_billed_%'));

-- Their numbers: two series of each supplier.
alter table series drop constraint series_kind_check;
alter table series
  add column customer_id uuid,
  add foreign key (workspace_id, customer_id) references customer,
  add constraint series_kind_check check (kind in ('invoice', 'credit_note', 'simplified', 'quote',
    'self_billed_invoice', 'self_billed_credit_note')),
  add constraint series_customer_check check ((kind like 'self_billed_%') = (customer_id is not null) and
    not (is_default and customer_id is not null));
create unique index series_of_supplier on series (workspace_id, customer_id, kind) where customer_id is not null;

-- What a document contributes to the totals: nothing, where it is another's sale.
create or replace function app.totals_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint)
language sql immutable as $$
  select 'invoiced', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.net_minor else one.net_minor - one.stated_before_minor end::numeric, 1::bigint
  where one.issued_at is not null and one.kind <> 'self_billed'
  union all
  -- The same condition as IS_OPEN in list-store.ts.
  select 'open', coalesce(one.due_date, 'infinity'::date), one.currency, (one.payable_minor - one.settled_minor)::numeric,
    1::bigint
  where one.issued_at is not null and one.kind = 'invoice' and one.settled_minor < one.payable_minor
$$;

-- What the company paid to a supplier for a self-billed invoice, or got back for a credit note: no payment of a customer.
create table payout (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  paid_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  reference text not null,
  created_by uuid references person on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoice
);
select app.enable_rls('payout');
create unique index payout_of_document on payout (workspace_id, invoice_id) where removed_at is null;
