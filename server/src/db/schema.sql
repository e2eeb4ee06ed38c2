-- What the migrations add up to. Made by `npm run schema`; read it, never edit or run it.

create schema app;

CREATE OR REPLACE FUNCTION app.add_up_daily_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.decimals_of(currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF',
      'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2
  end
$function$
;
CREATE OR REPLACE FUNCTION app.enable_rls(name regclass, also text DEFAULT 'false'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant_isolation on %s to bordereau_app
     using (workspace_id = (select app.workspace_id()) or (select app.is_system()) or %s)
     with check (workspace_id = (select app.workspace_id()) or (select app.is_system()))', name, also);
  execute format('grant select, insert, update, delete on %s to bordereau_app', name);
end
$function$
;
CREATE OR REPLACE FUNCTION app.group_totals_of(company uuid)
 RETURNS SETOF group_total
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.group_units(measure text, day date)
 RETURNS TABLE(unit text, since date)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select span.unit, case span.unit when 'ever' then '-infinity' else date_trunc(span.unit, day)::date end
  from unnest(case measure when 'received' then array['day'] when 'open' then array['ever'] when 'charged' then array[]::text[]
    else array['month', 'year'] end) as span (unit)
$function$
;
CREATE OR REPLACE FUNCTION app.groups_of_invoice(one invoice)
 RETURNS TABLE(measure text, day date, currency text, amount_minor numeric, item_count bigint, key text, name text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.guard_issued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  living text[] := array['settled_minor', 'credited_minor', 'sent_at', 'viewed_at', 'reminded_at', 'version', 'updated_at',
    'final_id',
    -- They follow number, issue_date and due_date, which are guarded; they are worked out after this trigger only.
    'number_key', 'issue_key', 'due_key'];
begin
  if old.issued_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - living) is distinct from (to_jsonb(old) - living) then
    raise exception 'bordereau: document % is issued; it is corrected only by a credit note', old.number
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION app.guard_quote_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  answer_columns text[] := array['answer', 'answered_at', 'signer_name', 'reason', 'signature', 'ip', 'user_agent',
    'chosen_ids', 'signed_pdf_sha256'];
begin
  if (to_jsonb(new) - answer_columns) is distinct from (to_jsonb(old) - answer_columns)
    or (old.answer is not null and to_jsonb(new) is distinct from to_jsonb(old)) then
    raise exception 'bordereau: a version of a quote that was sent, and its answer, do not change'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION app.is_system()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('app.system'::text, true), ''::text) = 'on'::text)
;
CREATE OR REPLACE FUNCTION app.keep_payment_habit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.keep_taxes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into document_tax select * from app.taxes_of_invoice(new);
  insert into daily_total_change (workspace_id, measure, day, currency, amount_minor, item_count, key, name)
  select new.workspace_id, part.measure, part.day, part.currency, part.amount_minor, part.item_count, part.key, part.name
  from app.groups_of_invoice(new) as part;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION app.note_matching_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bank_matching_change (workspace_id) values (new.workspace_id);
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION app.note_new_transactions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bank_matching_change (workspace_id) select distinct workspace_id from added;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION app.payment_seal(sealed payment)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select encode(sha256(convert_to(jsonb_build_array(
    sealed.workspace_id, sealed.id, sealed.customer_id, to_char(sealed.date, 'YYYY-MM-DD'), sealed.currency, sealed.amount_minor,
    sealed.method, sealed.reference, sealed.note, extract(epoch from sealed.created_at), sealed.mode)::text, 'UTF8')), 'hex')
