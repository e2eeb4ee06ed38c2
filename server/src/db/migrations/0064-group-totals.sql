-- Sums of reports by customer and by payment method, kept by the transactions that change invoices and payments as those
-- by day are (0031-daily-totals.sql), because a report otherwise reads every document of its period. What was received is
-- kept by day and method; what was invoiced by month and customer, since most customers get few documents a month.
create table group_total (
  workspace_id uuid not null references workspace on delete cascade,
  measure text not null check (measure in ('invoiced', 'received')),
  -- The day, or the first one of the month.
  since date not null,
  -- The method of payments, the id of a customer.
  key text not null,
  currency text not null,
  amount_minor numeric not null,
  item_count bigint not null,
  -- The last name in the alphabet that documents of the customer have, '' for payments.
  name text not null,
  primary key (workspace_id, measure, since, key, currency)
);
select app.enable_rls('group_total');

-- The changes that wait are added up first, since they name no group.
with taken as (
  delete from daily_total_change returning workspace_id, measure, day, currency, amount_minor, item_count
)
insert into daily_total as total (workspace_id, measure, day, currency, amount_minor, item_count)
select workspace_id, measure, day, currency, sum(amount_minor), sum(item_count) from taken group by 1, 2, 3, 4
on conflict (workspace_id, measure, day, currency) do update set
  amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count;
delete from daily_total where amount_minor = 0 and item_count = 0;

alter table daily_total_change
  add column key text not null default '',
  add column name text not null default '';

create function app.group_start(measure text, day date) returns date language sql immutable as $$
  select case measure when 'invoiced' then date_trunc('month', day)::date else day end
$$;

-- The trigger runs when a document is issued and when what is settled of it changes; 'invoiced' changes with the first only.
create or replace function app.total_invoice() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key, name)
  select new.workspace_id, part.measure, part.day, part.currency, sum(part.amount_minor), sum(part.item_count),
    case part.measure when 'invoiced' then coalesce(new.customer_id::text, '') else '' end,
    case part.measure when 'invoiced' then new.customer_name else '' end
  from (
    select * from app.totals_of_invoice(new)
    union all
    select before.measure, before.day, before.currency, -before.amount_minor, -before.item_count
    from app.totals_of_invoice(old) before where tg_op = 'UPDATE'
  ) part
  group by part.measure, part.day, part.currency
  having sum(part.amount_minor) <> 0 or sum(part.item_count) <> 0;
  return null;
end
$$;

-- What a payment contributes: itself by its date, what was refunded of it by the day of the last refund. Until now a refund
-- of a payment that was reversed was taken off the day's sum, though the payment was no longer in it.
create function app.totals_of_payment(one payment)
returns table (day date, amount_minor numeric, item_count bigint)
language sql immutable as $$
  select one.date, one.amount_minor::numeric, 1::bigint where one.reversed_at is null and one.mode <> 'test'
  union all
  select one.refunded_on, -one.refunded_minor::numeric, 0::bigint
  where one.reversed_at is null and one.mode <> 'test' and one.refunded_minor > 0
$$;

drop trigger payment_totals_insert on payment;
drop trigger payment_totals_update on payment;
drop trigger payment_totals_refund on payment;
drop function app.total_refund();
create or replace function app.total_payment() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key)
  select new.workspace_id, 'received', part.day, new.currency, sum(part.amount_minor), sum(part.item_count), new.method
  from (
    select * from app.totals_of_payment(new)
    union all
    select before.day, -before.amount_minor, -before.item_count
    from app.totals_of_payment(old) before where tg_op = 'UPDATE'
  ) part
  group by part.day
  having sum(part.amount_minor) <> 0 or sum(part.item_count) <> 0;
  return null;
end
$$;
create trigger payment_totals_insert after insert on payment
  for each row when (new.reversed_at is null and new.mode <> 'test') execute function app.total_payment();
-- The mode of an online payment is written right after the payment.
create trigger payment_totals_update after update of reversed_at, mode, refunded_minor, refunded_on on payment
  for each row execute function app.total_payment();

create or replace function app.add_up_daily_totals() returns trigger language plpgsql as $$
declare
  company uuid;
begin
  for company in select distinct workspace_id from added loop
    continue when (
      select count(*) from (select from daily_total_change where workspace_id = company limit 200) as waiting
    ) < 200;
    continue when not pg_try_advisory_xact_lock(hashtextextended('daily_total ' || company, 0));
    with taken as (
      delete from daily_total_change where workspace_id = company
      returning measure, day, currency, amount_minor, item_count, key, name
    ), grouped as (
      insert into group_total as total (workspace_id, measure, since, key, currency, amount_minor, item_count, name)
      select company, measure, app.group_start(measure, day), key, currency, sum(amount_minor), sum(item_count), max(name)
      from taken where measure in ('invoiced', 'received') group by 2, 3, 4, 5
      on conflict (workspace_id, measure, since, key, currency) do update set
        amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count,
        name = greatest(total.name, excluded.name)
    )
    insert into daily_total as total (workspace_id, measure, day, currency, amount_minor, item_count)
    select company, measure, day, currency, sum(amount_minor), sum(item_count) from taken group by measure, day, currency
    on conflict (workspace_id, measure, day, currency) do update set
      amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count;
    delete from daily_total where workspace_id = company and amount_minor = 0 and item_count = 0;
  end loop;
  return null;
end
$$;

-- All of a company, as the triggers keep it.
create function app.group_totals_of(company uuid) returns setof group_total language sql stable as $$
  select one.workspace_id, part.measure, app.group_start(part.measure, part.day), coalesce(one.customer_id::text, ''),
    part.currency, sum(part.amount_minor), sum(part.item_count)::bigint, max(one.customer_name)
  from invoice one cross join lateral app.totals_of_invoice(one) part
  where one.workspace_id = company and one.issued_at is not null and part.measure = 'invoiced' group by 1, 2, 3, 4, 5
  union all
  select one.workspace_id, 'received', part.day, one.method, one.currency, sum(part.amount_minor), sum(part.item_count)::bigint, ''
  from payment one cross join lateral app.totals_of_payment(one) part
  where one.workspace_id = company group by 1, 2, 3, 4, 5
$$;
insert into group_total select one.* from workspace cross join lateral app.group_totals_of(workspace.id) as one;
delete from daily_total where measure = 'received';
insert into daily_total (workspace_id, measure, day, currency, amount_minor, item_count)
select workspace_id, measure, since, currency, sum(amount_minor), sum(item_count) from group_total
where measure = 'received' group by 1, 2, 3, 4;
-- Codes of the portal are found by their customer, and the job that deletes old ones looks at those of all companies.
drop index portal_code_expiry;
