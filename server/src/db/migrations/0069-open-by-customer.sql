-- What each customer owes is kept as a sum, since the receivables otherwise add up every open invoice of a company. It has
-- one row for a customer and currency, whatever the day on which the amounts are due.
alter table group_total drop constraint group_total_measure_check;
alter table group_total add constraint group_total_measure_check
  check (measure in ('invoiced', 'open', 'received', 'taxable', 'tax', 'cash_accounting', 'item', 'country'));
alter table group_total drop constraint group_total_unit_check;
alter table group_total add constraint group_total_unit_check check (unit in ('day', 'month', 'year', 'ever'));

-- The changes that wait are added up first: those of open amounts name no customer.
with taken as (
  delete from daily_total_change returning workspace_id, measure, day, currency, amount_minor, item_count, key, name
), grouped as (
  insert into group_total as total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
  select workspace_id, measure, span.unit, span.since, key, currency, sum(amount_minor), sum(item_count), max(name)
  from taken cross join lateral app.group_units(measure, day) as span
  where measure not in ('charged', 'open') group by 1, 2, 3, 4, 5, 6
  on conflict (workspace_id, measure, unit, since, key, currency) do update set
    amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count,
    name = greatest(total.name, excluded.name)
)
insert into daily_total as total (workspace_id, measure, day, currency, amount_minor, item_count)
select workspace_id, measure, day, currency, sum(amount_minor), sum(item_count) from taken
where measure in ('invoiced', 'charged', 'open', 'received') group by 1, 2, 3, 4
on conflict (workspace_id, measure, day, currency) do update set
  amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count;
delete from daily_total where amount_minor = 0 and item_count = 0;

-- What was received is kept by day, what is open without one, everything else by month and by year, of which `since` is the
-- first day.
create or replace function app.group_units(measure text, day date) returns table (unit text, since date)
language sql immutable as $$
  select span.unit, case span.unit when 'ever' then '-infinity' else date_trunc(span.unit, day)::date end
  from unnest(case measure when 'received' then array['day'] when 'open' then array['ever'] when 'charged' then array[]::text[]
    else array['month', 'year'] end) as span (unit)
$$;

create or replace function app.total_invoice() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key, name)
  select new.workspace_id, part.measure, part.day, part.currency, sum(part.amount_minor), sum(part.item_count),
    case when part.measure in ('invoiced', 'open') then coalesce(new.customer_id::text, '') else '' end,
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
      insert into group_total as total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
      select company, measure, span.unit, span.since, key, currency, sum(amount_minor), sum(item_count), max(name)
      from taken cross join lateral app.group_units(measure, day) as span group by 2, 3, 4, 5, 6
      on conflict (workspace_id, measure, unit, since, key, currency) do update set
        amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count,
        name = greatest(total.name, excluded.name)
    )
    insert into daily_total as total (workspace_id, measure, day, currency, amount_minor, item_count)
    select company, measure, day, currency, sum(amount_minor), sum(item_count) from taken
    where measure in ('invoiced', 'charged', 'open', 'received') group by measure, day, currency
    on conflict (workspace_id, measure, day, currency) do update set
      amount_minor = total.amount_minor + excluded.amount_minor, item_count = total.item_count + excluded.item_count;
    delete from daily_total where workspace_id = company and amount_minor = 0 and item_count = 0;
    delete from group_total where workspace_id = company and measure = 'open' and amount_minor = 0 and item_count = 0;
  end loop;
  return null;
end
$$;

create or replace function app.group_totals_of(company uuid) returns setof group_total language sql stable as $$
  select company, part.measure, span.since, part.key, part.currency, sum(part.amount_minor), sum(part.item_count)::bigint,
    max(part.name), span.unit
  from (
    select part.measure, part.day, part.currency, part.amount_minor, part.item_count, coalesce(one.customer_id::text, '') as key,
      case part.measure when 'invoiced' then one.customer_name else '' end as name
    from invoice one cross join lateral app.totals_of_invoice(one) part
    where one.workspace_id = company and one.issued_at is not null and part.measure in ('invoiced', 'open')
    union all
    select part.* from invoice one cross join lateral app.groups_of_invoice(one) part
    where one.workspace_id = company and one.issued_at is not null
    union all
    select 'received', part.day, one.currency, part.amount_minor, part.item_count, one.method, ''
    from payment one cross join lateral app.totals_of_payment(one) part where one.workspace_id = company
  ) as part cross join lateral app.group_units(part.measure, part.day) as span
  group by 2, 3, 4, 5, 9
$$;

insert into group_total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
select one.workspace_id, 'open', 'ever', '-infinity', one.customer_id::text, part.currency, sum(part.amount_minor),
  sum(part.item_count), ''
from invoice one cross join lateral app.totals_of_invoice(one) part
where one.issued_at is not null and one.settled_minor < one.payable_minor and part.measure = 'open' group by 1, 5, 6;