$function$
;
CREATE OR REPLACE FUNCTION app.person_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (NULLIF(current_setting('app.person_id'::text, true), ''::text))::uuid
;
CREATE OR REPLACE FUNCTION app.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'bordereau: % of % is refused, it is kept for ever', lower(tg_op), tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$function$
;
CREATE OR REPLACE FUNCTION app.release_accompanying_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into archive_release (workspace_id, sha256, kind, released_at)
  values (old.workspace_id, old.sha256, 'document', now())
  on conflict (workspace_id, sha256) do update set released_at = excluded.released_at;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION app.seal_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.seal is null then
    new.seal := app.payment_seal(new);
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION app.taxes_of_invoice(one invoice)
 RETURNS SETOF document_tax
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.taxes_of_snapshot(snapshot jsonb, currency text)
 RETURNS TABLE(part text, place bigint, country text, category text, rate text, taxable numeric, tax numeric, stated_currency text, stated_rate numeric, stated_tax numeric)
 LANGUAGE plpgsql
 IMMUTABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.tell_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('bordereau', 'person ' || old.person_id);
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION app.timing_bucket(value double precision)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
RETURN (floor((ln((value + (1)::double precision)) / ln((1.05)::double precision))))::smallint
;
CREATE OR REPLACE FUNCTION app.total_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.total_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.totals_of_invoice(one invoice)
 RETURNS TABLE(measure text, day date, currency text, amount_minor numeric, item_count bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'invoiced', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.net_minor else one.net_minor - one.stated_before_minor end::numeric, 1::bigint
  where one.issued_at is not null and one.kind <> 'self_billed'
  union all
  select 'charged', one.issue_date, one.currency,
    case one.kind when 'credit_note' then -one.payable_minor else one.payable_minor end::numeric, 1::bigint
  where one.issued_at is not null and one.kind <> 'self_billed'
  union all
  -- The same condition as IS_OPEN in list-store.ts.
  select 'open', coalesce(one.due_date, 'infinity'::date), one.currency, (one.payable_minor - one.settled_minor)::numeric,
    1::bigint
  where one.issued_at is not null and one.kind = 'invoice' and one.settled_minor < one.payable_minor
$function$
;
CREATE OR REPLACE FUNCTION app.totals_of_payment(one payment)
 RETURNS TABLE(day date, amount_minor numeric, item_count bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select one.date, one.amount_minor::numeric, 1::bigint where one.reversed_at is null and one.mode <> 'test'
  union all
  select change.day, -change.amount_minor::numeric, 0::bigint from refund_change as change
  where one.reversed_at is null and one.mode <> 'test'
    and change.workspace_id = one.workspace_id and change.payment_id = one.id
$function$
;
CREATE OR REPLACE FUNCTION app.usual_days(company uuid, payer uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION app.workspace_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (NULLIF(current_setting('app.workspace_id'::text, true), ''::text))::uuid
;

create table public.accompanying_document (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  quote_id uuid,
  invoice_id uuid,
  customer_id uuid not null,
  number text not null,
  language text not null,
  file_name text not null,
  sha256 bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  mail_id uuid,
  constraint accompanying_document_check CHECK ((num_nonnulls(quote_id, invoice_id) = 1)),
  constraint accompanying_document_kind_check CHECK ((kind = ANY (ARRAY['order_confirmation'::text, 'pro_forma'::text, 'delivery_note'::text]))),
  constraint accompanying_document_pkey PRIMARY KEY (workspace_id, id),
  constraint accompanying_document_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint accompanying_document_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint accompanying_document_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE CASCADE,
  constraint accompanying_document_workspace_id_quote_id_fkey FOREIGN KEY (workspace_id, quote_id) REFERENCES quote(workspace_id, id) ON DELETE CASCADE
);
alter table public.accompanying_document enable row level security;
alter table public.accompanying_document force row level security;
create table public.allocation (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  payment_id uuid,
  credit_note_id uuid,
  amount_minor bigint not null,
  payment_amount_minor bigint not null,
  rate numeric not null,
  reversed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  deduction text,
  reason text default ''::text not null,
  replacement_id uuid,
  constraint allocation_amount_minor_check CHECK ((amount_minor > 0)),
  constraint allocation_check CHECK ((num_nonnulls(payment_id, credit_note_id, replacement_id) = 1)),
  constraint allocation_deduction_check CHECK ((deduction = ANY (ARRAY['bank_fee'::text, 'withheld'::text, 'cash_discount'::text, 'written_off'::text]))),
  constraint allocation_payment_amount_minor_check CHECK (
CASE
    WHEN (deduction IS NULL) THEN (payment_amount_minor > 0)
    ELSE ((payment_amount_minor = 0) AND (payment_id IS NOT NULL))
END),
  constraint allocation_pkey PRIMARY KEY (workspace_id, id),
  constraint allocation_rate_check CHECK ((rate > (0)::numeric)),
  constraint allocation_reason_check CHECK (((deduction IS DISTINCT FROM 'written_off'::text) OR (reason <> ''::text))),
  constraint allocation_workspace_id_credit_note_id_fkey FOREIGN KEY (workspace_id, credit_note_id) REFERENCES invoice(workspace_id, id),
  constraint allocation_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id),
  constraint allocation_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES payment(workspace_id, id),
  constraint allocation_workspace_id_replacement_id_fkey FOREIGN KEY (workspace_id, replacement_id) REFERENCES invoice(workspace_id, id)
);
alter table public.allocation enable row level security;
alter table public.allocation force row level security;
create table public.archive_fault (
  workspace_id uuid not null,
  invoice_id uuid not null,
  kind text not null,
  reason text not null,
  found_at timestamp with time zone not null,
  constraint archive_fault_pkey PRIMARY KEY (workspace_id, invoice_id, kind),
  constraint archive_fault_reason_check CHECK ((reason = ANY (ARRAY['missing'::text, 'damaged'::text]))),
  constraint archive_fault_workspace_id_invoice_id_kind_fkey FOREIGN KEY (workspace_id, invoice_id, kind) REFERENCES document(workspace_id, invoice_id, kind)
);
alter table public.archive_fault enable row level security;
alter table public.archive_fault force row level security;
create table public.archive_release (
  workspace_id uuid not null,
  sha256 bytea not null,
  kind text not null,
  released_at timestamp with time zone not null,
  constraint archive_release_kind_check CHECK ((kind = ANY (ARRAY['logo'::text, 'document'::text]))),
  constraint archive_release_pkey PRIMARY KEY (workspace_id, sha256)
);
alter table public.archive_release enable row level security;
alter table public.archive_release force row level security;
create table public.attachment (
  workspace_id uuid not null,
  sha256 bytea not null,
  media_type text not null,
  size integer not null,
  used_at timestamp with time zone not null,
  constraint attachment_pkey PRIMARY KEY (workspace_id, sha256),
  constraint attachment_size_check CHECK ((size > 0)),
  constraint attachment_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.attachment enable row level security;
alter table public.attachment force row level security;
create table public.authorization_request (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  person_id uuid,
  verifier text not null,
  nonce text not null,
  wanted text not null,
  invitation_hash bytea,
  language text not null,
  expires_at timestamp with time zone not null,
  constraint authorization_request_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint authorization_request_pkey PRIMARY KEY (state_hash)
);
alter table public.authorization_request enable row level security;
alter table public.authorization_request force row level security;
create table public.bank_account (
  workspace_id uuid not null,
  id uuid not null,
  account_name text not null,
  bank_name text not null,
  iban text not null,
  bic text not null,
  account_number text not null,
  bank_code text not null,
  currency text not null,
  upi_id text not null,
  is_default boolean default false not null,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  reference_scheme text default ''::text not null,
  reference_length smallint,
  payee_number text default ''::text not null,
  pix_key text default ''::text not null,
  constraint bank_account_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_account_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_account enable row level security;
alter table public.bank_account force row level security;
create table public.bank_connection (
  workspace_id uuid not null,
  id uuid not null,
  feed text not null,
  institution_id text not null,
  institution_name text not null,
  country text not null,
  test boolean not null,
  reference text not null,
  url text not null,
  status text not null,
  valid_until timestamp with time zone,
  warned_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint bank_connection_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_connection_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'connected'::text, 'refused'::text, 'ended'::text]))),
  constraint bank_connection_workspace_id_feed_fkey FOREIGN KEY (workspace_id, feed) REFERENCES bank_feed(workspace_id, feed),
  constraint bank_connection_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_connection enable row level security;
alter table public.bank_connection force row level security;
create table public.bank_connection_account (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  reference text not null,
  account text not null,
  currency text not null,
  name text not null,
  from_day date not null,
  read_until date,
  fetched_at timestamp with time zone,
  next_fetch_at timestamp with time zone,
  paused_until timestamp with time zone,
  problem text not null,
  failures integer not null,
  constraint bank_connection_account_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_connection_account_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES bank_connection(workspace_id, id) ON DELETE CASCADE,
  constraint bank_connection_account_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_connection_account enable row level security;
alter table public.bank_connection_account force row level security;
create table public.bank_csv_mapping (
  workspace_id uuid not null,
  headings text not null,
  columns jsonb not null,
  day_order text,
  encoding text,
  constraint bank_csv_mapping_day_order_check CHECK ((day_order = ANY (ARRAY['day_first'::text, 'month_first'::text]))),
  constraint bank_csv_mapping_pkey PRIMARY KEY (workspace_id, headings),
  constraint bank_csv_mapping_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_csv_mapping enable row level security;
alter table public.bank_csv_mapping force row level security;
create table public.bank_feed (
  workspace_id uuid not null,
  feed text not null,
  hints jsonb not null,
  updated_at timestamp with time zone not null,
  constraint bank_feed_pkey PRIMARY KEY (workspace_id, feed),
  constraint bank_feed_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_feed enable row level security;
alter table public.bank_feed force row level security;
create table public.bank_matching (
  workspace_id uuid not null,
  renewal uuid not null,
  ended_at timestamp with time zone,
  took_ms integer default 0 not null,
  certain_count integer default 0 not null,
  constraint bank_matching_pkey PRIMARY KEY (workspace_id),
  constraint bank_matching_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_matching enable row level security;
alter table public.bank_matching force row level security;
create table public.bank_matching_change (
  workspace_id uuid not null,
  id uuid default gen_random_uuid() not null,
  made_by text default (pg_current_xact_id())::text not null,
  seen_by uuid,
  constraint bank_matching_change_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_matching_change_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_matching_change enable row level security;
alter table public.bank_matching_change force row level security;
create table public.bank_proposal (
  workspace_id uuid not null,
  transaction_id uuid not null,
  certainty text,
  content text not null,
  constraint bank_proposal_certainty_check CHECK ((certainty = ANY (ARRAY['certain'::text, 'likely'::text, 'possible'::text]))),
  constraint bank_proposal_pkey PRIMARY KEY (workspace_id, transaction_id),
  constraint bank_proposal_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint bank_proposal_workspace_id_transaction_id_fkey FOREIGN KEY (workspace_id, transaction_id) REFERENCES bank_transaction(workspace_id, id) ON DELETE CASCADE
);
alter table public.bank_proposal enable row level security;
alter table public.bank_proposal force row level security;
create table public.bank_proposal_document (
  workspace_id uuid not null,
  transaction_id uuid not null,
  invoice_id uuid not null,
  open_minor bigint not null,
  constraint bank_proposal_document_pkey PRIMARY KEY (workspace_id, invoice_id, transaction_id),
  constraint bank_proposal_document_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint bank_proposal_document_workspace_id_transaction_id_fkey FOREIGN KEY (workspace_id, transaction_id) REFERENCES bank_proposal(workspace_id, transaction_id) ON DELETE CASCADE
);
alter table public.bank_proposal_document enable row level security;
alter table public.bank_proposal_document force row level security;
create table public.bank_statement (
  workspace_id uuid not null,
  id uuid not null,
  format text not null,
  file_name text not null,
  account text not null,
  currency text not null,
  reference text not null,
  from_day date,
  to_day date,
  opening_minor bigint,
  closing_minor bigint,
  transaction_count integer not null,
  added_count integer not null,
  imported_by uuid not null,
  imported_at timestamp with time zone not null,
  complete boolean default true not null,
  constraint bank_statement_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_statement_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bank_statement enable row level security;
alter table public.bank_statement force row level security;
create table public.bank_transaction (
  workspace_id uuid not null,
  id uuid not null,
  statement_id uuid not null,
  account text not null,
  identity text not null,
  booked_on date not null,
  value_on date,
  currency text not null,
  amount_minor bigint not null,
  party_name text not null,
  party_account text not null,
  reference_list text[] not null,
  text text not null,
  charges_minor bigint not null,
  reversal boolean not null,
  status text default 'open'::text not null,
  payment_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  refusal text default ''::text not null,
  file_identity text,
  test boolean default false not null,
  entry_identity text,
  short_entry_identity text,
  sum_identity text,
  constraint bank_transaction_check CHECK (((status = 'matched'::text) = (payment_id IS NOT NULL))),
  constraint bank_transaction_pkey PRIMARY KEY (workspace_id, id),
  constraint bank_transaction_status_check CHECK ((status = ANY (ARRAY['open'::text, 'matched'::text, 'ignored'::text]))),
  constraint bank_transaction_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint bank_transaction_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES payment(workspace_id, id),
  constraint bank_transaction_workspace_id_statement_id_fkey FOREIGN KEY (workspace_id, statement_id) REFERENCES bank_statement(workspace_id, id)
);
alter table public.bank_transaction enable row level security;
alter table public.bank_transaction force row level security;
create table public.batch (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  day date not null,
  item_count integer not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  cancelled_by uuid,
  finished_at timestamp with time zone,
  constraint batch_item_count_check CHECK (((item_count >= 1) AND (item_count <= 1000))),
  constraint batch_kind_check CHECK ((kind = ANY (ARRAY['send'::text, 'remind'::text, 'mark_paid'::text]))),
  constraint batch_pkey PRIMARY KEY (workspace_id, id),
  constraint batch_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.batch enable row level security;
alter table public.batch force row level security;
create table public.batch_item (
  workspace_id uuid not null,
  batch_id uuid not null,
  "position" integer not null,
  invoice_id uuid not null,
  outcome text,
  refusal text,
  done_at timestamp with time zone,
  constraint batch_item_check CHECK (((refusal IS NOT NULL) = (outcome = 'refused'::text))),
  constraint batch_item_check1 CHECK (((done_at IS NULL) = (outcome IS NULL))),
  constraint batch_item_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text, 'cancelled'::text]))),
  constraint batch_item_pkey PRIMARY KEY (workspace_id, batch_id, "position"),
  constraint batch_item_workspace_id_batch_id_fkey FOREIGN KEY (workspace_id, batch_id) REFERENCES batch(workspace_id, id) ON DELETE CASCADE,
  constraint batch_item_workspace_id_batch_id_invoice_id_key UNIQUE (workspace_id, batch_id, invoice_id)
);
alter table public.batch_item enable row level security;
alter table public.batch_item force row level security;
create table public.bookkeeping (
  workspace_id uuid not null,
  chart text not null,
  accounts jsonb default '{}'::jsonb not null,
  advisor text default ''::text not null,
  client text default ''::text not null,
  updated_at timestamp with time zone not null,
  details jsonb default '{}'::jsonb not null,
  constraint bookkeeping_pkey PRIMARY KEY (workspace_id),
  constraint bookkeeping_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.bookkeeping enable row level security;
alter table public.bookkeeping force row level security;
create table public.calendar_feed (
  workspace_id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (workspace_id, person_id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES membership(workspace_id, person_id) ON DELETE CASCADE
);
alter table public.calendar_feed enable row level security;
alter table public.calendar_feed force row level security;
create table public.captcha_used (
  sha256 bytea not null,
  expires_at timestamp with time zone not null,
  constraint captcha_used_pkey PRIMARY KEY (sha256)
);
alter table public.captcha_used enable row level security;
alter table public.captcha_used force row level security;
create table public.checkout (
  workspace_id uuid not null,
  id uuid not null,
  provider text not null,
  amount_minor bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  mode text not null,
  account_id text not null,
  constraint checkout_amount_minor_check CHECK ((amount_minor > 0)),
  constraint checkout_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'test'::text, 'live'::text]))),
  constraint checkout_pkey PRIMARY KEY (workspace_id, id),
  constraint checkout_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.checkout enable row level security;
alter table public.checkout force row level security;
create table public.checkout_invoice (
  workspace_id uuid not null,
  checkout_id uuid not null,
  invoice_id uuid not null,
  "position" integer not null,
  amount_minor bigint not null,
  constraint checkout_invoice_amount_minor_check CHECK ((amount_minor > 0)),
  constraint checkout_invoice_pkey PRIMARY KEY (workspace_id, checkout_id, invoice_id),
  constraint checkout_invoice_workspace_id_checkout_id_fkey FOREIGN KEY (workspace_id, checkout_id) REFERENCES checkout(workspace_id, id) ON DELETE CASCADE,
  constraint checkout_invoice_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint checkout_invoice_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id)
);
alter table public.checkout_invoice enable row level security;
alter table public.checkout_invoice force row level security;
create table public.collection (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  mandate_id uuid not null,
  status text not null,
  day date not null,
  mail_id uuid,
  attempts integer default 0 not null,
  checkout_id uuid,
  failure text,
  checked_at timestamp with time zone,
  decided_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  announced_minor bigint not null,
  constraint collection_pkey PRIMARY KEY (workspace_id, id),
  constraint collection_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'requested'::text, 'processing'::text, 'collected'::text, 'failed'::text, 'skipped'::text, 'stopped'::text]))),
  constraint collection_workspace_id_checkout_id_fkey FOREIGN KEY (workspace_id, checkout_id) REFERENCES checkout(workspace_id, id),
  constraint collection_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint collection_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id),
  constraint collection_workspace_id_invoice_id_key UNIQUE (workspace_id, invoice_id),
  constraint collection_workspace_id_mandate_id_fkey FOREIGN KEY (workspace_id, mandate_id) REFERENCES mandate(workspace_id, id)
);
alter table public.collection enable row level security;
alter table public.collection force row level security;
create table public.company (
  workspace_id uuid not null,
  legal_name text not null,
  country text not null,
  profile jsonb not null,
  vat_registered boolean default true not null,
  currency text not null,
  language text not null,
  time_zone text default 'UTC'::text not null,
  due_days integer default 30 not null,
  prices_include_tax boolean default false not null,
  payment_terms text default ''::text not null,
  footer text default ''::text not null,
  paper_design text default 'classic'::text not null,
  accent_color text default '#1d3a6b'::text not null,
  logo_sha256 bytea,
  logo_type text,
  social_links jsonb default '[]'::jsonb not null,
  set_up_at timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone not null,
  accepted_brands jsonb default '[]'::jsonb not null,
  taxes jsonb default '[]'::jsonb not null,
  uses_one_stop_shop boolean default false not null,
  mail_templates jsonb default '[]'::jsonb not null,
  reminder_plan jsonb default '{}'::jsonb not null,
  set_aside jsonb default '[]'::jsonb not null,
  quote_valid_days integer default 30 not null,
  custom_fields jsonb default '[]'::jsonb not null,
  paper_typeface text default 'design'::text not null,
  paper_margins text default 'design'::text not null,
  sells text default 'both'::text not null,
  constraint company_accent_color_check CHECK ((accent_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint company_check CHECK (((logo_sha256 IS NULL) = (logo_type IS NULL))),
  constraint company_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint company_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint company_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365))),
  constraint company_logo_type_check CHECK ((logo_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  constraint company_paper_design_check CHECK ((paper_design = ANY (ARRAY['classic'::text, 'modern'::text, 'compact'::text, 'letter'::text, 'window'::text, 'rail'::text, 'mono'::text, 'statement'::text]))),
  constraint company_paper_margins_check CHECK ((paper_margins = ANY (ARRAY['narrow'::text, 'design'::text, 'wide'::text]))),
  constraint company_paper_typeface_check CHECK ((paper_typeface = ANY (ARRAY['design'::text, 'sans'::text, 'serif'::text, 'mono'::text]))),
  constraint company_pkey PRIMARY KEY (workspace_id),
  constraint company_quote_valid_days_check CHECK (((quote_valid_days >= 0) AND (quote_valid_days <= 365))),
  constraint company_sells_check CHECK ((sells = ANY (ARRAY['goods'::text, 'services'::text, 'both'::text]))),
  constraint company_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.company enable row level security;
alter table public.company force row level security;
create table public.customer (
  workspace_id uuid not null,
  id uuid not null,
  legal_name text not null,
  country text not null,
  email text not null,
  profile jsonb not null,
  currency text not null,
  language text not null,
  due_days integer,
  buyer_reference text default ''::text not null,
  note text default ''::text not null,
  search text not null,
  archived_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  second_language text,
  constraint customer_check CHECK ((second_language <> language)),
  constraint customer_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint customer_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint customer_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365))),
  constraint customer_pkey PRIMARY KEY (workspace_id, id),
  constraint customer_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.customer enable row level security;
