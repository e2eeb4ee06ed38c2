import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { totalsOf } from '../../domain/src/invoice/totals.ts'
import { writeCii } from '../../einvoice/src/format/cii/write.ts'
import { writeUbl } from '../../einvoice/src/format/ubl/write.ts'
import { composeInvoice } from '../../einvoice/src/issue/compose-invoice.ts'
import { type IssueInput, decideIssue } from '../../einvoice/src/issue/decide-issue.ts'
import {
  EINVOICE_FORMATS,
  invoiceInCii,
  invoiceInUbl,
} from '../../einvoice/src/issue/einvoice-formats.ts'
import { IDENTIFIERS } from '../../einvoice/src/rules/rule-set.ts'
import { randomFrom } from '../campaign/einvoice/random.ts'
import { TODAY, inputOf } from './format-inputs.ts'
import { withBytes } from './variants.ts'

export const summary =
  'Random documents between 30 countries and the files that are written for each: --out FOLDER --seed 1 [--choices].'

const SELLERS =
  'FR DE PL IN US IT ES BE NL GB CH SE NO DK GR IS FI AT PT IE CZ HU RO LU SK SI HR LT LV EE'.split(
    ' ',
  )
const BUYERS = [...SELLERS, ...'JP AE CA AU BR'.split(' ')]

/**
 * One document for each seller and buyer country: what the decision to issue says, and the files with the specification
 * that each names, as JSON lines in `formats.jsonl`; the files themselves beside it, and in `inputs.jsonl` what was
 * decided, for another version of the program to decide the same. With `--choices` each customer asked
 * for one of the formats. In `forced/` is what was not written and not claimed to be Peppol's, for the publishers' rules to
 * say whether it could have been.
 */
export async function run(args: readonly string[]): Promise<number> {
  const out = option(args, '--out') ?? 'formats'
  const seed = Number(option(args, '--seed') ?? '1')
  for (const folder of ['files', 'forced']) mkdirSync(join(out, folder), { recursive: true })
  const inputs: string[] = []
  const rows = SELLERS.flatMap((from, i) =>
    BUYERS.map((to, j) => {
      const random = randomFrom(seed * 100_000 + i * 100 + j)
      const input = inputOf(random, from, to, args.includes('--choices'))
      const name = `${from}-${to}-${seed}`
      inputs.push(JSON.stringify({ name, input }))
      return {
        name,
        from,
        type: input.draft.type ?? input.draft.kind,
        to,
        ...trial(input, join(out, 'files', name), join(out, 'forced', name)),
      }
    }),
  )
  writeFileSync(join(out, 'formats.jsonl'), rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  writeFileSync(join(out, 'inputs.jsonl'), `${inputs.join('\n')}\n`)
  const issued = rows.filter(({ refused }) => refused.length === 0)
  console.log(`${rows.length} drafts, ${issued.length} issued`)
  const counts = new Map<string, number>()
  for (const { files } of issued)
    for (const file of files.length === 0 ? ['none'] : files)
      counts.set(file, (counts.get(file) ?? 0) + 1)
  for (const [file, count] of [...counts].toSorted()) console.log(`  ${count}  ${file}`)
  return 0
}

function trial(input: IssueInput, path: string, forced: string) {
  const decision = decideIssue(input)
  const { draft, seller, buyer, bankAccount } = input
  if (!decision.ok || buyer === null)
    return { kind: buyer?.kind, refused: reasons(decision), files: [] }
  const number = 'F2026-0001'
  const parties = { seller, buyer, bankAccount }
  const composed = composeInvoice({ draft, number, issueDate: TODAY, ...parties })
  const { ruleSet } = composed
  const invoice = withBytes(composed.invoice)
  const content = { invoice, totals: totalsOf(invoice), choice: buyer.eInvoiceChoice }
  const files = EINVOICE_FORMATS.filter(format => format.appliesTo(content)).map(format => {
    const xml = format.write(content)
    writeFileSync(`${path}.${format.extension}`, xml)
    const { specification } = (format.kind === 'ubl' ? invoiceInUbl : invoiceInCii)(content)
    return `${format.kind} ${specification.split(/[:#]/).slice(-2).join(':')}`
  })
  const has = (kind: string): boolean => files.some(file => file.startsWith(kind))
  if (buyer.eInvoiceChoice === undefined) {
    const { totals } = content
    if (!has('cii')) writeFileSync(`${forced}.cii.xml`, writeCii(invoiceInCii(content), totals))
    if (!has('ubl')) writeFileSync(`${forced}.ubl.xml`, writeUbl(invoiceInUbl(content), totals))
    if (ruleSet === 'en16931' && !files.some(file => file.includes('billing')))
      writeFileSync(
        `${forced}.peppol.ubl.xml`,
        writeUbl({ ...invoiceInUbl(content), ...IDENTIFIERS.peppol }, totals),
      )
  }
  return { kind: buyer.kind, ruleSet, refused: [], files, choice: buyer.eInvoiceChoice ?? null }
}

function reasons(decision: ReturnType<typeof decideIssue>): string[] {
  if (decision.ok) return []
  const { findings, missing }: { findings?: unknown; missing?: unknown } = Object(decision.detail)
  const all: unknown[] = [findings, missing].flat()
  const codes = all.flatMap(one => (one === undefined ? [] : [String(Object(one).code)]))
  return codes.length > 0 ? [...new Set(codes)] : [decision.refusal]
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  return at === -1 ? undefined : args[at + 1]
}
