-- Sums per day for the dashboard and the calendar, kept by the transactions that change invoices and payments, because
-- adding up a million rows takes seconds. Measures:
-- invoiced: net amounts of issued documents by issue date, credit notes negative;
-- open: amounts owed to the company by due date ('infinity' without one);
-- received: payments that are not reversed, by date.
create table daily_total (
  workspace_id uuid not null references workspace on delete cascade,
  measure text not null check (measure in ('invoiced', 'open', 'received')),
  day date not null,
  currency text not null,
  amount_minor numeric not null,
  -- Documents or payments.
  item_count bigint not null,
  primary key (workspace_id, measure, day, currency)
);
-- What is not yet added to daily_total. Changes are inserted, never updated, so that transactions do not wait for each
-- other's rows. A total is its row in daily_total plus its changes.
create table daily_total_change (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null default gen_random_uuid(),
  measure text not null check (measure in ('invoiced', 'open', 'received')),
  day date not null,
  currency text not null,
  amount_minor numeric not null,
  item_count bigint not null,
  primary key (workspace_id, id)
);
select app.enable_rls(name) from unnest(array['daily_total', 'daily_total_change']::regclass[]) as name;

-- What a document contributes to the totals.
create function app.totals_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint)
language sql immutable as $$
  select 'invoiced', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.net_minor else one.net_minor end::numeric, 1::bigint
  where one.issued_at is not null
  union all
  -- The same condition as IS_OPEN in list-store.ts.
  select 'open', coalesce(one.due_date, 'infinity'::date), one.currency, (one.payable_minor - one.settled_minor)::numeric,
    1::bigint
  where one.issued_at is not null and one.kind = 'invoice' and one.settled_minor < one.payable_minor
$$;

create function app.total_invoice() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count)
  select new.workspace_id, part.measure, part.day, part.currency, sum(part.amount_minor), sum(part.item_count)
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
create trigger invoice_totals_insert after insert on invoice
  for each row when (new.issued_at is not null) execute function app.total_invoice();
-- Of an issued document only what is settled of it can change.
create trigger invoice_totals_update after update on invoice for each row
  when (new.issued_at is not null and (old.issued_at is null or old.settled_minor <> new.settled_minor))
  execute function app.total_invoice();

create function app.total_payment() returns trigger language plpgsql as $$
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count)
  values (new.workspace_id, 'received', new.date, new.currency,
    case when new.reversed_at is null then new.amount_minor else -new.amount_minor end,
    case when new.reversed_at is null then 1 else -1 end);
  return null;
end
$$;
create trigger payment_totals_insert after insert on payment
  for each row when (new.reversed_at is null) execute function app.total_payment();
create trigger payment_totals_update after update on payment
  for each row when ((old.reversed_at is null) <> (new.reversed_at is null)) execute function app.total_payment();

-- Adds the changes to the totals once there are many. One transaction of a company at a time does it, and no other
-- writes daily_total: no transaction waits for another, and no deadlock is possible.
create function app.add_up_daily_totals() returns trigger language plpgsql as $$
declare
  company uuid;
begin
  for company in select distinct workspace_id from added loop
    continue when (
      select count(*) from (select from daily_total_change where workspace_id = company limit 200) as waiting
    ) < 200;
    continue when not pg_try_advisory_xact_lock(hashtextextended('daily_total ' || company, 0));
    with taken as (
      delete from daily_total_change where workspace_id = company returning measure, day, currency, amount_minor, item_count
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
create trigger daily_total_add_up after insert on daily_total_change
  referencing new table as added for each statement execute function app.add_up_daily_totals();

insert into daily_total (workspace_id, measure, day, currency, amount_minor, item_count)
select one.workspace_id, part.measure, part.day, part.currency, sum(part.amount_minor), sum(part.item_count)
from invoice one cross join lateral app.totals_of_invoice(one) part
group by one.workspace_id, part.measure, part.day, part.currency
union all
select workspace_id, 'received', date, currency, sum(amount_minor), count(*)
from payment where reversed_at is null group by workspace_id, date, currency;
