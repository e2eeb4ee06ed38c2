import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Business, draftFor, openBusiness } from '../../e2e/business.ts'
import { type AppOptions, newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { asSystem, openDatabase } from '../../server/src/db/database.ts'
import { makeClusters } from '../../server/src/db/made-cluster.ts'
import { percentile } from '../bench/figure.ts'
import { startOptions } from '../node-arguments.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { startSmtp } from '../../server/src/mail/testing-smtp.ts'

export const summary =
  'E-mails that a person asks for while 5,000 recurring invoices are issued and sent: each leaves within two seconds.'

const GOAL_MS = 2_000
/** Containers are killed ten seconds after SIGTERM. */
const STOP_MS = 10_000
/** A person asks again and again until this share of the run has left. */
const SHARE = 0.5
const PAUSE_MS = 1_000
/** E-mails that are asked for before the run, which the machine's load delays alike. */
const ALONE = 10
/** So many e-mails of the run have left before the first one is asked for. */
const UNDER_WAY = 20
const WAIT_MS = 300_000

/**
 * On both engines, or `--engine`; `--due N`. Milliseconds from a person's request to the mail server, again and again
 * until half of the run has left, then SIGTERM, and the journal after the next start.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      due: { type: 'string', default: '5000' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const due = Number(values.due)
  await makeClusters()
  const isWithin: boolean[] = []
  if (values.engine !== 'pglite') {
    const cluster = await startPostgres()
    const url = await createDatabase(cluster.url)
    isWithin.push(await onEngine('postgresql', url, due).finally(() => cluster.stop()))
  }
  if (values.engine !== 'postgresql') isWithin.push(await onEngine('pglite', undefined, due))
  return isWithin.every(Boolean) ? 0 : 1
}

/** Whether all e-mails left in time while the run went on, and the server ended in time with a journal without findings. */
async function onEngine(
  engine: string,
  databaseUrl: string | undefined,
  due: number,
): Promise<boolean> {
  const inbox = await startInbox()
  const { env, node } = startOptions()
  const settings = { SMTP_URL: inbox.url, MAIL_FROM: 'sender@example.com' }
  const options: AppOptions & { readonly dataDir: string } = {
    dataDir: newDataDir(),
    databaseUrl,
    env: { ...env, ...settings },
    nodeArguments: node,
  }
  let app = await startApp(options)
  const owner = visitor(() => app.url)
  const business = await openBusiness(owner)
  const invoiceId = await prepare(owner, business)
  const asking = { owner, business, invoiceId, inbox }
  const alone = await askWhile(asked => asked < ALONE, asking)
  await app.stop()
  await makeDue(options, due)
  app = await startApp(options)
  await inbox.underWay(UNDER_WAY)
  const waits = await askWhile(() => inbox.ofRun() < due * SHARE, asking)
  const left = inbox.ofRun()
  const before = performance.now()
  await app.stop()
  const stopMs = Math.round(performance.now() - before)
  app = await startApp(options)
  const at = `/api/workspaces/${business.workspaceId}`
  const { findings } = await expectOk(owner.get(`${at}/journal/verify`))
  await app.stop()
  await inbox.close()
  removeDataDir(options.dataDir)
  const [most = 0] = waits.toSorted((x, y) => y - x)
  console.log(
    `${engine}: ${waits.length} e-mails left after ${percentile(waits, 0.5)} ms (median), ${percentile(waits, 0.95)} (p95), ${most} (the slowest; goal ${GOAL_MS}), while ${left} of ${due} recurring invoices had left; without the run after ${percentile(alone, 0.5)} (median); SIGTERM ended after ${stopMs} ms (goal ${STOP_MS}); findings in the journal: ${JSON.stringify(findings)}`,
  )
  const isSound = Array.isArray(findings) && findings.length === 0 && left < due
  return isSound && most <= GOAL_MS && stopMs <= STOP_MS
}

/** An issued invoice, to be sent by a person, and a recurring invoice that is due later. Returns the invoice's id. */
async function prepare(owner: Visitor, { workspaceId, customerId }: Business): Promise<string> {
  const at = `/api/workspaces/${workspaceId}`
  const draft = { draft: draftFor(customerId) }
  const { id } = await expectOk(owner.send('POST', `${at}/invoices`, draft))
  await expectOk(owner.send('POST', `${at}/invoices/${String(id)}/issue`, { version: 1 }))
  const firstDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const plan = { every: 1, unit: 'month', firstDay, end: { by: 'never' } }
  const recurring = { invoiceId: id, name: 'Maintenance', mode: 'send', plan }
  await expectOk(owner.send('POST', `${at}/recurring`, recurring))
  return String(id)
}

/** As many copies of the recurring invoice, due today. This hour's check has been: the next start makes another one. */
async function makeDue(
  { dataDir, databaseUrl }: Pick<AppOptions, 'databaseUrl'> & { readonly dataDir: string },
  due: number,
): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, dataDir })
  const day = new Date().toISOString().slice(0, 10)
  await asSystem(db, async tx => {
    await sql`insert into recurring select copy.* from recurring as one, generate_series(1, ${sql.lit(due)}) as n,
      lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'name', 'Maintenance ' || n,
        'first_day', ${day}::text, 'next_day', ${day}::text)) as copy`.execute(tx)
    await sql`delete from job where kind = 'run_recurring'`.execute(tx)
  })
  await db.close()
}

/** Milliseconds until each e-mail has reached the mail server, one after another for as long as `goesOn` says. */
async function askWhile(
  goesOn: (asked: number) => boolean,
  { owner, business, invoiceId, inbox }: Asking,
): Promise<number[]> {
  const waits: number[] = []
  while (goesOn(waits.length)) {
    const to = `asked-${waits.length}@example.com`
    const arrived = inbox.arrival(to)
    const start = performance.now()
    const path = `/api/workspaces/${business.workspaceId}/invoices/${invoiceId}/send`
    await expectOk(owner.send('POST', path, { kind: 'invoice', to }))
    await arrived
    waits.push(Math.round(performance.now() - start))
    await pause(PAUSE_MS)
  }
  return waits
}

type Asking = {
  readonly owner: Visitor
  readonly business: Business
  readonly invoiceId: string
  readonly inbox: Awaited<ReturnType<typeof startInbox>>
}

/** A mail server that takes every e-mail. `ofRun`: how many of the run it has. */
async function startInbox() {
  const arrivals = new EventEmitter()
  let ofRun = 0
  const { url, close } = await startSmtp({
    onData: (stream, { envelope }, accept) => {
      stream.resume()
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        if (!to.startsWith('asked-')) ofRun += 1
        arrivals.emit(to)
        arrivals.emit(`run ${ofRun}`)
        accept()
      })
    },
  })
  return {
    url,
    close,
    ofRun: () => ofRun,
    arrival: (to: string) => once(arrivals, to, { signal: AbortSignal.timeout(WAIT_MS) }),
    underWay: (count: number) =>
      once(arrivals, `run ${count}`, { signal: AbortSignal.timeout(WAIT_MS) }),
  }
}
