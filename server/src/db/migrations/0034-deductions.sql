-- What of an invoice is settled without money: the fee a bank kept, tax that the customer withheld, the discount for early
-- payment, what the company gives up. Each is an allocation of its own beside that of the money, so that sums and reversals
-- treat both alike.
alter table allocation
  add column deduction text check (deduction in ('bank_fee', 'withheld', 'cash_discount', 'written_off')),
  add column reason text not null default '',
  drop constraint allocation_payment_amount_minor_check,
  -- A deduction takes nothing of the payment.
  add constraint allocation_payment_amount_minor_check check (
    case when deduction is null then payment_amount_minor > 0
    else payment_amount_minor = 0 and payment_id is not null end),
  add constraint allocation_reason_check check (deduction is distinct from 'written_off' or reason <> '');

-- A payment of nothing carries deductions only.
alter table payment
  drop constraint payment_amount_minor_check,
  add constraint payment_amount_minor_check check (amount_minor >= 0);

-- As before, but what is deducted is not a payment: an invoice that is written off says nothing of when the customer pays.
create or replace function app.usual_days(company uuid, payer uuid) returns integer language sql stable as $$
  select case when count(*) >= 3 and abs(percentile_disc(0.5) within group (order by paid.on_day - latest.due_date)) <= 90
    then percentile_disc(0.5) within group (order by paid.on_day - latest.due_date) end
  from (
    select id, due_date from invoice
    where workspace_id = company and customer_id = payer
      and issued_at is not null and kind = 'invoice' and due_date is not null
      and payable_minor > 0 and settled_minor >= payable_minor
    order by created_at desc, id
    limit 8
  ) latest
  cross join lateral (
    select max(payment.date) as on_day
    from allocation
    join payment on payment.workspace_id = allocation.workspace_id and payment.id = allocation.payment_id
    where allocation.workspace_id = company and allocation.invoice_id = latest.id and allocation.deduction is null
      and allocation.reversed_at is null and payment.reversed_at is null
  ) paid
  where paid.on_day is not null
$$;
