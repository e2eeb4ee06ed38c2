import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBusiness } from '../../e2e/business.ts'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { createDatabase, startPostgres } from '../postgres.ts'

export const summary =
  'Bank statements of 50,000 to 200,000 transactions, imported twice: time, memory, other requests meanwhile, nothing twice.'

/**
 * Megabytes by which the most memory of the server may exceed what it had before the first file: 425 were measured, most of
 * them with 200,000 rows of CSV.
 */
const MOST_GROWTH = 450
/** The pause between two requests of another person while a file is imported. */
const PAUSE_MS = 50

/** As many transactions as a file of each format may have, or as a busy account has in a year. */
const FILES = {
  'statement.sta': { count: 50_000, of: mt940 },
  'statement.xml': { count: 60_000, of: camt053 },
  'statement.csv': { count: 200_000, of: csv },
  'statement.qif': { count: 100_000, of: qif },
}

/**
 * Imports files of so many transactions through HTTP, each twice, on both engines, and prints the seconds, the processor
 * time, the most memory that the server had, and how long a list of invoices took meanwhile, beside how long it takes
 * alone. Fails where a transaction is missing or there twice, or where the memory grew beyond the limit. `--percent N` of the
 * transactions, `--engine pglite|postgresql`.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      percent: { type: 'string', default: '100' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const share = Number(values.percent) / 100
  let failures = 0
  if (values.engine !== 'postgresql') failures += await importAll(share, undefined)
  if (values.engine !== 'pglite') {
    const cluster = await startPostgres()
    try {
      failures += await importAll(share, await createDatabase(cluster.url))
    } finally {
      await cluster.stop()
    }
  }
  return failures === 0 ? 0 : 1
}

/** Returns how many of the checks failed. */
async function importAll(share: number, databaseUrl: string | undefined): Promise<number> {
  const dataDir = newDataDir()
  // As `npm start` runs it: the arguments of tests let the heap grow before garbage is collected.
  const app = await startApp({ dataDir, databaseUrl, nodeArguments: [] })
  const owner = visitor(() => app.url)
  const pid = app.process.pid ?? 0
  try {
    const { workspaceId } = await openBusiness(owner)
    const company = `/api/workspaces/${workspaceId}`
    const account = await expectOk(owner.send('POST', `${company}/bank-accounts`, ACCOUNT))
    const list = () => expectOk(owner.get(`${company}/invoices?limit=20`))
    const before = megabytesOf(pid).now
    const alone = spread(await timesWhile(list, new Promise(resolve => setTimeout(resolve, 5_000))))
    console.log(`${databaseUrl ? 'PostgreSQL' : 'embedded'}: ${before} MB before; a list ${alone}`)
    let [expected, failures] = [0, 0]
    for (const [fileName, { count: most, of }] of Object.entries(FILES)) {
      const count = Math.ceil(most * share)
      const text = of(count)
      expected += count
      for (const added of [count, 0]) {
        const [begin, cpu] = [performance.now(), cpuSecondsOf(pid)]
        const query = new URLSearchParams({ fileName, accountId: String(account['id']) })
        const imported = upload(owner, app.url, `${company}/bank-statements?${query}`, text)
        const meanwhile = spread(await timesWhile(list, imported))
        const seconds = ((performance.now() - begin) / 1000).toFixed(1)
        const used = (cpuSecondsOf(pid) - cpu).toFixed(1)
        const response = await imported
        console.log(
          `  ${fileName}: ${response} new of ${count} in ${seconds} s, ${used} s of CPU, most ${megabytesOf(pid).most} MB; a list ${meanwhile}`,
        )
        if (response !== added) failures += 1
      }
    }
    const listed = await countListed(owner, company)
    console.log(`  ${listed} of ${expected} are listed`)
    if (listed !== expected) failures += 1
    const growth = megabytesOf(pid).most - before
    console.log(`  grew by ${growth} MB of ${MOST_GROWTH} allowed`)
    return failures + (growth > MOST_GROWTH ? 1 : 0)
  } catch (error) {
    console.log(app.log())
    throw error
  } finally {
    await app.stop()
    removeDataDir(dataDir)
  }
}

/** How many different transactions the pages of the list have. */
async function countListed(owner: Visitor, company: string): Promise<number> {
  const ids = new Set<unknown>()
  let after = ''
  do {
    const query = new URLSearchParams({ status: 'open', limit: '100', ...(after && { after }) })
    const page = await expectOk(owner.get(`${company}/bank-transactions?${query}`))
    for (const row of page['rows'] as { id: string }[]) ids.add(row.id)
    after = String(page['next'] ?? '')
  } while (after !== '')
  return ids.size
}

/** The milliseconds of each request until the work ends. */
async function timesWhile(request: () => Promise<unknown>, work: Promise<unknown>) {
  const state = { ended: false }
  const end = () => {
    state.ended = true
  }
  work.then(end, end)
  const times: number[] = []
  while (!state.ended) {
    const begin = performance.now()
    await request()
    times.push(performance.now() - begin)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms (${sorted.length})`
}

/** The processor time of all threads of a process (utime and stime of proc_pid_stat(5), in hundredths). */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const ACCOUNT = {
  accountName: '',
  bankName: 'Bank',
  iban: 'FR7630006000011234567890189',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
  isDefault: true,
}

async function upload(owner: Visitor, url: string, path: string, text: string): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'x-bordereau': '1',
      cookie: owner.cookie(),
      'content-type': 'application/octet-stream',
    },
    body: text,
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const { statements } = (await response.json()) as { statements: { added: number }[] }
  return statements.reduce((sum, { added }) => sum + added, 0)
}

/** The memory that a process has (VmRSS), and the most that it had at once (VmHWM). */
function megabytesOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => {
    const [, kilobytes = '0'] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
    return Math.round(Number(kilobytes) / 1024)
  }
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

function mt940(count: number): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const amount = `${1 + (i % 900)},${String(i % 100).padStart(2, '0')}`
    return `:61:2611${day(i)}C${amount}NTRFNONREF//B${i}\n:86:166?00Gutschrift?20Rechnung RE-${i}?32Kunde ${i % 500} GmbH`
  })
  return `:20:STARTUMS\n:25:FR7630006000011234567890189\n:28C:1/1\n:60F:C261101EUR0,00\n${lines.join('\n')}\n`
}

function camt053(count: number): string {
  const entries = Array.from({ length: count }, (_, i) => {
    const amount = `${1 + (i % 900)}.${String(i % 100).padStart(2, '0')}`
    return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-${day(i)}</Dt></BookgDt><AcctSvcrRef>C${i}</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><Dbtr><Nm>Customer ${i % 500}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Invoice RE-${i}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

function csv(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, i) =>
      `2026-11-${day(i)};${1 + (i % 900)}.${String(i % 100).padStart(2, '0')};Customer ${i % 500};Transfer ${i}`,
  )
  return `Date;Amount;Name;Description\n${rows.join('\n')}\n`
}

function qif(count: number): string {
  const records = Array.from(
    { length: count },
    (_, i) =>
      `D2026-11-${day(i)}\nT${1 + (i % 900)}.${String(i % 100).padStart(2, '0')}\nPPayer ${i % 500}\nMNote ${i}\n^`,
  )
  return `!Type:Bank\n${records.join('\n')}\n`
}

function day(index: number): string {
  return String(1 + (index % 28)).padStart(2, '0')
}