alter table public.customer force row level security;
create table public.customer_collection (
  workspace_id uuid not null,
  customer_id uuid not null,
  collects text not null,
  constraint customer_collection_collects_check CHECK ((collects = ANY (ARRAY['on_due'::text, 'on_issue'::text, 'off'::text]))),
  constraint customer_collection_pkey PRIMARY KEY (workspace_id, customer_id),
  constraint customer_collection_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id) ON DELETE CASCADE,
  constraint customer_collection_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.customer_collection enable row level security;
alter table public.customer_collection force row level security;
create table public.customer_reminders (
  workspace_id uuid not null,
  customer_id uuid not null,
  plan jsonb not null,
  constraint customer_reminders_pkey PRIMARY KEY (workspace_id, customer_id),
  constraint customer_reminders_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id) ON DELETE CASCADE,
  constraint customer_reminders_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.customer_reminders enable row level security;
alter table public.customer_reminders force row level security;
create table public.daily_total (
  workspace_id uuid not null,
  measure text not null,
  day date not null,
  currency text not null,
  amount_minor numeric not null,
  item_count bigint not null,
  constraint daily_total_measure_check CHECK ((measure = ANY (ARRAY['invoiced'::text, 'charged'::text, 'open'::text, 'received'::text]))),
  constraint daily_total_pkey PRIMARY KEY (workspace_id, measure, day, currency),
  constraint daily_total_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.daily_total enable row level security;
alter table public.daily_total force row level security;
create table public.daily_total_change (
  workspace_id uuid not null,
  id uuid default gen_random_uuid() not null,
  measure text not null,
  day date not null,
  currency text not null,
  amount_minor numeric not null,
  item_count bigint not null,
  key text default ''::text not null,
  name text default ''::text not null,
  constraint daily_total_change_measure_check CHECK ((measure = ANY (ARRAY['invoiced'::text, 'charged'::text, 'open'::text, 'received'::text, 'taxable'::text, 'tax'::text, 'cash_accounting'::text, 'item'::text, 'country'::text]))),
  constraint daily_total_change_pkey PRIMARY KEY (workspace_id, id),
  constraint daily_total_change_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.daily_total_change enable row level security;
alter table public.daily_total_change force row level security;
create table public.default_view (
  workspace_id uuid not null,
  person_id uuid not null,
  list text not null,
  view_id uuid not null,
  constraint default_view_pkey PRIMARY KEY (workspace_id, person_id, list),
  constraint default_view_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES membership(workspace_id, person_id) ON DELETE CASCADE,
  constraint default_view_workspace_id_view_id_fkey FOREIGN KEY (workspace_id, view_id) REFERENCES saved_view(workspace_id, id) ON DELETE CASCADE
);
alter table public.default_view enable row level security;
alter table public.default_view force row level security;
create table public.document (
  workspace_id uuid not null,
  invoice_id uuid not null,
  kind text not null,
  sha256 bytea not null,
  size integer not null,
  media_type text not null,
  file_name text not null,
  created_at timestamp with time zone not null,
  constraint document_kind_check CHECK ((kind ~ '^[a-z0-9_]{1,20}$'::text)),
  constraint document_pkey PRIMARY KEY (workspace_id, invoice_id, kind),
  constraint document_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id)
);
alter table public.document enable row level security;
alter table public.document force row level security;
create table public.document_tax (
  workspace_id uuid not null,
  currency text not null,
  day date not null,
  invoice_id uuid not null,
  place integer not null,
  part text not null,
  side text not null,
  country text not null,
  category text not null,
  rate text not null,
  taxable_minor numeric not null,
  tax_minor numeric not null,
  stated_currency text,
  stated_rate numeric,
  stated_tax_minor numeric,
  tax_day date,
  root_id uuid,
  latest date,
  prepaid_minor numeric,
  constraint document_tax_part_check CHECK ((part = ANY (ARRAY['own'::text, 'set_off'::text, 'replaced'::text, 'replaced_set_off'::text]))),
  constraint document_tax_pkey PRIMARY KEY (workspace_id, invoice_id, place),
  constraint document_tax_side_check CHECK ((side = ANY (ARRAY['sales'::text, 'purchases'::text]))),
  constraint document_tax_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.document_tax enable row level security;
alter table public.document_tax force row level security;
create table public.email_token (
  token_hash bytea not null,
  person_id uuid not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_token_kind_check CHECK ((kind = ANY (ARRAY['verify'::text, 'reset'::text]))),
  constraint email_token_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint email_token_pkey PRIMARY KEY (token_hash)
);
alter table public.email_token enable row level security;
alter table public.email_token force row level security;
create table public.event (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  person_id uuid,
  detail jsonb default '{}'::jsonb not null,
  constraint event_pkey PRIMARY KEY (workspace_id, id),
  constraint event_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE CASCADE
);
alter table public.event enable row level security;
alter table public.event force row level security;
create table public.exchange_rate (
  workspace_id uuid not null,
  currency text not null,
  date date not null,
  rate numeric not null,
  constraint exchange_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint exchange_rate_pkey PRIMARY KEY (workspace_id, currency, date),
  constraint exchange_rate_rate_check CHECK ((rate > (0)::numeric)),
  constraint exchange_rate_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.exchange_rate enable row level security;
alter table public.exchange_rate force row level security;
create table public.filed_return (
  workspace_id uuid not null,
  return_key text not null,
  period text not null,
  currency text not null,
  figures jsonb not null,
  documents jsonb not null,
  filed_by uuid,
  filed_by_name text not null,
  filed_at timestamp with time zone not null,
  constraint filed_return_currency_check CHECK ((char_length(currency) = 3)),
  constraint filed_return_filed_by_fkey FOREIGN KEY (filed_by) REFERENCES person(id) ON DELETE SET NULL,
  constraint filed_return_filed_by_name_check CHECK ((char_length(filed_by_name) <= 200)),
  constraint filed_return_period_check CHECK (((char_length(period) >= 4) AND (char_length(period) <= 7))),
  constraint filed_return_pkey PRIMARY KEY (workspace_id, return_key, period),
  constraint filed_return_return_key_check CHECK (((char_length(return_key) >= 1) AND (char_length(return_key) <= 40))),
  constraint filed_return_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.filed_return enable row level security;
alter table public.filed_return force row level security;
create table public.follow_up (
  workspace_id uuid not null,
  invoice_id uuid not null,
  reason text,
  until date,
  note text not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint follow_up_check CHECK (((reason IS NOT NULL) OR (until IS NULL))),
  constraint follow_up_pkey PRIMARY KEY (workspace_id, invoice_id),
  constraint follow_up_reason_check CHECK ((reason = ANY (ARRAY['promised'::text, 'disputed'::text, 'paused'::text]))),
  constraint follow_up_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint follow_up_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE CASCADE
);
alter table public.follow_up enable row level security;
alter table public.follow_up force row level security;
create table public.group_total (
  workspace_id uuid not null,
  measure text not null,
  since date not null,
  key text not null,
  currency text not null,
  amount_minor numeric not null,
  item_count bigint not null,
  name text not null,
  unit text not null,
  constraint group_total_measure_check CHECK ((measure = ANY (ARRAY['invoiced'::text, 'open'::text, 'received'::text, 'taxable'::text, 'tax'::text, 'cash_accounting'::text, 'item'::text, 'country'::text]))),
  constraint group_total_pkey PRIMARY KEY (workspace_id, measure, unit, since, key, currency),
  constraint group_total_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'month'::text, 'year'::text, 'ever'::text]))),
  constraint group_total_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.group_total enable row level security;
alter table public.group_total force row level security;
create table public.idempotency (
  person_id uuid not null,
  key text not null,
  request_sha256 bytea not null,
  status integer not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint idempotency_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint idempotency_pkey PRIMARY KEY (person_id, key)
);
alter table public.idempotency enable row level security;
alter table public.idempotency force row level security;
create table public.identity (
  id uuid not null,
  person_id uuid not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  linked_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint identity_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint identity_pkey PRIMARY KEY (id),
  constraint identity_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'microsoft'::text, 'linkedin'::text, 'github'::text, 'facebook'::text, 'oidc'::text]))),
  constraint identity_provider_issuer_subject_key UNIQUE (provider, issuer, subject)
);
alter table public.identity enable row level security;
alter table public.identity force row level security;
create table public.instance (
  "only" boolean default true not null,
  secret bytea not null,
  sign_up_open boolean default false not null,
  created_at timestamp with time zone not null,
  archive_checked_to text,
  archive_checked_at timestamp with time zone,
  clock_seen_at timestamp with time zone,
  constraint instance_only_check CHECK ("only"),
  constraint instance_pkey PRIMARY KEY ("only")
);
alter table public.instance enable row level security;
alter table public.instance force row level security;
create table public.invitation (
  workspace_id uuid not null,
  id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea not null,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint invitation_email_check CHECK ((email = lower(email))),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES person(id) ON DELETE SET NULL,
  constraint invitation_pkey PRIMARY KEY (workspace_id, id),
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'accountant'::text, 'member'::text, 'viewer'::text]))),
  constraint invitation_token_hash_key UNIQUE (token_hash),
  constraint invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.invitation enable row level security;
