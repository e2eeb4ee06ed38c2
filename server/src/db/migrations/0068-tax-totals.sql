-- What reports of taxes, items and countries add up is kept when a document is issued, because they otherwise read the
-- snapshot of every document of their period: minutes for a company with a million.

-- How many minor units of a currency a unit has, as a power of ten; those of OTHER_DECIMALS (domain/src/money/currency.ts).
create function app.decimals_of(currency text) returns int language sql immutable as $$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF',
      'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2
  end
$$;

-- The subtotals of tax (BG-23) that an issued document states, with the sign with which they count, in the document's
-- currency: amounts in the company's currency are rounded once for each of them.
create table document_tax (
  workspace_id uuid not null references workspace on delete cascade,
  currency text not null,
  -- Of the issue.
  day date not null,
  invoice_id uuid not null,
  place int not null,
  -- Its own, the deposits that it sets off, and both of the document that it replaces.
  part text not null check (part in ('own', 'set_off', 'replaced', 'replaced_set_off')),
  side text not null check (side in ('sales', 'purchases')),
  -- The state whose tax it is, '' where the snapshot has none.
  country text not null,
  category text not null,
  rate text not null,
  taxable_minor numeric not null,
  tax_minor numeric not null,
  -- Where the document states its tax in another currency (BT-111): that one, at which rate, and the tax of the whole part.
  stated_currency text,
  stated_rate numeric,
  stated_tax_minor numeric,
  primary key (workspace_id, invoice_id, place)
);
create index document_tax_day on document_tax (workspace_id, currency, day);
select app.enable_rls('document_tax');

-- The subtotals of a snapshot, and what it sets off. The tax of another state stands at the lines: a subtotal has that of
-- the first line with its category and rate. A rate of exactly 1 between two currencies is no rate: it stands where the law
-- wants the currency named on documents without tax (compose.ts).
create function app.taxes_of_snapshot(snapshot jsonb, currency text)
returns table (part text, place bigint, country text, category text, rate text, taxable numeric, tax numeric, stated_currency text,
  stated_rate numeric, stated_tax numeric)
