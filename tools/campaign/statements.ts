import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBusiness } from '../../e2e/business.ts'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'

export const summary =
  'A bank statement of 100,000 transactions, imported twice: time, memory, nothing twice.'

/**
 * Imports MT940 and CSV files of so many transactions through HTTP, each twice, and prints the seconds and the peak memory
 * of the server before and after. Fails where a transaction is missing or there twice. `--transactions N`, `--database
 * URL` (otherwise the embedded one).
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      transactions: { type: 'string', default: '100000' },
      database: { type: 'string', default: '' },
    },
  })
  const count = Number(values.transactions)
  const dataDir = newDataDir()
  const app = await startApp({ dataDir, databaseUrl: values.database })
  const owner = visitor(() => app.url)
  try {
    const { workspaceId } = await openBusiness(owner)
    const company = `/api/workspaces/${workspaceId}`
    const account = await expectOk(owner.send('POST', `${company}/bank-accounts`, ACCOUNT))
    const peak = () => peakMegabytes(app.process.pid ?? 0)
    console.log(`before: ${peak()} MB`)
    const files = { 'statement.sta': mt940(count), 'statement.csv': csv(count) }
    let expected = 0
    for (const [fileName, text] of Object.entries(files)) {
      expected += count
      for (const added of [count, 0]) {
        const begin = performance.now()
        const query = new URLSearchParams({ fileName, accountId: String(account['id']) })
        const response = await upload(owner, app.url, `${company}/bank-statements?${query}`, text)
        const seconds = ((performance.now() - begin) / 1000).toFixed(1)
        console.log(`${fileName}: ${response} new of ${count} in ${seconds} s, peak ${peak()} MB`)
        if (response !== added) return 1
      }
      const counts = await expectOk(owner.get(`${company}/bank-transactions/counts`))
      if (counts['open'] !== expected) return 1
    }
    return 0
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

/** The most memory that a process had at once (VmHWM). */
function peakMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function mt940(count: number): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const amount = `${1 + (i % 900)},${String(i % 100).padStart(2, '0')}`
    return `:61:2611${day(i)}C${amount}NTRFNONREF//B${i}\n:86:166?00Gutschrift?20Rechnung RE-${i}?32Kunde ${i % 500} GmbH`
  })
  return `:20:STARTUMS\n:25:FR7630006000011234567890189\n:28C:1/1\n:60F:C261101EUR0,00\n${lines.join('\n')}\n`
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
