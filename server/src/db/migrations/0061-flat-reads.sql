-- Indexes and a kept sum for what read every document of a company.
create index invoice_self_billed on invoice (workspace_id, issue_key, id) where kind = 'self_billed';
-- Receivables add up what each customer owes by age, without reading the rows.
drop index invoice_open_customer;
create index invoice_open_customer on invoice (workspace_id, customer_id, currency)
  include (kind, due_key, payable_minor, settled_minor)
  where issued_at is not null and settled_minor < payable_minor;
create index payment_refunded on payment (workspace_id, refunded_on) where refunded_minor > 0;
-- Distance sales are of private customers as the snapshot states them, word for word as distance-sales-store.ts asks.
create index invoice_to_persons on invoice (workspace_id, issue_key)
  where issued_at is not null and frozen::jsonb -> 'buyer' ->> 'kind' = 'person';

-- A fourth measure, charged: amounts payable of issued documents by issue date, credit notes negative.
alter table daily_total drop constraint daily_total_measure_check;
alter table daily_total add constraint daily_total_measure_check
  check (measure in ('invoiced', 'charged', 'open', 'received'));
alter table daily_total_change drop constraint daily_total_change_measure_check;
alter table daily_total_change add constraint daily_total_change_measure_check
  check (measure in ('invoiced', 'charged', 'open', 'received'));

create or replace function app.totals_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint)
language sql immutable as $$
  select 'invoiced', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.net_minor else one.net_minor - one.stated_before_minor end::numeric, 1::bigint
  where one.issued_at is not null and one.kind <> 'self_billed'
  union all
  select 'charged', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.payable_minor else one.payable_minor end::numeric, 1::bigint
  where one.issued_at is not null and one.kind <> 'self_billed'
  union all
  -- The same condition as IS_OPEN in list-store.ts.
  select 'open', coalesce(one.due_date, 'infinity'::date), one.currency, (one.payable_minor - one.settled_minor)::numeric,
    1::bigint
  where one.issued_at is not null and one.kind = 'invoice' and one.settled_minor < one.payable_minor
$$;

insert into daily_total (workspace_id, measure, day, currency, amount_minor, item_count)
select workspace_id, 'charged', issue_date, currency,
  sum(case kind when 'credit_note' then -payable_minor else payable_minor end), count(*)
from invoice where issued_at is not null and kind <> 'self_billed' group by workspace_id, issue_date, currency;