alter table public.invitation force row level security;
create table public.invoice (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  customer_id uuid,
  customer_name text not null,
  customer_country text not null,
  currency text not null,
  language text not null,
  draft jsonb not null,
  draft_format integer default 1 not null,
  issue_date date,
  due_date date,
  net_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  payable_minor bigint not null,
  settled_minor bigint default 0 not null,
  credited_minor bigint default 0 not null,
  corrects_id uuid,
  series_id uuid,
  period text,
  seq bigint,
  number text,
  number_key text generated always as (COALESCE(upper(number), ''::text)) stored,
  issued_at timestamp with time zone,
  issued_by uuid,
  frozen text,
  frozen_format integer,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  issue_key date generated always as (COALESCE(issue_date, 'infinity'::date)) stored,
  due_key date generated always as (COALESCE(due_date, 'infinity'::date)) stored,
  type text default 'invoice'::text not null,
  series_kind text,
  final_id uuid,
  stated_before_minor bigint default 0 not null,
  quote_id uuid,
  agreed_reference text default ''::text not null,
  constraint invoice_check CHECK ((((issued_at IS NULL) AND (number IS NULL) AND (seq IS NULL) AND (series_id IS NULL) AND (period IS NULL) AND (frozen IS NULL)) OR ((issued_at IS NOT NULL) AND (number IS NOT NULL) AND (seq IS NOT NULL) AND (series_id IS NOT NULL) AND (period IS NOT NULL) AND (frozen IS NOT NULL) AND (issue_date IS NOT NULL) AND (customer_id IS NOT NULL)))),
  constraint invoice_check1 CHECK (((issued_at IS NOT NULL) OR ((sent_at IS NULL) AND (viewed_at IS NULL) AND (settled_minor = 0) AND (credited_minor = 0)))),
  constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'self_billed'::text]))),
  constraint invoice_pkey PRIMARY KEY (workspace_id, id),
  constraint invoice_self_billed_check CHECK (((kind = 'self_billed'::text) = (type ~~ 'self_billed_%'::text))),
  constraint invoice_series_kind_check CHECK ((series_kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoice_type_check CHECK ((type = ANY (ARRAY['invoice'::text, 'deposit'::text, 'credit_note'::text, 'debit_note'::text, 'corrected_invoice'::text, 'self_billed_invoice'::text, 'self_billed_credit_note'::text]))),
  constraint invoice_workspace_id_corrects_id_fkey FOREIGN KEY (workspace_id, corrects_id) REFERENCES invoice(workspace_id, id),
  constraint invoice_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint invoice_workspace_id_final_id_fkey FOREIGN KEY (workspace_id, final_id) REFERENCES invoice(workspace_id, id) ON DELETE SET NULL (final_id),
  constraint invoice_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint invoice_workspace_id_quote_id_fkey FOREIGN KEY (workspace_id, quote_id) REFERENCES quote(workspace_id, id),
  constraint invoice_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id),
  constraint invoice_workspace_id_series_id_period_seq_key UNIQUE (workspace_id, series_id, period, seq)
);
alter table public.invoice enable row level security;
alter table public.invoice force row level security;
create table public.item (
  workspace_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  description text not null,
  unit text not null,
  prices jsonb not null,
  supply text not null,
  tax_category text not null,
  tax_rate numeric not null,
  texts jsonb default '{}'::jsonb not null,
  classification text default ''::text not null,
  search text not null,
  archived_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  tax_key text default ''::text not null,
  performed_at jsonb,
  constraint item_pkey PRIMARY KEY (workspace_id, id),
  constraint item_supply_check CHECK ((supply = ANY (ARRAY['services'::text, 'goods'::text, 'intangible'::text, 'electronic'::text, 'land'::text, 'restaurant'::text, 'admission'::text, 'event'::text, 'passenger_transport'::text, 'goods_transport'::text, 'short_hire'::text, 'long_hire'::text, 'movable_work'::text, 'in_person'::text, 'intermediary'::text, 'installed_goods'::text, 'goods_on_board'::text, 'energy'::text, 'second_hand'::text, 'travel'::text]))),
  constraint item_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.item enable row level security;
alter table public.item force row level security;
create table public.job (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  run_at timestamp with time zone not null,
  attempts integer default 0 not null,
  locked_until timestamp with time zone,
  last_error text default ''::text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  dedupe_key text not null,
  priority smallint default 0 not null,
  constraint job_pkey PRIMARY KEY (workspace_id, id),
  constraint job_workspace_id_dedupe_key_key UNIQUE (workspace_id, dedupe_key),
  constraint job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.job enable row level security;
alter table public.job force row level security;
create table public.journal (
  workspace_id uuid not null,
  series_id uuid not null,
  "position" bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  invoice_id uuid not null,
  entry text not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint journal_kind_check CHECK ((kind = 'issued'::text)),
  constraint journal_pkey PRIMARY KEY (workspace_id, series_id, "position"),
  constraint journal_workspace_id_hash_key UNIQUE (workspace_id, hash),
  constraint journal_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id),
  constraint journal_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id)
);
alter table public.journal enable row level security;
alter table public.journal force row level security;
create table public.mail (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  invoice_id uuid,
  recipient text not null,
  subject text not null,
  attachments jsonb default '[]'::jsonb not null,
  status text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone not null,
  last_error text default ''::text not null,
  dedupe_key text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  pay_link_id uuid,
  channel text not null,
  payload jsonb not null,
  transmission_id text default ''::text not null,
  constraint mail_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'reminder'::text, 'receipt'::text, 'invitation'::text, 'verify'::text, 'reset'::text, 'digest'::text, 'security'::text, 'quote'::text, 'portal'::text, 'portal_code'::text, 'accompanying_document'::text, 'collection'::text]))),
  constraint mail_pkey PRIMARY KEY (workspace_id, id),
  constraint mail_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'not_sent'::text, 'failed'::text, 'uncertain'::text, 'cancelled'::text]))),
  constraint mail_workspace_id_dedupe_key_key UNIQUE (workspace_id, dedupe_key),
  constraint mail_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.mail enable row level security;
alter table public.mail force row level security;
create table public.mail_server (
  workspace_id uuid not null,
  host text not null,
  port integer not null,
  security text not null,
  username text not null,
  from_address text not null,
  updated_at timestamp with time zone not null,
  constraint mail_server_pkey PRIMARY KEY (workspace_id),
  constraint mail_server_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint mail_server_security_check CHECK ((security = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text]))),
  constraint mail_server_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.mail_server enable row level security;
alter table public.mail_server force row level security;
create table public.mandate (
  workspace_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  mode text not null,
  account_id text not null,
  status text not null,
  wording text not null,
  language text not null,
  agreed_at timestamp with time zone not null,
  network_address text not null,
  type text,
  brand text,
  hint text,
  provider_type text,
  provider_customer text,
  provider_method text,
  active_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  released_at timestamp with time zone,
  constraint mandate_check CHECK (((status = 'asked'::text) OR ((type IS NOT NULL) AND (provider_method IS NOT NULL) AND (active_at IS NOT NULL)))),
  constraint mandate_check1 CHECK (((status = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint mandate_ended_by_check CHECK ((ended_by = ANY (ARRAY['customer'::text, 'company'::text, 'provider'::text]))),
  constraint mandate_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'test'::text, 'live'::text]))),
  constraint mandate_pkey PRIMARY KEY (workspace_id, id),
  constraint mandate_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'active'::text, 'ended'::text]))),
  constraint mandate_type_check CHECK ((type = ANY (ARRAY['card'::text, 'direct_debit'::text, 'other'::text]))),
  constraint mandate_workspace_id_checkout_id_fkey FOREIGN KEY (workspace_id, checkout_id) REFERENCES checkout(workspace_id, id),
  constraint mandate_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint mandate_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.mandate enable row level security;
alter table public.mandate force row level security;
create table public.membership (
  workspace_id uuid not null,
  person_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null,
  constraint membership_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint membership_pkey PRIMARY KEY (workspace_id, person_id),
  constraint membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'accountant'::text, 'member'::text, 'viewer'::text]))),
  constraint membership_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.membership enable row level security;
alter table public.membership force row level security;
create table public.migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migration_pkey PRIMARY KEY (number)
);
create table public.monitoring (
  "only" boolean default true not null,
  recording boolean default true not null,
  sample_percent integer default 100 not null,
  collector_url text default ''::text not null,
  constraint monitoring_only_check CHECK ("only"),
  constraint monitoring_pkey PRIMARY KEY ("only"),
  constraint monitoring_sample_percent_check CHECK (((sample_percent >= 1) AND (sample_percent <= 100)))
);
alter table public.monitoring enable row level security;
alter table public.monitoring force row level security;
create table public.notification (
  workspace_id uuid not null,
  person_id uuid not null,
  "position" bigint not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  about jsonb not null,
  in_app boolean not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['viewed'::text, 'paid'::text, 'overdue'::text, 'bounced'::text, 'failed'::text, 'invited'::text, 'joined'::text, 'recurring_failed'::text, 'recurring_drafted'::text, 'files_damaged'::text, 'batch_finished'::text, 'quote_accepted'::text, 'quote_declined'::text, 'quote_expired'::text, 'disputed'::text, 'bank_access_ending'::text, 'bank_access_ended'::text, 'provider_unread'::text, 'collection_failed'::text, 'mandate_ended'::text, 'refund_failed'::text]))),
  constraint notification_pkey PRIMARY KEY (workspace_id, person_id, "position"),
  constraint notification_workspace_id_id_key UNIQUE (workspace_id, id),
  constraint notification_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES membership(workspace_id, person_id) ON DELETE CASCADE,
  constraint notification_workspace_id_person_id_kind_subject_id_key UNIQUE (workspace_id, person_id, kind, subject_id)
);
alter table public.notification enable row level security;
alter table public.notification force row level security;
create table public.notification_counter (
  workspace_id uuid not null,
  last_position bigint not null,
  constraint notification_counter_pkey PRIMARY KEY (workspace_id),
  constraint notification_counter_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.notification_counter enable row level security;
alter table public.notification_counter force row level security;
create table public.notification_preference (
  workspace_id uuid not null,
  person_id uuid not null,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  constraint notification_preference_pkey PRIMARY KEY (workspace_id, person_id, kind),
  constraint notification_preference_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES membership(workspace_id, person_id) ON DELETE CASCADE
);
alter table public.notification_preference enable row level security;
alter table public.notification_preference force row level security;
create table public.overdue_notice (
  workspace_id uuid not null,
  invoice_id uuid not null,
  notified_at timestamp with time zone not null,
  constraint overdue_notice_pkey PRIMARY KEY (workspace_id, invoice_id),
  constraint overdue_notice_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE CASCADE
);
alter table public.overdue_notice enable row level security;
alter table public.overdue_notice force row level security;
create table public.page_error (
  id uuid not null,
  fingerprint bytea not null,
  type text not null,
  message text not null,
  culprit text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  count bigint not null,
  sample jsonb not null,
  constraint page_error_fingerprint_key UNIQUE (fingerprint),
  constraint page_error_pkey PRIMARY KEY (id)
);
alter table public.page_error enable row level security;
alter table public.page_error force row level security;
create table public.page_error_day (
  error_id uuid not null,
  day date not null,
  release text not null,
  page text not null,
  browser text not null,
  count integer not null,
  constraint page_error_day_error_id_fkey FOREIGN KEY (error_id) REFERENCES page_error(id) ON DELETE CASCADE,
  constraint page_error_day_pkey PRIMARY KEY (error_id, day, release, page, browser)
);
alter table public.page_error_day enable row level security;
alter table public.page_error_day force row level security;
create table public.page_timing (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  metric text not null,
  value real not null,
  page text not null,
  release text not null,
  constraint page_timing_metric_check CHECK ((metric = ANY (ARRAY['lcp'::text, 'inp'::text, 'cls'::text, 'load'::text, 'change'::text]))),
  constraint page_timing_pkey PRIMARY KEY (id),
  constraint page_timing_value_check CHECK ((value >= (0)::double precision))
);
alter table public.page_timing enable row level security;
alter table public.page_timing force row level security;
create table public.page_timing_hour (
  hour timestamp with time zone not null,
  metric text not null,
  page text not null,
  release text not null,
  bucket smallint not null,
  count integer not null,
  constraint page_timing_hour_metric_check CHECK ((metric = ANY (ARRAY['lcp'::text, 'inp'::text, 'cls'::text, 'load'::text, 'change'::text]))),
  constraint page_timing_hour_pkey PRIMARY KEY (hour, metric, page, release, bucket)
);
alter table public.page_timing_hour enable row level security;
alter table public.page_timing_hour force row level security;
create table public.pay_link (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint pay_link_pkey PRIMARY KEY (workspace_id, id),
  constraint pay_link_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id)
);
alter table public.pay_link enable row level security;
alter table public.pay_link force row level security;
create table public.payment (
  workspace_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  date date not null,
  currency text not null,
  amount_minor bigint not null,
  method text not null,
  reference text not null,
  note text not null,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  reversal_reason text,
  created_by uuid,
  created_at timestamp with time zone not null,
  brand text default ''::text not null,
  reference_key text generated always as (lower(reference)) stored,
  provider text default ''::text not null,
  mode text default 'live'::text not null,
  refunded_minor bigint default 0 not null,
  refunded_on date,
  fee_minor bigint,
  fee_currency text,
  seal text not null,
  constraint payment_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint payment_brand_check CHECK ((brand = ANY (ARRAY[''::text, 'visa'::text, 'mastercard'::text, 'amex'::text, 'discover'::text, 'jcb'::text, 'diners'::text, 'paypal'::text, 'apple-pay'::text, 'google-pay'::text, 'stripe'::text]))),
  constraint payment_fee_check CHECK (((fee_minor IS NULL) = (fee_currency IS NULL))),
  constraint payment_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['transfer'::text, 'card'::text, 'cash'::text, 'cheque'::text, 'direct_debit'::text, 'upi'::text, 'other'::text]))),
  constraint payment_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'test'::text, 'live'::text]))),
  constraint payment_pkey PRIMARY KEY (workspace_id, id),
  constraint payment_refunded_minor_check CHECK (((refunded_minor >= 0) AND (refunded_minor <= amount_minor))),
  constraint payment_refunded_on_check CHECK (((refunded_minor = 0) OR (refunded_on IS NOT NULL))),
  constraint payment_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint payment_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.payment enable row level security;
