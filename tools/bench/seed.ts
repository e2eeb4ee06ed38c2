import type pg from 'pg'

/**
 * Inserts issued invoices directly into the tables, for list latency only: the columns of lists are valid, snapshot and
 * journal are left out (triggers guard changes, not inserts).
 */
export async function seedInvoices(
  client: pg.Client,
  workspaceId: string,
  upTo: number,
): Promise<void> {
  // Row-level security applies to the owner of the tables too.
  await client.query(`set app.system = 'on'`)
  await client.query(
    `insert into customer (workspace_id, id, legal_name, country, email, profile, currency, language, search, created_at, updated_at)
     select $1, gen_random_uuid(), 'Customer ' || n, 'DE', '', '{}', 'EUR', 'de', 'customer ' || n, now(), now()
     from generate_series(1, 500) n where not exists (select from customer where workspace_id = $1 and legal_name = 'Customer 1')`,
    [workspaceId],
  )
  await client.query(
    `with series as (select id from series where workspace_id = $1 and kind = 'invoice' and is_default),
          customers as (select id, legal_name, row_number() over (order by legal_name) as place from customer where workspace_id = $1 and legal_name like 'Customer %'),
          have as (select coalesce(max(seq), 0) as seq from invoice where workspace_id = $1)
     insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language, draft, issue_date,
       due_date, net_minor, tax_minor, gross_minor, payable_minor, settled_minor, series_id, period, seq, number, issued_at, frozen,
       frozen_format, created_at, updated_at)
     select $1, gen_random_uuid(), 'invoice', c.id, c.legal_name, 'DE', 'EUR', 'de', '{}',
       date '2020-01-01' + (n / 60)::int, date '2020-01-31' + (n / 60)::int, 10000 + n, 2000, 12000 + n, 12000 + n,
       case when n % 20 = 0 then 0 else 12000 + n end,
       series.id, 'bench', n, 'B-' || lpad(n::text, 8, '0'), now(), '{}', 1,
       timestamptz '2020-01-01' + n * interval '1 minute', now()
     from have, series, generate_series(have.seq + 1, $2::bigint) n join customers c on c.place = n % 500 + 1`,
    [workspaceId, upTo],
  )
  await client.query('vacuum analyze invoice')
}
