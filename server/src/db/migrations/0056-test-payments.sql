-- Payments in the test mode of a provider are no money: the totals of what was received leave them out.
drop trigger payment_totals_insert on payment;
drop trigger payment_totals_update on payment;
drop trigger payment_totals_refund on payment;

create or replace function app.total_payment() returns trigger language plpgsql as $$
declare
  is_counted boolean := new.reversed_at is null and new.mode <> 'test';
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count)
  values (new.workspace_id, 'received', new.date, new.currency,
    case when is_counted then new.amount_minor else -new.amount_minor end, case when is_counted then 1 else -1 end);
  return null;
end
$$;

create trigger payment_totals_insert after insert on payment
  for each row when (new.reversed_at is null and new.mode <> 'test') execute function app.total_payment();
-- The mode of an online payment is written right after the payment.
create trigger payment_totals_update after update on payment
  for each row when ((old.reversed_at is null and old.mode <> 'test') <> (new.reversed_at is null and new.mode <> 'test'))
  execute function app.total_payment();
create trigger payment_totals_refund after update on payment
  for each row when (old.refunded_minor <> new.refunded_minor and new.mode <> 'test') execute function app.total_refund();

-- Those that were counted until now.
insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count)
select workspace_id, 'received', date, currency, -amount_minor, -1 from payment
where mode = 'test' and reversed_at is null
union all
select workspace_id, 'received', refunded_on, currency, refunded_minor, 0 from payment
where mode = 'test' and refunded_minor > 0;
