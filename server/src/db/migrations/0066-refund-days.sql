-- A payment may be refunded in parts on several days: each change of what went back of it has a row with its day. The
-- table is kept by the database, so that payments, their kept sums, reports and the accountant's files cannot differ.
create table refund_change (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  day date not null,
  -- Minor units of the payment's currency that went back; negative where a refund failed and the money is there again.
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (workspace_id, id),
  foreign key (workspace_id, payment_id) references payment on delete cascade
);
create index refund_change_payment on refund_change (workspace_id, payment_id);
create index refund_change_day on refund_change (workspace_id, day, id);
select app.enable_rls('refund_change');
drop index payment_refunded;

-- Until now only the last day was stored, with the whole sum, and files with it may have been exported.
insert into refund_change (workspace_id, payment_id, day, amount_minor)
select workspace_id, id, refunded_on, refunded_minor from payment where refunded_minor > 0;

-- What a payment contributes: itself by its date, and each change of what was refunded of it by its own day.
create or replace function app.totals_of_payment(one payment)
returns table (day date, amount_minor numeric, item_count bigint)
language sql stable as $$
  select one.date, one.amount_minor::numeric, 1::bigint where one.reversed_at is null and one.mode <> 'test'
  union all
  select change.day, -change.amount_minor::numeric, 0::bigint from refund_change as change
  where one.reversed_at is null and one.mode <> 'test'
    and change.workspace_id = one.workspace_id and change.payment_id = one.id
$$;

create or replace function app.total_payment() returns trigger language plpgsql as $$
declare
  refunded bigint := new.refunded_minor - case when tg_op = 'UPDATE' then old.refunded_minor else 0 end;
begin
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key)
  select new.workspace_id, 'received', part.day, new.currency, sum(part.amount_minor), sum(part.item_count), new.method
  from (
    select * from app.totals_of_payment(new)
    union all
    select before.day, -before.amount_minor, -before.item_count
    from app.totals_of_payment(old) before where tg_op = 'UPDATE'
    union all
    -- This change, which has no row yet.
    select new.refunded_on, -refunded, 0
    where refunded <> 0 and new.reversed_at is null and new.mode <> 'test'
  ) part
  group by part.day
  having sum(part.amount_minor) <> 0 or sum(part.item_count) <> 0;
  if refunded <> 0 then
    insert into refund_change (workspace_id, payment_id, day, amount_minor)
    values (new.workspace_id, new.id, new.refunded_on, refunded);
  end if;
  return null;
end
$$;
drop trigger payment_totals_insert on payment;
create trigger payment_totals_insert after insert on payment
  for each row when ((new.reversed_at is null and new.mode <> 'test') or new.refunded_minor > 0)
  execute function app.total_payment();
