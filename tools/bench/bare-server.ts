import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The limits that requests are compared with: one prepared query, and one durable insert, without transaction, session,
 * row-level security and count. Started by request-cost.ts, whose first argument is the workspace; prints its address.
 */
// Row-level security applies to the owner of the tables too.
const options = '-c app.system=on'
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options })
const workspaceId = process.argv[2] ?? ''
await pool.query('create table if not exists bare_insert (id uuid primary key, body jsonb)')
const app = Fastify()
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, kind, number, customer_id, customer_name, currency, gross_minor, settled_minor, issue_date, due_date
      from invoice where workspace_id = $1 order by issue_key desc, id desc limit 10`,
    values: [workspaceId],
  })
  return { rows }
})
app.route({
  method: 'POST',
  url: '/',
  handler: async request => {
    const id = randomUUID()
    const values = [id, JSON.stringify(request.body)]
    await pool.query({ name: 'insert', text: 'insert into bare_insert values ($1, $2)', values })
    return { id }
  },
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
