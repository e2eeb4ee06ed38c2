import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../tools/postgres.ts'
import { type Business, issueOne, openBusiness } from './business.ts'
import { freePort } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** The commands of the README and of docs/operating.md, copied literally. */

const ROOT = join(import.meta.dirname, '..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const GUIDE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')

/** The block of commands after the comment with this name. */
function blockOf(name: string): string {
  const block = new RegExp(`<!-- test: ${name} -->\n\`\`\`sh\n([^]*?)\`\`\``).exec(GUIDE)?.[1]
  if (block === undefined) throw new Error(`docs/operating.md has no commands to ${name}`)
  return block
}

/** A fresh checkout: every file of the repository without those an instance creates. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bordereau-guide-'))
  for (const name of readdirSync(ROOT))
    if (!['data', '.git'].includes(name)) symlinkSync(join(ROOT, name), join(folder, name))
  return folder
}

type Variables = Readonly<Record<string, string>>

/** A shell session: exported variables stay, `npm start` runs until it is interrupted. */
function terminal(folder: string, overrides: Variables) {
  const exported: string[] = []
  let running: ChildProcess | undefined

  function run(block: string): ChildProcess {
    const script = [...exported, block].join('\n')
    exported.push(...block.split('\n').filter(line => line.startsWith('export ')))
    return spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...ENVIRONMENT, ...overrides },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Runs commands and waits for their end. */
  async function runToEnd(block: string): Promise<string> {
    const child = run(block)
    const [output, [code]] = await Promise.all([outputOf(child), once(child, 'close')])
    expect(code, output()).toBe(0)
    return output()
  }

  /** Runs commands of which the last is `npm start`; waits until it is ready. Returns the output before it. */
  async function start(block: string): Promise<string> {
    expect(block.trim().split('\n').at(-1)).toMatch(/^npm start\b/)
    const child = run(block)
    running = child
    const output = await outputOf(child)
    while (child.exitCode === null) {
      const response = await fetch(`http://127.0.0.1:${overrides['PORT']}/readyz`).catch(
        () => undefined,
      )
      if (response?.ok) return output()
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error(`it did not start:\n${output()}`)
  }

  /** Ctrl-C. */
  async function interrupt(): Promise<void> {
    const child = running
    running = undefined
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'close')
    process.kill(-child.pid, 'SIGINT')
    await exited
  }

  return { runToEnd, start, interrupt }
}

async function outputOf(child: ChildProcess): Promise<() => string> {
  let text = ''
  child.stdout?.on('data', chunk => (text += String(chunk)))
  child.stderr?.on('data', chunk => (text += String(chunk)))
  return () => text
}

/** The environment of this process, without the variables of other tests or servers. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(PG|TEST_|VITEST|npm_|DATA_DIR|DATABASE_URL|NODE_ENV|NODE_OPTIONS)/.test(name),
  ),
)

describe('the operating guide', () => {
  let folder: string
  let port: number
  let shell: ReturnType<typeof terminal>
  let owner: Visitor
  let business: Business
  let issued: Issued

  beforeEach(async () => {
    folder = checkout()
    port = await freePort()
    owner = visitor(() => `http://127.0.0.1:${port}`)
  })
  afterEach(async () => {
    await shell?.interrupt()
    rmSync(folder, { recursive: true, force: true })
  })

  const variables = (): Variables => ({ PORT: String(port), CAPTCHA_WORK: '1000' })

  async function work(): Promise<void> {
    business = await openBusiness(owner)
    const document = await issueOne(owner, business)
    if (!document) throw new Error('no document was issued')
    issued = await readDocument(document.number)
  }

  /** The document with this number, its PDF and its journal. */
  async function readDocument(number: string): Promise<Issued> {
    const at = `/api/workspaces/${business.workspaceId}`
    const { rows } = await expectOk(owner.get(`${at}/invoices?limit=100`))
    const id = (rows as { id: string; number: string }[]).find(row => row.number === number)?.id
    const pdf = await fetch(`http://127.0.0.1:${port}${at}/invoices/${id}/documents/pdf`, {
      headers: { cookie: owner.cookie() },
    })
    const journal = await expectOk(owner.get(`${at}/journal/verify`))
    return { number, pdf: Buffer.from(await pdf.arrayBuffer()).toString('base64'), journal }
  }

  test('starts with the README’s command, backs up while running, and restores into an empty folder', async () => {
    const [, readme = ''] = /```sh\n(npm start)\b/.exec(README) ?? []
    shell = terminal(folder, variables())
    await shell.start(readme)
    await work()
    expect(await shell.runToEnd(blockOf('back up'))).toContain('Backup written to')
    await shell.interrupt()
    const output = await shell.start(blockOf('restore'))
    expect(output).toContain('The journal is whole: 1 entries, 3 files')
    expect(readdirSync(join(folder, 'restored'))).toEqual(
      expect.arrayContaining(['archive', 'pglite']),
    )
    expect(await readDocument(issued.number)).toEqual(issued)
  })

  test('sets PostgreSQL up, starts, backs up while running, and restores into an empty database', async () => {
    const cluster = await startPostgres()
    try {
      const { hostname, port: server } = new URL(cluster.url)
      const overrides = { ...variables(), PGHOST: hostname, PGPORT: server, PGUSER: 'postgres' }
      shell = terminal(folder, overrides)
      await shell.runToEnd(blockOf('set up PostgreSQL'))
      const log = await shell.start(blockOf('start on PostgreSQL'))
      expect(log).not.toContain('superuser')
      await work()
      expect(await shell.runToEnd(blockOf('back up'))).toContain('Backup written to')
      await shell.interrupt()
      await shell.runToEnd(blockOf('make an empty database'))
      const output = await shell.start(blockOf('restore on PostgreSQL'))
      expect(output).toContain('The journal is whole: 1 entries, 3 files')
      expect(await readDocument(issued.number)).toEqual(issued)
      await shell.interrupt()
    } finally {
      await cluster.stop()
    }
  })
})

type Issued = { readonly number: string; readonly pdf: string; readonly journal: unknown }
