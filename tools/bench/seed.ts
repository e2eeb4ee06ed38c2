/** A connection to a database, as an owner of its tables. */
export type Connection = {
  readonly query: (text: string, values?: unknown[]) => Promise<unknown>
}

/** A company that issues this many invoices a day to so many customers, and of whose invoices one in twenty is unpaid. */
const INVOICES_A_DAY = 550
const CUSTOMERS = 5_000
const UNPAID_ONE_IN = 20

/**
 * Inserts issued invoices directly into the tables of a company that has a customer (openBusiness), up to a number of them, the newest issued today, with customers,
 * payments and allocations: a million are five years. For the latency of reads only: the columns of lists are valid, the
 * snapshots are those of an issued document of the company with other amounts, the journal is left out. Triggers but
 * the seal of payments do not run; what they keep is computed at the end by their own functions.
 */
export async function seedInvoices(
  client: Connection,
  workspaceId: string,
  upTo: number,
): Promise<void> {
  // Row-level security applies to the owner of the tables too.
  await client.query(`set app.system = 'on'`)
  await client.query(`set statement_timeout = 0`)
  for (const table of ['invoice', 'payment'])
    await client.query(`alter table ${table} disable trigger user`)
  // No payment is without it.
  await client.query('alter table payment enable trigger payment_seal')
  await seedCustomers(client, workspaceId)
  await seedIssued(client, workspaceId, upTo)
  await seedPayments(client, workspaceId)
  for (const table of ['invoice', 'payment'])
    await client.query(`alter table ${table} enable trigger user`)
  await keepTotals(client, workspaceId)
  await client.query('vacuum analyze')
}

async function seedCustomers(client: Connection, workspaceId: string): Promise<void> {
  await client.query(
    `insert into customer (workspace_id, id, legal_name, country, email, profile, currency, language, search, created_at, updated_at)
     select $1, gen_random_uuid(), 'Customer ' || n, (array['DE', 'FR', 'PL', 'IN', 'US'])[n % 5 + 1], '',
       jsonb_set(one.profile, '{legalName}', to_jsonb('Customer ' || n)), 'EUR', 'de', 'customer ' || n, now(), now()
     from generate_series(1, ${CUSTOMERS}) n
     cross join (select profile from customer where workspace_id = $1 order by created_at limit 1) one
     where not exists (select from customer where workspace_id = $1 and legal_name = 'Customer 1')`,
    [workspaceId],
  )
}

/**
 * The sequence counts from the oldest day, whatever the number of invoices: the first of a million is five years old. A
 * second call adds older days below the first ones.
 */
async function seedIssued(client: Connection, workspaceId: string, upTo: number): Promise<void> {
  await client.query(
    `with series as (select id from series where workspace_id = $1 and kind = 'invoice' and is_default),
          customers as (select id, legal_name, country, row_number() over (order by id) - 1 as place
            from customer where workspace_id = $1 and legal_name like 'Customer %'),
          have as (select count(*) as count from invoice where workspace_id = $1 and period = 'bench'),
          issued as (select frozen, net_minor, tax_minor, gross_minor from invoice
            where workspace_id = $1 and period <> 'bench' and frozen is not null order by length(frozen) limit 1),
          one as (select n, ${MOST} - n as seq, current_date - (n / ${INVOICES_A_DAY})::int as day, (10000 + n % 90000)::bigint as net
            from have, generate_series(have.count, $2::bigint - 1) n)
     insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language, draft, issue_date,
       due_date, net_minor, tax_minor, gross_minor, payable_minor, settled_minor, series_id, period, seq, number, issued_at, frozen,
       frozen_format, created_at, updated_at)
     select $1, gen_random_uuid(), 'invoice', c.id, c.legal_name, c.country, 'EUR', 'de', '{}', day, day + 30,
       net, net / 5, net + net / 5, net + net / 5, case when ${isUnpaid('seq')} then 0 else net + net / 5 end,
       series.id, 'bench', seq, 'B-' || lpad(seq::text, 8, '0'), day,
       coalesce(replace(replace(replace(issued.frozen, format('"%s"', net_minor), format('"%s"', net)),
         format('"%s"', tax_minor), format('"%s"', net / 5)), format('"%s"', gross_minor), format('"%s"', net + net / 5)), '{}'), 1,
       day + (seq % 86400) * interval '1 second', day
     from one cross join series left join issued on true
     join customers c on c.place = hashint8(seq) % ${CUSTOMERS / 2} + ${CUSTOMERS / 2}
     order by seq`,
    [workspaceId, upTo],
  )
}