language sql immutable as $$
  with stated as (
    select snapshot #>> '{totals,taxInTaxCurrency,currency}' as currency,
      nullif((snapshot #>> '{invoice,taxCurrency,rate}')::numeric, 1) as rate,
      (snapshot #>> '{totals,taxInTaxCurrency,amount}')::numeric as amount,
      jsonb_path_query_array(snapshot, '$.invoice.lines[*].tax ? (exists (@.country))')
        || jsonb_path_query_array(snapshot, '$.invoice.allowancesCharges[*].tax ? (exists (@.country))') as foreign_taxes
  ), one as (
    select 'own' as part, subtotal.value, subtotal.place, (subtotal.value ->> 'taxable')::numeric as taxable,
      (subtotal.value ->> 'tax')::numeric as tax
    from jsonb_array_elements(snapshot #> '{totals,vat}') with ordinality as subtotal (value, place)
    union all
    -- At the rate of the final invoice.
    select 'set_off', set_off.value, 1000 * deposit.place + set_off.place,
      -round((set_off.value ->> 'taxable')::numeric * ('1e' || app.decimals_of($2))::numeric),
      -round((set_off.value ->> 'tax')::numeric * ('1e' || app.decimals_of($2))::numeric)
    from jsonb_array_elements(snapshot #> '{invoice,deposits}') with ordinality as deposit (value, place)
    cross join lateral jsonb_array_elements(deposit.value -> 'vat') with ordinality as set_off (value, place)
  )
  select one.part, one.place,
    coalesce((
      select line.value ->> 'country' from jsonb_array_elements(stated.foreign_taxes) as line
      where line.value ->> 'category' = one.value ->> 'category' and line.value ->> 'rate' = one.value ->> 'rate' limit 1
    ), snapshot #>> '{seller,address,country}', ''),
    one.value ->> 'category', one.value ->> 'rate', one.taxable, one.tax,
    stated.currency, stated.rate,
    case when one.part = 'own' and stated.rate is not null then stated.amount end
  from one cross join stated
$$;

-- What an issued document states counts once with its sign; what it replaces counts once more, with the other sign.
create function app.taxes_of_invoice(one invoice) returns setof document_tax language sql stable as $$
  select one.workspace_id, counted.currency, one.issue_date, one.id,
    (row_number() over (order by source.is_replaced, stated.part, stated.place))::int, counted.part,
    case one.kind when 'self_billed' then 'purchases' else 'sales' end, stated.country, stated.category, stated.rate,
    counted.sign * stated.taxable, counted.sign * stated.tax, stated.stated_currency, stated.stated_rate,
    counted.sign * stated.stated_tax
  from (
    select one.frozen::jsonb as snapshot, one.currency, false as is_replaced,
      case when one.type in ('credit_note', 'self_billed_credit_note') then -1 else 1 end as sign
    where one.issued_at is not null
    union all
    select replaced.frozen::jsonb, replaced.currency, true, -1 from invoice replaced
    where one.issued_at is not null and one.type = 'corrected_invoice'
      and replaced.workspace_id = one.workspace_id and replaced.id = one.corrects_id
  ) as source
  cross join lateral app.taxes_of_snapshot(source.snapshot, source.currency) as stated
  cross join lateral (select source.currency, source.sign,
    case when not source.is_replaced then stated.part when stated.part = 'own' then 'replaced' else 'replaced_set_off' end as part
  ) as counted
$$;

-- The groups to which an issued document adds: its taxes by side, state, category and rate (document_tax has them by then),
-- whether its tax is due when it is paid (BT-8 is 432, UNTDID 2005), the net amounts of its lines by the item's number, else by
-- their name, and its own by the customer's country. What is not a line's has the empty key, so that the sums are those of
-- the documents: discounts and charges of whole documents, deposits that a final invoice sets off.
create function app.groups_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint, key text, name text)
language sql stable as $$
  with source as materialized (
    select one.frozen::jsonb as snapshot, one.currency, false as is_replaced,
      case one.kind when 'credit_note' then -1 else 1 end as sign,
      case one.kind when 'credit_note' then -one.net_minor else one.net_minor - one.stated_before_minor end as amount
    where one.issued_at is not null
    union all
    select replaced.frozen::jsonb, replaced.currency, true, -1, 0 from invoice replaced
    where one.issued_at is not null and one.type = 'corrected_invoice'
      and replaced.workspace_id = one.workspace_id and replaced.id = one.corrects_id
  ), line as (
    select source.currency, source.sign * (net.value ->> 'net')::numeric as amount, line.value ->> 'name' as name,
      -- Short enough for an index.
      left(coalesce(nullif(line.value ->> 'sellerItemId', ''), line.value ->> 'name', ''), 500) as key
    from source
    cross join lateral jsonb_array_elements(source.snapshot #> '{invoice,lines}') with ordinality as line (value, place)
    join lateral jsonb_array_elements(source.snapshot #> '{totals,lines}') with ordinality as net (value, place)
      on net.place = line.place
    where one.kind <> 'self_billed'
  )
  select measure.name, tax.day, tax.currency,
    sum(case measure.name when 'taxable' then tax.taxable_minor else tax.tax_minor end), 1::bigint,
    concat_ws(' ', tax.side, tax.country, tax.category, tax.rate), ''
  from document_tax as tax cross join (values ('taxable'), ('tax')) as measure (name)
  where tax.workspace_id = one.workspace_id and tax.invoice_id = one.id
  group by 1, 2, 3, 6
  union all
  select 'cash_accounting', one.issue_date, one.currency, 0, 1,
    case one.kind when 'self_billed' then 'purchases' else 'sales' end, ''
  from source where not is_replaced and snapshot #>> '{invoice,taxPointCode}' = '432'
  union all
  select 'country', one.issue_date, one.currency, amount, 1, one.customer_country, ''
  from source where not is_replaced and one.kind <> 'self_billed'
  union all
  select 'item', one.issue_date, line.currency, sum(line.amount), 1, line.key, max(line.name) from line group by 3, 6
  union all
  select 'item', one.issue_date, rest.currency, sum(rest.amount), 1, '', ''
  from (
    select source.currency, source.amount from source where one.kind <> 'self_billed'
    union all select line.currency, -line.amount from line
  ) as rest group by 3 having sum(rest.amount) <> 0
$$;

alter table daily_total_change drop constraint daily_total_change_measure_check;
alter table daily_total_change add constraint daily_total_change_measure_check check (measure in
  ('invoiced', 'charged', 'open', 'received', 'taxable', 'tax', 'cash_accounting', 'item', 'country'));
-- Sums of groups by month are kept by year as well, since a company has thousands of customers and items.
drop function app.group_totals_of(uuid);
alter table group_total drop constraint group_total_pkey;
alter table group_total drop constraint group_total_measure_check;
alter table group_total add constraint group_total_measure_check
  check (measure in ('invoiced', 'received', 'taxable', 'tax', 'cash_accounting', 'item', 'country'));
alter table group_total add column unit text not null default 'month' check (unit in ('day', 'month', 'year'));
alter table group_total alter column unit drop default;
update group_total set unit = 'day' where measure = 'received';
alter table group_total add primary key (workspace_id, measure, unit, since, key, currency);

-- What was received is kept by day, everything else by month and by year, of which `since` is the first day.
create function app.group_units(measure text, day date) returns table (unit text, since date) language sql immutable as $$
  select span.unit, date_trunc(span.unit, day)::date from (values ('day'), ('month'), ('year')) as span (unit)
  where (span.unit = 'day') = (measure = 'received')
$$;
drop function app.group_start(text, date);

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
      from taken cross join lateral app.group_units(measure, day) as span
      where measure not in ('charged', 'open') group by 2, 3, 4, 5, 6
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
  end loop;
  return null;
end
$$;

create function app.keep_taxes() returns trigger language plpgsql as $$
begin
  insert into document_tax select * from app.taxes_of_invoice(new);
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key, name)
  select new.workspace_id, part.measure, part.day, part.currency, part.amount_minor, part.item_count, part.key, part.name
  from app.groups_of_invoice(new) as part;
  return null;
end
$$;
create trigger invoice_taxes_insert after insert on invoice
  for each row when (new.issued_at is not null) execute function app.keep_taxes();
-- What an issued document states does not change.
create trigger invoice_taxes_update after update on invoice
  for each row when (new.issued_at is not null and old.issued_at is null) execute function app.keep_taxes();

-- All of a company, as the triggers keep it.
create function app.group_totals_of(company uuid) returns setof group_total language sql stable as $$
  select company, part.measure, span.since, part.key, part.currency, sum(part.amount_minor), sum(part.item_count)::bigint,
    max(part.name), span.unit
  from (
    select part.measure, part.day, part.currency, part.amount_minor, part.item_count, coalesce(one.customer_id::text, '') as key,
      one.customer_name as name
    from invoice one cross join lateral app.totals_of_invoice(one) part
    where one.workspace_id = company and one.issued_at is not null and part.measure = 'invoiced'
    union all
    select part.* from invoice one cross join lateral app.groups_of_invoice(one) part
    where one.workspace_id = company and one.issued_at is not null
    union all
    select 'received', part.day, one.currency, part.amount_minor, part.item_count, one.method, ''
    from payment one cross join lateral app.totals_of_payment(one) part where one.workspace_id = company
  ) as part cross join lateral app.group_units(part.measure, part.day) as span
  group by 2, 3, 4, 5, 9
$$;

insert into document_tax
select tax.* from invoice one cross join lateral app.taxes_of_invoice(one) as tax where one.issued_at is not null;
analyze document_tax;
insert into group_total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
select one.workspace_id, part.measure, span.unit, span.since, part.key, part.currency, sum(part.amount_minor),
  sum(part.item_count), max(part.name)
from invoice one cross join lateral app.groups_of_invoice(one) as part
cross join lateral app.group_units(part.measure, part.day) as span
where one.issued_at is not null group by 1, 2, 3, 4, 5, 6;
insert into group_total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
select workspace_id, measure, 'year', date_trunc('year', since)::date, key, currency, sum(amount_minor), sum(item_count),
  max(name)
from group_total where measure = 'invoiced' and unit = 'month' group by 1, 2, 4, 5, 6;
