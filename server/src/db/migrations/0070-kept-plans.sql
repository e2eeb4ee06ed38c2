-- PostgreSQL plans a function in SQL anew at each call, which took most of the time of issuing a document; the plans of one in
-- PL/pgSQL are kept. They do what those of 0068-tax-totals.sql do.
create or replace function app.taxes_of_snapshot(snapshot jsonb, currency text)
returns table (part text, place bigint, country text, category text, rate text, taxable numeric, tax numeric, stated_currency text,
  stated_rate numeric, stated_tax numeric)
language plpgsql immutable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
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
        -round((set_off.value ->> 'taxable')::numeric * ('1e' || app.decimals_of(taxes_of_snapshot.currency))::numeric),
        -round((set_off.value ->> 'tax')::numeric * ('1e' || app.decimals_of(taxes_of_snapshot.currency))::numeric)
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
    from one cross join stated;
end
$$;

create or replace function app.taxes_of_invoice(one invoice) returns setof document_tax language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
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
    ) as counted;
end
$$;

create or replace function app.groups_of_invoice(one invoice)
returns table (measure text, day date, currency text, amount_minor numeric, item_count bigint, key text, name text)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
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
    ) as rest group by 3 having sum(rest.amount) <> 0;
end
$$;

-- Customers who owe nothing keep their row: looking for those took longer than adding up.
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
  end loop;
  return null;
end
$$;