/** Sequence numbers of the seed are below this. */
const MOST = 10_000_000

/** Spread evenly; the same for invoices and payments. */
function isUnpaid(seq: string): string {
  return `(hashint8(${seq} + 7) & 1048575) % ${UNPAID_ONE_IN} = 0`
}

/** One payment for each paid invoice that has none, 20 to 39 days after its issue. */
async function seedPayments(client: Connection, workspaceId: string): Promise<void> {
  await client.query(
    `create temp table paying as
     select id as invoice_id, gen_random_uuid() as payment_id, customer_id, number, payable_minor, created_at,
       least(issue_date + 20 + (seq % 20)::int, current_date) as day
     from invoice where workspace_id = $1 and period = 'bench' and settled_minor > 0
       and not exists (select from allocation a where a.workspace_id = $1 and a.invoice_id = invoice.id)
     order by issue_date`,
    [workspaceId],
  )
  await client.query(
    `insert into payment (workspace_id, id, customer_id, date, currency, amount_minor, method, reference, note, created_at)
     select $1, payment_id, customer_id, day, 'EUR', payable_minor, 'transfer', number, '', day from paying`,
    [workspaceId],
  )
  await client.query(
    `insert into allocation (workspace_id, id, invoice_id, payment_id, amount_minor, payment_amount_minor, rate, created_at)
     select $1, gen_random_uuid(), invoice_id, payment_id, payable_minor, payable_minor, 1, day from paying`,
    [workspaceId],
  )
  await client.query('drop table paying')
}

/** What triggers would have kept, as in the migrations that introduced it. */
export async function keepTotals(client: Connection, workspaceId: string): Promise<void> {
  await client.query('analyze invoice')
  await client.query('analyze allocation')
  await client.query('delete from daily_total_change where workspace_id = $1', [workspaceId])
  await client.query('delete from daily_total where workspace_id = $1', [workspaceId])
  await client.query(
    `insert into daily_total (workspace_id, measure, day, currency, amount_minor, item_count)
     select one.workspace_id, part.measure, part.day, part.currency, sum(part.amount_minor), sum(part.item_count)
     from invoice one cross join lateral app.totals_of_invoice(one) part
     where one.workspace_id = $1 group by 1, 2, 3, 4
     union all
     select workspace_id, 'received', date, currency, sum(amount_minor), count(*)
     from payment where workspace_id = $1 and reversed_at is null group by 1, 3, 4`,
    [workspaceId],
  )
  await client.query('delete from document_tax where workspace_id = $1', [workspaceId])
  await client.query(
    `insert into document_tax select tax.* from invoice one cross join lateral app.taxes_of_invoice(one) as tax
     where one.workspace_id = $1 and one.issued_at is not null`,
    [workspaceId],
  )
  await client.query('analyze document_tax')
  await client.query('delete from group_total where workspace_id = $1', [workspaceId])
  await client.query('insert into group_total select * from app.group_totals_of($1)', [workspaceId])
  await client.query('delete from payment_habit where workspace_id = $1', [workspaceId])
  await client.query(
    `insert into payment_habit (workspace_id, customer_id, usual_days)
     select workspace_id, id, days from (
       select workspace_id, id, app.usual_days(workspace_id, id) as days from customer where workspace_id = $1
     ) habit where days is not null`,
    [workspaceId],
  )
}
