import Fastify from 'fastify'
import pg from 'pg'

/**
 * The limit that lists are compared with: one prepared query, no transaction, session, row-level security or count.
 * Started by list-cost.ts, whose first argument is the workspace; prints its port.
 */
// Row-level security applies to the owner of the tables too.
const options = '-c app.system=on'
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options })
const workspaceId = process.argv[2] ?? ''
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
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
