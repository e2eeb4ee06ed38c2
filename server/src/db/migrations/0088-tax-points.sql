-- The tax of a document arises on the day that the law of its seller's state takes, which its snapshot names by category
-- ('taxPoints'), else on that of its issue; or with each payment of it: then it has no day, and counts as far as the document
-- `root_id` is paid, which is itself or, of a correction, what it corrects. What is unpaid on `latest` arises then.
alter table document_tax add column tax_day date;
alter table document_tax add column root_id uuid;
alter table document_tax add column latest date;
-- What was paid before the issue, in minor units, on the rows of a document that waits for its payments.
alter table document_tax add column prepaid_minor numeric;
update document_tax set tax_day = day;
create index document_tax_tax_day on document_tax (workspace_id, currency, tax_day);
create index document_tax_root on document_tax (workspace_id, root_id) where root_id is not null;

create or replace function app.taxes_of_invoice(one invoice) returns setof document_tax language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    with source as materialized (
      select one.frozen::jsonb as snapshot, one.currency, false as is_replaced,
        case when one.type in ('credit_note', 'self_billed_credit_note') then -1 else 1 end as sign
      where one.issued_at is not null
      union all
      select replaced.frozen::jsonb, replaced.currency, true, -1 from invoice replaced
      where one.issued_at is not null and one.type = 'corrected_invoice'
        and replaced.workspace_id = one.workspace_id and replaced.id = one.corrects_id
    )
    select one.workspace_id, counted.currency, one.issue_date, one.id,
      (row_number() over (order by source.is_replaced, stated.part, stated.place))::int, counted.part,
      case one.kind when 'self_billed' then 'purchases' else 'sales' end, stated.country, stated.category, stated.rate,
      counted.sign * stated.taxable, counted.sign * stated.tax, stated.stated_currency, stated.stated_rate,
      counted.sign * stated.stated_tax,
      case when arises.root_id is null then coalesce((arises.point ->> 'day')::date, one.issue_date) end, arises.root_id,
      case when arises.root_id = one.id then (arises.point ->> 'latest')::date else arises.latest end,
      -- What was paid before, without the deposits, which are set off.
      case when arises.root_id = one.id and counted.part = 'own' then
        (source.snapshot #>> '{totals,prepaid}')::numeric - coalesce((
          select sum(round((deposit ->> 'amount')::numeric * ('1e' || app.decimals_of(source.currency))::numeric))
          from jsonb_array_elements(source.snapshot #> '{invoice,deposits}') as deposit
        ), 0)
      end
    from source
    cross join lateral app.taxes_of_snapshot(source.snapshot, source.currency) as stated
    cross join lateral (select source.currency, source.sign,
      case when not source.is_replaced then stated.part when stated.part = 'own' then 'replaced' else 'replaced_set_off' end as part
    ) as counted
    cross join lateral (
      select (select snapshot #> array['taxPoints', stated.category] from source as own where not own.is_replaced) as point
    ) as named
    -- A correction waits with what it corrects, and no longer.
    left join lateral (
      select corrected.root_id, corrected.latest from document_tax as corrected
      where corrected.workspace_id = one.workspace_id and corrected.invoice_id = one.corrects_id
        and corrected.category = stated.category and corrected.root_id is not null limit 1
    ) as corrected on true
    cross join lateral (select named.point, corrected.latest,
      case when named.point ->> 'by' = 'payment' then one.id else corrected.root_id end as root_id
    ) as arises;
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
    select measure.name, tax.tax_day, tax.currency,
      sum(case measure.name when 'taxable' then tax.taxable_minor else tax.tax_minor end), 1::bigint,
      concat_ws(' ', tax.side, tax.country, tax.category, tax.rate), ''
    from document_tax as tax cross join (values ('taxable'), ('tax')) as measure (name)
    where tax.workspace_id = one.workspace_id and tax.invoice_id = one.id and tax.root_id is null
    group by 1, 2, 3, 6
    union all
    select 'cash_accounting', one.issue_date, one.currency, 0, 1,
      case one.kind when 'self_billed' then 'purchases' else 'sales' end, ''
    from source where not is_replaced and exists (
      select from document_tax as tax
      where tax.workspace_id = one.workspace_id and tax.invoice_id = one.id and tax.root_id = one.id
    )
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

-- Documents that state cash accounting (BT-8 is 432) counted when they were issued, and the report said so. Their tax, and
-- that of what corrects them, counts now when they are paid. Where the law has a last day for it, which those documents do not
-- name, they stay on the day of their issue.
update document_tax as tax set root_id = tax.invoice_id, tax_day = null,
  prepaid_minor = case when tax.part = 'own' then
    (one.frozen::jsonb #>> '{totals,prepaid}')::numeric - coalesce((
      select sum(round((deposit ->> 'amount')::numeric * ('1e' || app.decimals_of(one.currency))::numeric))
      from jsonb_array_elements(one.frozen::jsonb #> '{invoice,deposits}') as deposit
    ), 0) end
from invoice as one
join company on company.workspace_id = one.workspace_id and company.country not in ('ES', 'IT', 'PL', 'PT')
where one.workspace_id = tax.workspace_id and one.id = tax.invoice_id and one.kind = 'invoice' and one.corrects_id is null
  and tax.category in ('S', 'Z', 'L', 'M', 'B') and position('"taxPointCode":"432"' in one.frozen) > 0;
update document_tax as tax set root_id = corrected.root_id, tax_day = null
from invoice as one
join document_tax as corrected on corrected.workspace_id = one.workspace_id and corrected.invoice_id = one.corrects_id
where one.workspace_id = tax.workspace_id and one.id = tax.invoice_id and corrected.root_id is not null
  and corrected.category = tax.category;
-- A correction of a correction, and once more.
update document_tax as tax set root_id = corrected.root_id, tax_day = null
from invoice as one
join document_tax as corrected on corrected.workspace_id = one.workspace_id and corrected.invoice_id = one.corrects_id
where one.workspace_id = tax.workspace_id and one.id = tax.invoice_id and corrected.root_id is not null
  and corrected.category = tax.category;
update document_tax as tax set root_id = corrected.root_id, tax_day = null
from invoice as one
join document_tax as corrected on corrected.workspace_id = one.workspace_id and corrected.invoice_id = one.corrects_id
where one.workspace_id = tax.workspace_id and one.id = tax.invoice_id and corrected.root_id is not null
  and corrected.category = tax.category;

delete from daily_total_change where measure in ('taxable', 'tax');
delete from group_total where measure in ('taxable', 'tax');
insert into group_total (workspace_id, measure, unit, since, key, currency, amount_minor, item_count, name)
select tax.workspace_id, measure.name, span.unit, span.since,
  concat_ws(' ', tax.side, tax.country, tax.category, tax.rate), tax.currency,
  sum(case measure.name when 'taxable' then tax.taxable_minor else tax.tax_minor end), count(distinct tax.invoice_id), ''
from document_tax as tax cross join (values ('taxable'), ('tax')) as measure (name)
cross join lateral app.group_units(measure.name, tax.tax_day) as span
where tax.root_id is null group by 1, 2, 3, 4, 5, 6;