alter table public.payment force row level security;
create table public.payment_account (
  workspace_id uuid not null,
  provider text not null,
  mode text not null,
  account_id text not null,
  account_name text not null,
  hints jsonb not null,
  read_until timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint payment_account_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text]))),
  constraint payment_account_pkey PRIMARY KEY (workspace_id, provider),
  constraint payment_account_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.payment_account enable row level security;
alter table public.payment_account force row level security;
create table public.payment_habit (
  workspace_id uuid not null,
  customer_id uuid not null,
  usual_days integer not null,
  constraint payment_habit_pkey PRIMARY KEY (workspace_id, customer_id),
  constraint payment_habit_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id) ON DELETE CASCADE
);
alter table public.payment_habit enable row level security;
alter table public.payment_habit force row level security;
create table public.payout (
  workspace_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  paid_on date not null,
  amount_minor bigint not null,
  reference text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payout_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payout_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL,
  constraint payout_pkey PRIMARY KEY (workspace_id, id),
  constraint payout_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id)
);
alter table public.payout enable row level security;
alter table public.payout force row level security;
create table public.person (
  id uuid not null,
  email text,
  name text not null,
  password_hash text,
  email_verified_at timestamp with time zone,
  language text default 'en'::text not null,
  color_scheme text default 'auto'::text not null,
  created_at timestamp with time zone not null,
  tour_seen_at timestamp with time zone,
  constraint person_color_scheme_check CHECK ((color_scheme = ANY (ARRAY['auto'::text, 'light'::text, 'dark'::text]))),
  constraint person_email_check CHECK ((email = lower(email))),
  constraint person_email_key UNIQUE (email),
  constraint person_guest CHECK (((email IS NOT NULL) OR (password_hash IS NULL))),
  constraint person_pkey PRIMARY KEY (id)
);
alter table public.person enable row level security;
alter table public.person force row level security;
create table public.portal_code (
  workspace_id uuid not null,
  id uuid not null,
  email text not null,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint portal_code_pkey PRIMARY KEY (workspace_id, id),
  constraint portal_code_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.portal_code enable row level security;
alter table public.portal_code force row level security;
create table public.portal_link (
  workspace_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone,
  constraint portal_link_pkey PRIMARY KEY (workspace_id, id),
  constraint portal_link_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint portal_link_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.portal_link enable row level security;
alter table public.portal_link force row level security;
create table public.portal_session (
  workspace_id uuid not null,
  id uuid not null,
  email text not null,
  token_hash bytea not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint portal_session_pkey PRIMARY KEY (workspace_id, id),
  constraint portal_session_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.portal_session enable row level security;
alter table public.portal_session force row level security;
create table public.provider_event (
  workspace_id uuid not null,
  provider text not null,
  event_id text not null,
  checkout_id uuid not null,
  payment_id uuid,
  received_at timestamp with time zone not null,
  fact jsonb default '{}'::jsonb not null,
  constraint provider_event_pkey PRIMARY KEY (workspace_id, provider, event_id),
  constraint provider_event_workspace_id_checkout_id_fkey FOREIGN KEY (workspace_id, checkout_id) REFERENCES checkout(workspace_id, id),
  constraint provider_event_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint provider_event_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES payment(workspace_id, id)
);
alter table public.provider_event enable row level security;
alter table public.provider_event force row level security;
create table public.provider_payout (
  workspace_id uuid not null,
  provider text not null,
  reference text not null,
  mode text not null,
  amount_minor bigint not null,
  currency text not null,
  arrives_on date not null,
  status text not null,
  names text[] not null,
  updated_at timestamp with time zone not null,
  constraint provider_payout_amount_minor_check CHECK ((amount_minor > 0)),
  constraint provider_payout_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text]))),
  constraint provider_payout_pkey PRIMARY KEY (workspace_id, provider, reference),
  constraint provider_payout_status_check CHECK ((status = ANY (ARRAY['expected'::text, 'paid'::text, 'failed'::text]))),
  constraint provider_payout_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.provider_payout enable row level security;
