-- How many days after the due date each customer usually pays, for the dashboard and the calendar: the median of the
-- latest 8 paid invoices. Customers without 3 such invoices, or further than 90 days from the due date, have no row.
create table payment_habit (
  workspace_id uuid not null,
  customer_id uuid not null,
  usual_days integer not null,
  primary key (workspace_id, customer_id),
  foreign key (workspace_id, customer_id) references customer on delete cascade
);
select app.enable_rls('payment_habit');

create function app.usual_days(company uuid, payer uuid) returns integer language sql stable as $$
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
    where allocation.workspace_id = company and allocation.invoice_id = latest.id
      and allocation.reversed_at is null and payment.reversed_at is null
  ) paid
  where paid.on_day is not null
$$;

-- Runs at the end of the transaction, when allocations and invoices agree. The customer's row is locked first: of two
-- payments at the same time the second one counts the first.
create function app.keep_payment_habit() returns trigger language plpgsql as $$
declare
  days integer;
begin
  perform from customer where workspace_id = new.workspace_id and id = new.customer_id for no key update;
  days := app.usual_days(new.workspace_id, new.customer_id);
  if days is null then
    delete from payment_habit where workspace_id = new.workspace_id and customer_id = new.customer_id;
  else
    insert into payment_habit as habit (workspace_id, customer_id, usual_days)
    values (new.workspace_id, new.customer_id, days)
    on conflict (workspace_id, customer_id) do update set usual_days = excluded.usual_days
    where habit.usual_days <> excluded.usual_days;
  end if;
  return null;
end
$$;
create constraint trigger invoice_payment_habit after update on invoice
  deferrable initially deferred for each row
  when (new.kind = 'invoice' and old.settled_minor <> new.settled_minor)
  execute function app.keep_payment_habit();

insert into payment_habit (workspace_id, customer_id, usual_days)
select workspace_id, id, days from (
  select workspace_id, id, app.usual_days(workspace_id, id) as days from customer
) habit where days is not null;
