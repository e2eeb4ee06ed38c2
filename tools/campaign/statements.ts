import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBusiness } from '../../e2e/business.ts'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { createDatabase, startPostgres } from '../postgres.ts'

export const summary =
  'A bank statement of 100,000 transactions, imported twice: time, memory, nothing twice.'

/** Megabytes by which the most memory of the server may exceed what it had before the first file. */
const MOST_GROWTH = 300

/**
 * Imports MT940, camt.053 and CSV files of so many transactions through HTTP, each twice, on both engines, and prints the
 * seconds and the most memory that the server had. Fails where a transaction is missing or there twice, or where the
 * memory grew beyond the limit. `--transactions N`, `--engine pglite|postgresql`.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      transactions: { type: 'string', default: '100000' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const count = Number(values.transactions)
  let failures = 0
  if (values.engine !== 'postgresql') failures += await importAll(count, undefined)
  if (values.engine !== 'pglite') {
    const cluster = await startPostgres()
    try {
      failures += await importAll(count, await createDatabase(cluster.url))
    } finally {
      await cluster.stop()
    }
  }
  return failures === 0 ? 0 : 1
}

/** Returns how many of the checks failed. */
async function importAll(count: number, databaseUrl: string | undefined): Promise<number> {
  const dataDir = newDataDir()
  // As `npm start` runs it: the arguments of tests let the heap grow before garbage is collected.
  const app = await startApp({ dataDir, databaseUrl, nodeArguments: [] })
  const owner = visitor(() => app.url)
  try {
    const { workspaceId } = await openBusiness(owner)
    const company = `/api/workspaces/${workspaceId}`
    const account = await expectOk(owner.send('POST', `${company}/bank-accounts`, ACCOUNT))
    const memory = () => megabytesOf(app.process.pid ?? 0)
    const before = memory().now
    console.log(`${databaseUrl ? 'PostgreSQL' : 'embedded'}: ${before} MB before`)
    const files = {
      'statement.sta': mt940(count),
      'statement.xml': camt053(count),
      'statement.csv': csv(count),
    }
    let [expected, failures] = [0, 0]
    for (const [fileName, text] of Object.entries(files)) {
      expected += count
      for (const added of [count, 0]) {
        const begin = performance.now()
        const query = new URLSearchParams({ fileName, accountId: String(account['id']) })
        const response = await upload(owner, app.url, `${company}/bank-statements?${query}`, text)
        const seconds = ((performance.now() - begin) / 1000).toFixed(1)
        const { most } = memory()
        console.log(`  ${fileName}: ${response} new of ${count} in ${seconds} s, most ${most} MB`)
        if (response !== added) failures += 1
      }
      const counts = await expectOk(owner.get(`${company}/bank-transactions/counts`))
      if (counts['open'] !== expected) failures += 1
    }
    const growth = memory().most - before
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
      `2026-11-${day(i)};${i % 900}.${String(i % 100).padStart(2, '0')};Customer ${i % 500};Transfer ${i}`,
  )
  return `Date;Amount;Name;Description\n${rows.join('\n')}\n`
}

function day(index: number): string {
  return String(1 + (index % 28)).padStart(2, '0')
}