alter table public.provider_payout force row level security;
create table public.published_rate (
  source text not null,
  currency text not null,
  day date not null,
  rate numeric not null,
  constraint published_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint published_rate_pkey PRIMARY KEY (source, currency, day),
  constraint published_rate_rate_check CHECK ((rate > (0)::numeric)),
  constraint published_rate_source_check CHECK ((source = ANY (ARRAY['ecb'::text, 'nbp'::text, 'hmrc'::text, 'bazg'::text])))
);
alter table public.published_rate enable row level security;
alter table public.published_rate force row level security;
create table public.quote (
  workspace_id uuid not null,
  id uuid not null,
  state text default 'draft'::text not null,
  series_id uuid,
  period text,
  number text,
  revision integer default 0 not null,
  is_revising boolean default false not null,
  draft jsonb not null,
  draft_format integer not null,
  customer_id uuid,
  customer_name text not null,
  customer_country text not null,
  currency text not null,
  net_minor bigint not null,
  gross_minor bigint not null,
  valid_until date,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  answered_at timestamp with time zone,
  expired_at timestamp with time zone,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint quote_check CHECK ((((state = 'draft'::text) = (revision = 0)) AND ((revision = 0) = (number IS NULL)) AND ((revision = 0) = (valid_until IS NULL)))),
  constraint quote_pkey PRIMARY KEY (workspace_id, id),
  constraint quote_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint quote_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint quote_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id)
);
alter table public.quote enable row level security;
alter table public.quote force row level security;
create table public.quote_event (
  workspace_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  person_id uuid,
  detail jsonb default '{}'::jsonb not null,
  constraint quote_event_pkey PRIMARY KEY (workspace_id, id),
  constraint quote_event_workspace_id_quote_id_fkey FOREIGN KEY (workspace_id, quote_id) REFERENCES quote(workspace_id, id) ON DELETE CASCADE
);
alter table public.quote_event enable row level security;
alter table public.quote_event force row level security;
create table public.quote_revision (
  workspace_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  revision integer not null,
  frozen text not null,
  frozen_format integer not null,
  content_sha256 bytea not null,
  pdf_sha256 bytea not null,
  signed_pdf_sha256 bytea,
  gross_minor bigint not null,
  valid_until date not null,
  sent_at timestamp with time zone not null,
  sent_by uuid,
  answer text,
  answered_at timestamp with time zone,
  signer_name text default ''::text not null,
  reason text default ''::text not null,
  signature text default ''::text not null,
  ip text default ''::text not null,
  user_agent text default ''::text not null,
  chosen_ids text[] default '{}'::text[] not null,
  constraint quote_revision_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  constraint quote_revision_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint quote_revision_check1 CHECK (((answer IS DISTINCT FROM 'accepted'::text) OR (signer_name <> ''::text))),
  constraint quote_revision_pkey PRIMARY KEY (workspace_id, id),
  constraint quote_revision_workspace_id_quote_id_fkey FOREIGN KEY (workspace_id, quote_id) REFERENCES quote(workspace_id, id) ON DELETE CASCADE,
  constraint quote_revision_workspace_id_quote_id_revision_key UNIQUE (workspace_id, quote_id, revision)
);
alter table public.quote_revision enable row level security;
alter table public.quote_revision force row level security;
create table public.recurring (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  state text not null,
  paused_because text,
  mode text not null,
  every_count integer not null,
  unit text not null,
  first_day date not null,
  end_times integer,
  end_day date,
  next_day date,
  draft jsonb not null,
  draft_format integer not null,
  template_day date not null,
  customer_id uuid not null,
  currency text not null,
  payable_minor bigint not null,
  source_id uuid,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  on_last_day boolean default false not null,
  constraint recurring_check CHECK (((end_times IS NULL) OR (end_day IS NULL))),
  constraint recurring_check1 CHECK (((paused_because IS NULL) OR (state = 'paused'::text))),
  constraint recurring_check2 CHECK (((next_day IS NULL) = (state = 'ended'::text))),
  constraint recurring_end_times_check CHECK (((end_times >= 1) AND (end_times <= 999))),
  constraint recurring_every_count_check CHECK (((every_count >= 1) AND (every_count <= 99))),
  constraint recurring_mode_check CHECK ((mode = ANY (ARRAY['draft'::text, 'issue'::text, 'send'::text]))),
  constraint recurring_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint recurring_paused_because_check CHECK ((paused_because = 'missed'::text)),
  constraint recurring_pkey PRIMARY KEY (workspace_id, id),
  constraint recurring_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text]))),
  constraint recurring_unit_check CHECK ((unit = ANY (ARRAY['week'::text, 'month'::text, 'quarter'::text, 'year'::text]))),
  constraint recurring_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint recurring_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint recurring_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES invoice(workspace_id, id) ON DELETE SET NULL (source_id)
);
alter table public.recurring enable row level security;
alter table public.recurring force row level security;
create table public.recurring_run (
  workspace_id uuid not null,
  recurring_id uuid not null,
  day date not null,
  outcome text not null,
  reason text,
  invoice_id uuid,
  made_at timestamp with time zone not null,
  made_by uuid,
  constraint recurring_run_check CHECK (((reason IS NOT NULL) = (outcome = 'failed'::text))),
  constraint recurring_run_outcome_check CHECK ((outcome = ANY (ARRAY['drafted'::text, 'issued'::text, 'sent'::text, 'failed'::text, 'skipped'::text]))),
  constraint recurring_run_pkey PRIMARY KEY (workspace_id, recurring_id, day),
  constraint recurring_run_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE SET NULL (invoice_id),
  constraint recurring_run_workspace_id_recurring_id_fkey FOREIGN KEY (workspace_id, recurring_id) REFERENCES recurring(workspace_id, id) ON DELETE CASCADE
);
alter table public.recurring_run enable row level security;
alter table public.recurring_run force row level security;
create table public.refund (
  workspace_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  kind text not null,
  amount_minor bigint not null,
  status text not null,
  reference text not null,
  reason text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  invoice_id uuid,
  is_owed boolean,
  credit_note_id uuid,
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'dispute'::text]))),
  constraint refund_pkey PRIMARY KEY (workspace_id, id),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'open'::text, 'won'::text, 'lost'::text]))),
  constraint refund_workspace_id_credit_note_id_fkey FOREIGN KEY (workspace_id, credit_note_id) REFERENCES invoice(workspace_id, id),
  constraint refund_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint refund_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id),
  constraint refund_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES payment(workspace_id, id)
);
alter table public.refund enable row level security;
alter table public.refund force row level security;
create table public.refund_change (
  workspace_id uuid not null,
  id uuid default gen_random_uuid() not null,
  payment_id uuid not null,
  day date not null,
  amount_minor bigint not null,
  constraint refund_change_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint refund_change_pkey PRIMARY KEY (workspace_id, id),
  constraint refund_change_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint refund_change_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES payment(workspace_id, id) ON DELETE CASCADE
);
alter table public.refund_change enable row level security;
alter table public.refund_change force row level security;
create table public.refund_part (
  workspace_id uuid not null,
  refund_id uuid not null,
  invoice_id uuid not null,
  amount_minor bigint not null,
  is_owed boolean,
  credit_note_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint refund_part_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_part_pkey PRIMARY KEY (workspace_id, refund_id, invoice_id),
  constraint refund_part_workspace_id_credit_note_id_fkey FOREIGN KEY (workspace_id, credit_note_id) REFERENCES invoice(workspace_id, id),
  constraint refund_part_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint refund_part_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id),
  constraint refund_part_workspace_id_refund_id_fkey FOREIGN KEY (workspace_id, refund_id) REFERENCES refund(workspace_id, id) ON DELETE CASCADE
);
alter table public.refund_part enable row level security;
alter table public.refund_part force row level security;
create table public.reminder (
  workspace_id uuid not null,
  invoice_id uuid not null,
  level_id text not null,
  days integer not null,
  outcome text not null,
  moved_to date,
  mail_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  constraint reminder_check CHECK (((outcome = 'moved'::text) = (moved_to IS NOT NULL))),
  constraint reminder_check1 CHECK (((outcome = 'sent'::text) = (mail_id IS NOT NULL))),
  constraint reminder_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'skipped'::text, 'moved'::text]))),
  constraint reminder_pkey PRIMARY KEY (workspace_id, invoice_id, level_id),
  constraint reminder_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint reminder_workspace_id_invoice_id_fkey FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoice(workspace_id, id) ON DELETE CASCADE
);
alter table public.reminder enable row level security;
alter table public.reminder force row level security;
create table public.saved_view (
  workspace_id uuid not null,
  id uuid not null,
  list text not null,
  name text not null,
  state text not null,
  person_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint saved_view_list_check CHECK ((list = ANY (ARRAY['invoices'::text, 'customers'::text, 'items'::text, 'payments'::text]))),
  constraint saved_view_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint saved_view_pkey PRIMARY KEY (workspace_id, id),
  constraint saved_view_state_check CHECK ((char_length(state) <= 1000)),
  constraint saved_view_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint saved_view_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES membership(workspace_id, person_id) ON DELETE CASCADE
);
alter table public.saved_view enable row level security;
alter table public.saved_view force row level security;
create table public.secret (
  workspace_id uuid not null,
  name text not null,
  ciphertext text not null,
  updated_at timestamp with time zone not null,
  constraint secret_ciphertext_check CHECK ((ciphertext ~ '^v[0-9]+\.'::text)),
  constraint secret_pkey PRIMARY KEY (workspace_id, name),
  constraint secret_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.secret enable row level security;
alter table public.secret force row level security;
create table public.series (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  pattern text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  customer_id uuid,
  constraint series_customer_check CHECK ((((kind ~~ 'self_billed_%'::text) = (customer_id IS NOT NULL)) AND (NOT (is_default AND (customer_id IS NOT NULL))))),
  constraint series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'simplified'::text, 'quote'::text, 'self_billed_invoice'::text, 'self_billed_credit_note'::text]))),
  constraint series_pkey PRIMARY KEY (workspace_id, id),
  constraint series_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customer(workspace_id, id),
  constraint series_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.series enable row level security;
