import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Business, draftFor, issueOne, openBusiness } from '../../e2e/business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { makeClusters } from '../../server/src/db/made-cluster.ts'
import { cpuOf } from '../bench/cpu.ts'
import { startOptions } from '../node-arguments.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { startSmtp } from '../../server/src/mail/testing-smtp.ts'

export const summary =
  'SIGTERM in the middle of an import, export, ZIP, typesetting, e-mail, backup: ends within ten seconds.'

/** Containers are killed ten seconds after SIGTERM. */
const LIMIT_MS = 10_000
const DOCUMENTS = 30
const CUSTOMERS = 10_000
/** A request that has taken so much processor time is being worked on. */
const UNDER_WAY_MS = 400
const LOOK_EVERY_MS = 10

type Subject = {
  readonly app: RunningApp
  readonly databaseUrl: string | undefined
  readonly owner: Visitor
  readonly business: Business
  readonly invoiceIds: readonly string[]
  /** Resolves when an e-mail has reached the mail server, which never accepts it. */
  readonly mailArrived: () => Promise<void>
}

/** Begins a job and resolves when it is under way; rejects when it ended before. */
type Begin = (subject: Subject) => Promise<unknown>

const JOBS: Readonly<Record<string, Begin>> = {
  import: subject => underWay(subject, importCustomers(subject, CUSTOMERS)),
  'export that is not read': subject =>
    underWay(subject, subject.owner.get(`${at(subject)}/customers/export?format=xlsx`)),
  'ZIP of all documents': ({ app, owner, business }) =>
    fetch(`${app.url}${at({ business })}/invoices/documents.zip`, {
      headers: { cookie: owner.cookie() },
    }),
  typesetting: subject => underWay(subject, preview(subject, 900)),
  backup: beginBackup,
  // Last, because the e-mails are tried again at each start.
  'e-mails of a batch': async ({ owner, business, invoiceIds, mailArrived }) => {
    const arrived = mailArrived()
    const order = { kind: 'send', invoiceIds }
    await expectOk(owner.send('POST', `${at({ business })}/batches`, order))
    await arrived
  },
}

/** On both engines, or `--engine`; Linux only, as it looks at processor time. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { engine: { type: 'string', default: 'both' } },
  })
  await makeClusters()
  const inTime: boolean[] = []
  if (values.engine !== 'pglite') {
    const cluster = await startPostgres()
    const url = await createDatabase(cluster.url)
    inTime.push(await onEngine('postgresql', url).finally(() => cluster.stop()))
  }
  if (values.engine !== 'postgresql') inTime.push(await onEngine('pglite', undefined))
  return inTime.every(Boolean) ? 0 : 1
}

/** Whether all jobs ended in time, and left a journal without findings. */
async function onEngine(engine: string, databaseUrl: string | undefined): Promise<boolean> {
  const dataDir = newDataDir()
  const mail = await startSilentMailServer()
  const { env, node } = startOptions()
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'sender@example.com' }
  const options = { dataDir, databaseUrl, env: { ...env, ...settings }, nodeArguments: node }
  let app = await startApp(options)
  const owner = visitor(() => app.url)
  const business = await openBusiness(owner)
  const invoiceIds = await prepare({ owner, business })
  const results: boolean[] = []
  for (const [name, begin] of Object.entries(JOBS)) {
    const subject = { app, databaseUrl, owner, business, invoiceIds, mailArrived: mail.arrived }
    const failure = await begin(subject)
      .then(() => undefined)
      .catch(String)
    const before = performance.now()
    await app.stop()
    const ms = Math.round(performance.now() - before)
    app = await startApp(options)
    const findings = await findingsOf(owner, business)
    results.push(failure === undefined && ms <= LIMIT_MS && findings === 0)
    console.log(
      `${engine}, ${name}: ended after ${ms} ms, ${findings} findings in the journal${failure === undefined ? '' : `, ${failure}`}`,
    )
  }
  await app.stop()
  await mail.close()
  removeDataDir(dataDir)
  return results.every(Boolean)
}

const at = ({ business }: Pick<Subject, 'business'>) => `/api/workspaces/${business.workspaceId}`

/** Issued documents and many customers; the ids of the documents. */
async function prepare(subject: Pick<Subject, 'owner' | 'business'>): Promise<readonly string[]> {
  const { owner, business } = subject
  for (let i = 0; i < DOCUMENTS; i += 1) await issueOne(owner, business)
  await expectOk(importCustomers(subject, CUSTOMERS))
  const { rows } = await expectOk(owner.get(`${at(subject)}/invoices?limit=${DOCUMENTS}`))
  return Array.isArray(rows)
    ? rows.map((row: Readonly<Record<string, unknown>>) => String(row['id']))
    : []
}

/** Names that no customer has: each import creates rows. */
function importCustomers({ owner, business }: Pick<Subject, 'owner' | 'business'>, count: number) {
  const series = Date.now()
  const lines = Array.from(
    { length: count },
    (_, i) => `Customer ${series}-${i},${i}@example.com,Main Street ${i},10115,Berlin,DE`,
  )
  const csv = ['name,email,address,post code,city,country', ...lines].join('\n')
  return owner.send('POST', `${at({ business })}/customers/import`, { csv, apply: true })
}

function preview({ owner, business }: Subject, count: number) {
  const draft = draftFor(business.customerId)
  const [line] = draft.lines
  const lines = Array.from({ length: count }, (_, i) => ({ ...line, id: String(i) }))
  return owner.send('POST', `${at({ business })}/invoices/preview`, { draft: { ...draft, lines } })
}

/** Waits until the server and its processes work on a request. */
async function underWay({ app }: Subject, request: Promise<unknown>): Promise<void> {
  const root = app.process.pid ?? 0
  const before = cpuOf(root)
  const answered = request.then(
    () => 'answered' as const,
    () => 'answered' as const,
  )
  while (cpuOf(root) - before < UNDER_WAY_MS) {
    const looked = pause(LOOK_EVERY_MS).then(() => 'looked' as const)
    if ((await Promise.race([answered, looked])) === 'answered')
      throw new Error('the request was answered before the server could be stopped')
  }
}

/** The command runs beside the server; of the embedded database the server copies the files for it. */
async function beginBackup({ app, databaseUrl = '' }: Subject): Promise<void> {
  const target = join(app.dataDir, '..', `stop-${Date.now()}.zip`)
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../server/src/backup.ts'), target],
    { env: { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: databaseUrl }, stdio: 'ignore' },
  )
  const before = cpuOf(command.pid ?? 0)
  while (cpuOf(command.pid ?? 0) - before < UNDER_WAY_MS) {
    if (command.exitCode !== null) throw new Error('the backup ended before the server was stopped')
    await pause(LOOK_EVERY_MS)
  }
  command.once('exit', () => existsSync(target) && removeDataDir(target))
}

async function findingsOf(owner: Visitor, business: Business): Promise<number> {
  const { findings } = await expectOk(owner.get(`${at({ business })}/journal/verify`))
  return Array.isArray(findings) ? findings.length : -1
}

/** It takes an e-mail and never says that it has it. */
async function startSilentMailServer() {
  let arrived = Promise.withResolvers<void>()
  const { url, close } = await startSmtp({
    onData: stream => {
      stream.resume()
      arrived.resolve()
    },
  })
  return {
    url,
    close,
    arrived: () => {
      arrived = Promise.withResolvers<void>()
      return arrived.promise
    },
  }
}