alter table public.series force row level security;
create table public.series_counter (
  workspace_id uuid not null,
  series_id uuid not null,
  period text not null,
  next_seq bigint not null,
  last_issue_date date,
  constraint series_counter_next_seq_check CHECK ((next_seq >= 1)),
  constraint series_counter_pkey PRIMARY KEY (workspace_id, series_id, period),
  constraint series_counter_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id)
);
alter table public.series_counter enable row level security;
alter table public.series_counter force row level security;
create table public.session (
  id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  user_agent text not null,
  ip text not null,
  constraint session_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash)
);
alter table public.session enable row level security;
alter table public.session force row level security;
create table public.tax_register_check (
  workspace_id uuid not null,
  id uuid not null,
  register text not null,
  number text not null,
  valid boolean not null,
  name text not null,
  line1 text not null,
  line2 text not null,
  post_code text not null,
  city text not null,
  consultation_number text not null,
  requester text not null,
  response text not null,
  person_id uuid not null,
  checked_at timestamp with time zone not null,
  constraint tax_register_check_pkey PRIMARY KEY (workspace_id, id),
  constraint tax_register_check_register_check CHECK ((register = ANY (ARRAY['vies'::text, 'sirene'::text, 'white_list'::text]))),
  constraint tax_register_check_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
alter table public.tax_register_check enable row level security;
alter table public.tax_register_check force row level security;
create table public.throttle (
  name text not null,
  key bytea not null,
  tries integer not null,
  ends_at timestamp with time zone not null,
  constraint throttle_pkey PRIMARY KEY (name, key)
);
alter table public.throttle enable row level security;
alter table public.throttle force row level security;
create table public.workspace (
  id uuid not null,
  sample boolean default false not null,
  created_at timestamp with time zone not null,
  constraint workspace_pkey PRIMARY KEY (id)
);
alter table public.workspace enable row level security;
alter table public.workspace force row level security;

CREATE INDEX accompanying_document_customer ON public.accompanying_document USING btree (workspace_id, customer_id);
CREATE INDEX accompanying_document_invoice ON public.accompanying_document USING btree (workspace_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX accompanying_document_quote ON public.accompanying_document USING btree (workspace_id, quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX allocation_credit_note ON public.allocation USING btree (workspace_id, credit_note_id);
CREATE INDEX allocation_invoice ON public.allocation USING btree (workspace_id, invoice_id);
CREATE INDEX allocation_payment ON public.allocation USING btree (workspace_id, payment_id);
CREATE INDEX allocation_replacement ON public.allocation USING btree (workspace_id, replacement_id) WHERE (replacement_id IS NOT NULL);
CREATE INDEX archive_release_time ON public.archive_release USING btree (released_at);
CREATE INDEX authorization_request_age ON public.authorization_request USING btree (expires_at);
CREATE INDEX authorization_request_person ON public.authorization_request USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX bank_account_default ON public.bank_account USING btree (workspace_id) WHERE (is_default AND (archived_at IS NULL));
CREATE INDEX bank_connection_account_due ON public.bank_connection_account USING btree (next_fetch_at) WHERE (next_fetch_at IS NOT NULL);
CREATE UNIQUE INDEX bank_connection_account_number ON public.bank_connection_account USING btree (workspace_id, account, currency);
CREATE INDEX bank_connection_account_of ON public.bank_connection_account USING btree (workspace_id, connection_id);
CREATE INDEX bank_proposal_certain ON public.bank_proposal USING btree (workspace_id, transaction_id) WHERE (certainty = 'certain'::text);
CREATE INDEX bank_proposal_document_transaction ON public.bank_proposal_document USING btree (workspace_id, transaction_id);
CREATE INDEX bank_statement_imported ON public.bank_statement USING btree (workspace_id, imported_at DESC);
CREATE INDEX bank_statement_incomplete ON public.bank_statement USING btree (workspace_id, imported_at DESC) WHERE (NOT complete);
CREATE INDEX bank_transaction_account ON public.bank_transaction USING btree (workspace_id, account, booked_on, amount_minor);
CREATE INDEX bank_transaction_booked ON public.bank_transaction USING btree (workspace_id, status, booked_on DESC, id DESC);
CREATE INDEX bank_transaction_credit ON public.bank_transaction USING btree (workspace_id, booked_on, id) WHERE ((status = 'open'::text) AND (refusal = ''::text) AND (amount_minor > 0) AND (NOT reversal));
CREATE UNIQUE INDEX bank_transaction_file_identity ON public.bank_transaction USING btree (workspace_id, account, file_identity) WHERE (file_identity IS NOT NULL);
CREATE UNIQUE INDEX bank_transaction_identity ON public.bank_transaction USING btree (workspace_id, account, identity);
CREATE INDEX bank_transaction_part ON public.bank_transaction USING btree (workspace_id, account, entry_identity) WHERE (entry_identity IS NOT NULL);
CREATE INDEX bank_transaction_part_cut ON public.bank_transaction USING btree (workspace_id, account, short_entry_identity) WHERE (short_entry_identity IS NOT NULL);
CREATE INDEX bank_transaction_party ON public.bank_transaction USING btree (workspace_id, party_account) WHERE ((status = 'matched'::text) AND (party_account <> ''::text));
CREATE INDEX bank_transaction_payment ON public.bank_transaction USING btree (workspace_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX bank_transaction_sum ON public.bank_transaction USING btree (workspace_id, account, sum_identity) WHERE (sum_identity IS NOT NULL);
CREATE INDEX batch_latest ON public.batch USING btree (workspace_id, created_at DESC, id DESC);
CREATE INDEX batch_running ON public.batch USING btree (workspace_id, id) WHERE (finished_at IS NULL);
CREATE INDEX batch_item_waiting ON public.batch_item USING btree (workspace_id, batch_id, "position") WHERE (outcome IS NULL);
CREATE INDEX captcha_used_age ON public.captcha_used USING btree (expires_at);
CREATE INDEX collection_checkout ON public.collection USING btree (workspace_id, checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX collection_due ON public.collection USING btree (workspace_id, day) WHERE (status = ANY (ARRAY['planned'::text, 'requested'::text, 'processing'::text]));
CREATE INDEX collection_mandate ON public.collection USING btree (workspace_id, mandate_id);
CREATE INDEX customer_archived ON public.customer USING btree (workspace_id, lower(legal_name), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX customer_name ON public.customer USING btree (workspace_id, lower(legal_name), id);
CREATE INDEX customer_with_agreement ON public.customer USING btree (workspace_id, id) WHERE ((profile -> 'selfBilling'::text) IS NOT NULL);
CREATE INDEX default_view_view ON public.default_view USING btree (workspace_id, view_id);
CREATE INDEX document_tax_day ON public.document_tax USING btree (workspace_id, currency, day);
CREATE INDEX document_tax_root ON public.document_tax USING btree (workspace_id, root_id) WHERE (root_id IS NOT NULL);
CREATE INDEX document_tax_tax_day ON public.document_tax USING btree (workspace_id, currency, tax_day);
CREATE INDEX event_invoice ON public.event USING btree (workspace_id, invoice_id, at);
CREATE INDEX event_latest ON public.event USING btree (workspace_id, at DESC);
CREATE INDEX group_total_open ON public.group_total USING btree (workspace_id, currency, amount_minor DESC, key) INCLUDE (item_count) WHERE (measure = 'open'::text);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
CREATE INDEX identity_person ON public.identity USING btree (person_id);
CREATE INDEX invoice_corrects ON public.invoice USING btree (workspace_id, corrects_id) WHERE (corrects_id IS NOT NULL);
CREATE INDEX invoice_created ON public.invoice USING btree (workspace_id, created_at DESC, id DESC);
CREATE INDEX invoice_credit_notes ON public.invoice USING btree (workspace_id, issue_key, id) WHERE (kind = 'credit_note'::text);
CREATE INDEX invoice_currency ON public.invoice USING btree (workspace_id, currency, issue_key, id);
CREATE INDEX invoice_customer ON public.invoice USING btree (workspace_id, customer_id, created_at DESC, id) INCLUDE (issue_key, due_key, gross_minor, number_key);
CREATE INDEX invoice_drafts ON public.invoice USING btree (workspace_id, issue_key, id) WHERE (issued_at IS NULL);
CREATE INDEX invoice_due_key ON public.invoice USING btree (workspace_id, due_key, id) INCLUDE (issue_key);
CREATE INDEX invoice_final ON public.invoice USING btree (workspace_id, final_id) WHERE (final_id IS NOT NULL);
CREATE INDEX invoice_gross ON public.invoice USING btree (workspace_id, gross_minor, id);
CREATE INDEX invoice_issue_key ON public.invoice USING btree (workspace_id, issue_key, id);
CREATE UNIQUE INDEX invoice_number ON public.invoice USING btree (workspace_id, upper(number)) WHERE (number IS NOT NULL);
CREATE INDEX invoice_number_key ON public.invoice USING btree (workspace_id, number_key, id) INCLUDE (issue_key, due_key, gross_minor, created_at);
CREATE INDEX invoice_open ON public.invoice USING btree (workspace_id, issue_key, id) INCLUDE (kind, due_key, payable_minor, settled_minor) WHERE ((issued_at IS NOT NULL) AND (settled_minor < payable_minor));
CREATE INDEX invoice_open_customer ON public.invoice USING btree (workspace_id, customer_id, currency) INCLUDE (kind, due_key, payable_minor, settled_minor) WHERE ((issued_at IS NOT NULL) AND (settled_minor < payable_minor));
CREATE INDEX invoice_open_due ON public.invoice USING btree (workspace_id, due_key, id) INCLUDE (kind, payable_minor, settled_minor) WHERE ((issued_at IS NOT NULL) AND (settled_minor < payable_minor));
CREATE INDEX invoice_paid ON public.invoice USING btree (workspace_id, issue_key, id) WHERE ((issued_at IS NOT NULL) AND (kind = 'invoice'::text) AND
CASE
    WHEN (payable_minor >= 0) THEN (settled_minor >= payable_minor)
    ELSE (settled_minor <= payable_minor)
END);
CREATE INDEX invoice_quote ON public.invoice USING btree (workspace_id, quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX invoice_self_billed ON public.invoice USING btree (workspace_id, issue_key, id) WHERE (kind = 'self_billed'::text);
CREATE INDEX invoice_seq ON public.invoice USING btree (workspace_id, seq) WHERE (seq IS NOT NULL);
CREATE INDEX invoice_to_persons ON public.invoice USING btree (workspace_id, issue_key) WHERE ((issued_at IS NOT NULL) AND ((((frozen)::jsonb -> 'buyer'::text) ->> 'kind'::text) = 'person'::text));
CREATE INDEX invoice_type ON public.invoice USING btree (workspace_id, type, issue_key, id) WHERE ((type <> 'invoice'::text) AND (type <> 'credit_note'::text));
CREATE INDEX item_archived ON public.item USING btree (workspace_id, lower(name), id) WHERE (archived_at IS NOT NULL);
CREATE UNIQUE INDEX item_code ON public.item USING btree (workspace_id, code) WHERE (code <> ''::text);
CREATE INDEX item_name ON public.item USING btree (workspace_id, lower(name), id);
CREATE INDEX job_due ON public.job USING btree (priority, run_at) WHERE ((done_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX job_unfinished ON public.job USING btree (workspace_id, kind, subject_id) WHERE ((done_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mail_invoice ON public.mail USING btree (workspace_id, invoice_id);
CREATE INDEX mail_latest ON public.mail USING btree (workspace_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX mandate_checkout ON public.mandate USING btree (workspace_id, checkout_id);
CREATE INDEX mandate_customer ON public.mandate USING btree (workspace_id, customer_id) WHERE (status <> 'asked'::text);
CREATE INDEX mandate_method ON public.mandate USING btree (workspace_id, provider, provider_method) WHERE (status = 'active'::text);
CREATE INDEX membership_person ON public.membership USING btree (person_id);
CREATE INDEX notification_unread ON public.notification USING btree (workspace_id, person_id) WHERE ((read_at IS NULL) AND in_app);
CREATE INDEX page_error_age ON public.page_error USING btree (last_seen_at);
CREATE INDEX page_error_day_age ON public.page_error_day USING btree (day);
CREATE INDEX page_timing_age ON public.page_timing USING btree (at);
CREATE INDEX pay_link_invoice ON public.pay_link USING btree (workspace_id, invoice_id);
CREATE INDEX payment_customer ON public.payment USING btree (workspace_id, customer_id, date DESC, id DESC);
CREATE INDEX payment_date ON public.payment USING btree (workspace_id, date DESC, id DESC);
CREATE INDEX payment_reference ON public.payment USING btree (workspace_id, reference_key, date DESC, id DESC) WHERE (reference_key <> ''::text);
CREATE UNIQUE INDEX payout_of_document ON public.payout USING btree (workspace_id, invoice_id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX portal_link_active ON public.portal_link USING btree (workspace_id, customer_id) WHERE (revoked_at IS NULL);
CREATE INDEX portal_session_email ON public.portal_session USING btree (workspace_id, email);
CREATE UNIQUE INDEX portal_session_token ON public.portal_session USING btree (workspace_id, token_hash);
CREATE UNIQUE INDEX provider_event_payment ON public.provider_event USING btree (workspace_id, checkout_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX provider_payout_arrival ON public.provider_payout USING btree (workspace_id, arrives_on);
CREATE INDEX quote_created ON public.quote USING btree (workspace_id, created_at DESC, id DESC);
CREATE INDEX quote_customer ON public.quote USING btree (workspace_id, customer_id, created_at DESC);
CREATE INDEX quote_expiry ON public.quote USING btree (valid_until) WHERE ((state = 'sent'::text) AND (expired_at IS NULL));
CREATE UNIQUE INDEX quote_number ON public.quote USING btree (workspace_id, upper(number)) WHERE (number IS NOT NULL);
CREATE INDEX quote_state ON public.quote USING btree (workspace_id, state, created_at DESC, id DESC);
CREATE INDEX quote_event_of ON public.quote_event USING btree (workspace_id, quote_id, at);
CREATE INDEX recurring_active ON public.recurring USING btree (workspace_id, next_day, id) WHERE (state = 'active'::text);
CREATE INDEX recurring_customer ON public.recurring USING btree (workspace_id, customer_id);
CREATE INDEX recurring_due ON public.recurring USING btree (next_day, workspace_id) WHERE (state = 'active'::text);
CREATE INDEX recurring_next ON public.recurring USING btree (workspace_id, COALESCE(next_day, 'infinity'::date), id);
CREATE INDEX recurring_source ON public.recurring USING btree (workspace_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX recurring_run_invoice ON public.recurring_run USING btree (workspace_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX refund_payment ON public.refund USING btree (workspace_id, payment_id);
CREATE UNIQUE INDEX refund_reference ON public.refund USING btree (workspace_id, payment_id, kind, reference) WHERE (reference <> ''::text);
CREATE INDEX refund_change_day ON public.refund_change USING btree (workspace_id, day, id);
CREATE INDEX refund_change_payment ON public.refund_change USING btree (workspace_id, payment_id);
CREATE INDEX refund_part_invoice ON public.refund_part USING btree (workspace_id, invoice_id);
CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (workspace_id, list, person_id, lower(name)) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX series_default ON public.series USING btree (workspace_id, kind) WHERE is_default;
CREATE UNIQUE INDEX series_of_supplier ON public.series USING btree (workspace_id, customer_id, kind) WHERE (customer_id IS NOT NULL);
CREATE INDEX session_person ON public.session USING btree (person_id);
CREATE INDEX tax_register_check_number ON public.tax_register_check USING btree (workspace_id, number, checked_at DESC);
CREATE INDEX throttle_age ON public.throttle USING btree (ends_at);

CREATE TRIGGER accompanying_document_releases AFTER DELETE ON public.accompanying_document FOR EACH ROW WHEN ((old.mail_id IS NULL)) EXECUTE FUNCTION app.release_accompanying_document();
CREATE TRIGGER bank_transaction_added AFTER INSERT ON public.bank_transaction REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_transactions();
CREATE TRIGGER bank_transaction_decided AFTER UPDATE ON public.bank_transaction FOR EACH ROW WHEN (((old.status <> new.status) OR (old.refusal <> new.refusal) OR (old.payment_id IS DISTINCT FROM new.payment_id))) EXECUTE FUNCTION app.note_matching_change();
CREATE TRIGGER daily_total_add_up AFTER INSERT ON public.daily_total_change REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.add_up_daily_totals();
CREATE TRIGGER document_is_immutable BEFORE DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER document_no_truncate BEFORE TRUNCATE ON public.document FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER invoice_is_final BEFORE DELETE OR UPDATE ON public.invoice FOR EACH ROW EXECUTE FUNCTION app.guard_issued();
CREATE TRIGGER invoice_matching_insert AFTER INSERT ON public.invoice FOR EACH ROW WHEN (((new.issued_at IS NOT NULL) AND (new.kind = 'invoice'::text))) EXECUTE FUNCTION app.note_matching_change();
CREATE TRIGGER invoice_matching_update AFTER UPDATE ON public.invoice FOR EACH ROW WHEN (((new.issued_at IS NOT NULL) AND (new.kind = 'invoice'::text) AND ((old.issued_at IS NULL) OR (old.settled_minor <> new.settled_minor) OR (old.credited_minor <> new.credited_minor)))) EXECUTE FUNCTION app.note_matching_change();
CREATE TRIGGER invoice_no_truncate BEFORE TRUNCATE ON public.invoice FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE CONSTRAINT TRIGGER invoice_payment_habit AFTER UPDATE ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kind = 'invoice'::text) AND (old.settled_minor <> new.settled_minor))) EXECUTE FUNCTION app.keep_payment_habit();
CREATE TRIGGER invoice_taxes_insert AFTER INSERT ON public.invoice FOR EACH ROW WHEN ((new.issued_at IS NOT NULL)) EXECUTE FUNCTION app.keep_taxes();
CREATE TRIGGER invoice_taxes_update AFTER UPDATE ON public.invoice FOR EACH ROW WHEN (((new.issued_at IS NOT NULL) AND (old.issued_at IS NULL))) EXECUTE FUNCTION app.keep_taxes();
CREATE TRIGGER invoice_totals_insert AFTER INSERT ON public.invoice FOR EACH ROW WHEN ((new.issued_at IS NOT NULL)) EXECUTE FUNCTION app.total_invoice();
CREATE TRIGGER invoice_totals_update AFTER UPDATE ON public.invoice FOR EACH ROW WHEN (((new.issued_at IS NOT NULL) AND ((old.issued_at IS NULL) OR (old.settled_minor <> new.settled_minor)))) EXECUTE FUNCTION app.total_invoice();
CREATE TRIGGER journal_is_immutable BEFORE DELETE OR UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER journal_no_truncate BEFORE TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER membership_changed AFTER DELETE OR UPDATE ON public.membership FOR EACH ROW EXECUTE FUNCTION app.tell_person();
CREATE TRIGGER payment_seal BEFORE INSERT ON public.payment FOR EACH ROW EXECUTE FUNCTION app.seal_payment();
CREATE TRIGGER payment_totals_insert AFTER INSERT ON public.payment FOR EACH ROW WHEN ((((new.reversed_at IS NULL) AND (new.mode <> 'test'::text)) OR (new.refunded_minor > 0))) EXECUTE FUNCTION app.total_payment();
CREATE TRIGGER payment_totals_update AFTER UPDATE OF reversed_at, mode, refunded_minor, refunded_on ON public.payment FOR EACH ROW EXECUTE FUNCTION app.total_payment();
CREATE TRIGGER provider_payout_matching AFTER INSERT OR UPDATE ON public.provider_payout FOR EACH ROW EXECUTE FUNCTION app.note_matching_change();
CREATE TRIGGER quote_revision_is_final BEFORE UPDATE ON public.quote_revision FOR EACH ROW EXECUTE FUNCTION app.guard_quote_revision();
CREATE TRIGGER session_ended AFTER DELETE ON public.session FOR EACH ROW EXECUTE FUNCTION app.tell_person();
CREATE TRIGGER kept BEFORE UPDATE ON public.tax_register_check FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

create policy tenant_isolation on public.accompanying_document as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.allocation as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.archive_fault as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.archive_release as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.attachment as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.authorization_request as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.bank_account as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_connection as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_connection_account as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_csv_mapping as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_feed as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_matching as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_matching_change as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_proposal as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_proposal_document as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_statement as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bank_transaction as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.batch as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.batch_item as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.bookkeeping as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.calendar_feed as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.captcha_used as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.checkout as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.checkout_invoice as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.collection as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.company as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.customer as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.customer_collection as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.customer_reminders as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.daily_total as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.daily_total_change as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.default_view as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.document as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.document_tax as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.email_token as permissive for all to bordereau_app
  using ((person_id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.event as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.exchange_rate as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.filed_return as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.follow_up as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.group_total as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.idempotency as permissive for all to bordereau_app
  using ((person_id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.identity as permissive for all to bordereau_app
  using ((person_id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.instance as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.invitation as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.invoice as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.item as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.job as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.journal as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.mail as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.mail_server as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.mandate as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.membership as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR (person_id = ( SELECT app.person_id() AS person_id)))
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.monitoring as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.notification as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.notification_counter as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.notification_preference as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.overdue_notice as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.page_error as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.page_error_day as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.page_timing as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.page_timing_hour as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.pay_link as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.payment as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.payment_account as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.payment_habit as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.payout as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.person as permissive for all to bordereau_app
  using ((id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM membership m
  WHERE ((m.workspace_id = ( SELECT app.workspace_id() AS workspace_id)) AND (m.person_id = person.id)))))
  with check ((id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.portal_code as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.portal_link as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.portal_session as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.provider_event as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.provider_payout as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy readable on public.published_rate as permissive for select to bordereau_app
  using true;
create policy written_by_the_system on public.published_rate as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system)
  with check ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.quote as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.quote_event as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.quote_revision as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.recurring as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.recurring_run as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.refund as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.refund_change as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.refund_part as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.reminder as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy own on public.saved_view as restrictive for all to bordereau_app
  using ((person_id IS NULL) OR (person_id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.saved_view as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.secret as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.series as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.series_counter as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.session as permissive for all to bordereau_app
  using ((person_id = ( SELECT app.person_id() AS person_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.tax_register_check as permissive for all to bordereau_app
  using ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR false)
  with check ((workspace_id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));
create policy tenant_isolation on public.throttle as permissive for all to bordereau_app
  using ( SELECT app.is_system() AS is_system);
create policy tenant_isolation on public.workspace as permissive for all to bordereau_app
  using ((id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM membership m
  WHERE ((m.workspace_id = workspace.id) AND (m.person_id = ( SELECT app.person_id() AS person_id))))))
  with check ((id = ( SELECT app.workspace_id() AS workspace_id)) OR ( SELECT app.is_system() AS is_system));

grant delete, insert, select, update on public.accompanying_document to bordereau_app;
grant delete, insert, select, update on public.allocation to bordereau_app;
grant delete, insert, select, update on public.archive_fault to bordereau_app;
grant delete, insert, select, update on public.archive_release to bordereau_app;
grant delete, insert, select, update on public.attachment to bordereau_app;
grant delete, insert, select, update on public.authorization_request to bordereau_app;
grant delete, insert, select, update on public.bank_account to bordereau_app;
grant delete, insert, select, update on public.bank_connection to bordereau_app;
grant delete, insert, select, update on public.bank_connection_account to bordereau_app;
grant delete, insert, select, update on public.bank_csv_mapping to bordereau_app;
grant delete, insert, select, update on public.bank_feed to bordereau_app;
grant delete, insert, select, update on public.bank_matching to bordereau_app;
grant delete, insert, select, update on public.bank_matching_change to bordereau_app;
grant delete, insert, select, update on public.bank_proposal to bordereau_app;
grant delete, insert, select, update on public.bank_proposal_document to bordereau_app;
grant delete, insert, select, update on public.bank_statement to bordereau_app;
grant delete, insert, select, update on public.bank_transaction to bordereau_app;
grant delete, insert, select, update on public.batch to bordereau_app;
grant delete, insert, select, update on public.batch_item to bordereau_app;
grant delete, insert, select, update on public.bookkeeping to bordereau_app;
grant delete, insert, select, update on public.calendar_feed to bordereau_app;
grant delete, insert, select, update on public.captcha_used to bordereau_app;
grant delete, insert, select, update on public.checkout to bordereau_app;
grant delete, insert, select, update on public.checkout_invoice to bordereau_app;
grant delete, insert, select, update on public.collection to bordereau_app;
grant delete, insert, select, update on public.company to bordereau_app;
grant delete, insert, select, update on public.customer to bordereau_app;
grant delete, insert, select, update on public.customer_collection to bordereau_app;
grant delete, insert, select, update on public.customer_reminders to bordereau_app;
grant delete, insert, select, update on public.daily_total to bordereau_app;
grant delete, insert, select, update on public.daily_total_change to bordereau_app;
grant delete, insert, select, update on public.default_view to bordereau_app;
grant insert, select on public.document to bordereau_app;
grant delete, insert, select, update on public.document_tax to bordereau_app;
grant delete, insert, select, update on public.email_token to bordereau_app;
grant delete, insert, select, update on public.event to bordereau_app;
grant delete, insert, select, update on public.exchange_rate to bordereau_app;
grant delete, insert, select, update on public.filed_return to bordereau_app;
grant delete, insert, select, update on public.follow_up to bordereau_app;
grant delete, insert, select, update on public.group_total to bordereau_app;
grant delete, insert, select, update on public.idempotency to bordereau_app;
grant delete, insert, select, update on public.identity to bordereau_app;
grant insert, select, update on public.instance to bordereau_app;
grant delete, insert, select, update on public.invitation to bordereau_app;
grant delete, insert, select, update on public.invoice to bordereau_app;
grant delete, insert, select, update on public.item to bordereau_app;
grant delete, insert, select, update on public.job to bordereau_app;
grant insert, select on public.journal to bordereau_app;
grant delete, insert, select, update on public.mail to bordereau_app;
grant delete, insert, select, update on public.mail_server to bordereau_app;
grant delete, insert, select, update on public.mandate to bordereau_app;
grant delete, insert, select, update on public.membership to bordereau_app;
grant delete, insert, select, update on public.monitoring to bordereau_app;
grant delete, insert, select, update on public.notification to bordereau_app;
grant delete, insert, select, update on public.notification_counter to bordereau_app;
grant delete, insert, select, update on public.notification_preference to bordereau_app;
grant delete, insert, select, update on public.overdue_notice to bordereau_app;
grant delete, insert, select, update on public.page_error to bordereau_app;
grant delete, insert, select, update on public.page_error_day to bordereau_app;
grant delete, insert, select, update on public.page_timing to bordereau_app;
grant delete, insert, select, update on public.page_timing_hour to bordereau_app;
grant delete, insert, select, update on public.pay_link to bordereau_app;
grant delete, insert, select, update on public.payment to bordereau_app;
grant delete, insert, select, update on public.payment_account to bordereau_app;
grant delete, insert, select, update on public.payment_habit to bordereau_app;
grant delete, insert, select, update on public.payout to bordereau_app;
grant delete, insert, select, update on public.person to bordereau_app;
grant delete, insert, select, update on public.portal_code to bordereau_app;
grant delete, insert, select, update on public.portal_link to bordereau_app;
grant delete, insert, select, update on public.portal_session to bordereau_app;
grant delete, insert, select, update on public.provider_event to bordereau_app;
grant delete, insert, select, update on public.provider_payout to bordereau_app;
grant delete, insert, select, update on public.published_rate to bordereau_app;
grant delete, insert, select, update on public.quote to bordereau_app;
grant delete, insert, select, update on public.quote_event to bordereau_app;
grant delete, insert, select, update on public.quote_revision to bordereau_app;
grant delete, insert, select, update on public.recurring to bordereau_app;
grant delete, insert, select, update on public.recurring_run to bordereau_app;
grant delete, insert, select, update on public.refund to bordereau_app;
grant delete, insert, select, update on public.refund_change to bordereau_app;
grant delete, insert, select, update on public.refund_part to bordereau_app;
grant delete, insert, select, update on public.reminder to bordereau_app;
grant delete, insert, select, update on public.saved_view to bordereau_app;
grant delete, insert, select, update on public.secret to bordereau_app;
grant delete, insert, select, update on public.series to bordereau_app;
grant delete, insert, select, update on public.series_counter to bordereau_app;
grant delete, insert, select, update on public.session to bordereau_app;
grant delete, insert, select, update on public.tax_register_check to bordereau_app;
grant delete, insert, select, update on public.throttle to bordereau_app;
grant delete, insert, select, update on public.workspace to bordereau_app;
