import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '../../domain/src/date.ts'
import { totalsOf } from '../../domain/src/invoice/totals.ts'
import { countryRules } from '../../domain/src/country/rules.ts'
import { E_INVOICE_CHOICE_KEYS } from '../../domain/src/party/e-invoice-choice-keys.ts'
import type { PartyKind, PartyProfile } from '../../domain/src/party/party.ts'
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
import { draftFor } from '../campaign/einvoice/drafts.ts'
import { accountOf, profileOf } from '../campaign/einvoice/parties.ts'
import { type Random, randomFrom } from '../campaign/einvoice/random.ts'

export const summary =
  'Random documents between 30 countries and the files that are written for each: --out FOLDER --seed 1 [--choices].'

const SELLERS =
  'FR DE PL IN US IT ES BE NL GB CH SE NO DK GR IS FI AT PT IE CZ HU RO LU SK SI HR LT LV EE'.split(
    ' ',
  )
const BUYERS = [...SELLERS, ...'JP AE CA AU BR'.split(' ')]
const TODAY = localDate('2026-11-28')

/** The German authority of every third public buyer writes its routing number into the order alone. */
const LEITWEG = '04011000-1234512345-06'

/**
 * One document for each seller and buyer country: what the decision to issue says, and the files with the specification
 * that each names, as JSON lines in `formats.jsonl`; the files themselves beside it. With `--choices` each customer asked
 * for one of the formats. In `forced/` is what was not written and not claimed to be Peppol's, for the publishers' rules to
 * say whether it could have been.
 */
export async function run(args: readonly string[]): Promise<number> {
  const out = option(args, '--out') ?? 'formats'
  const seed = Number(option(args, '--seed') ?? '1')
  for (const folder of ['files', 'forced']) mkdirSync(join(out, folder), { recursive: true })
  const rows = SELLERS.flatMap((from, i) =>
    BUYERS.map((to, j) => {
      const random = randomFrom(seed * 100_000 + i * 100 + j)
      const input = inputOf(random, from, to, args.includes('--choices'))
      const name = `${from}-${to}-${seed}`
      return {
        name,
        from,
        to,
        ...trial(input, join(out, 'files', name), join(out, 'forced', name)),
      }
    }),
  )
  writeFileSync(join(out, 'formats.jsonl'), rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  const issued = rows.filter(({ refused }) => refused.length === 0)
  console.log(`${rows.length} drafts, ${issued.length} issued`)
  const counts = new Map<string, number>()
  for (const { files } of issued)
    for (const file of files.length === 0 ? ['none'] : files)
      counts.set(file, (counts.get(file) ?? 0) + 1)
  for (const [file, count] of [...counts].toSorted()) console.log(`  ${count}  ${file}`)
  return 0
}

function inputOf(random: Random, from: string, to: string, isChosen: boolean): IssueInput {
  const seller = profileOf(random, from, 'seller')
  const kind = random.pick<PartyKind>(['business', 'business', 'business', 'person', 'government'])
  const bought = profileOf(random, to, 'business_buyer', kind)
  const isReferenced = kind === 'government' && to === 'DE' && random.chance(50)
  const eInvoiceChoice = isChosen ? E_INVOICE_CHOICE_KEYS[random.whole(0, 7)] : undefined
  const buyer: PartyProfile = {
    ...bought,
    ...(isReferenced ? { electronicAddress: undefined } : {}),
    ...(eInvoiceChoice ? { eInvoiceChoice } : {}),
  }
  const drafted = draftFor(random, { seller, buyer }, 'c', TODAY)
  const draft = isReferenced ? { ...drafted, buyerReference: LEITWEG } : drafted
  const account = { id: 'a', ...accountOf(from) }
  const vatRegistered = countryRules(from).taxIds.some(
    ({ role, key }) => role === 'vat' && seller.taxIds.some(id => id.kind === key),
  )
  return { draft, today: TODAY, seller, vatRegistered, buyer, bankAccount: account }
}

function trial(input: IssueInput, path: string, forced: string) {
  const decision = decideIssue(input)
  const { draft, seller, buyer, bankAccount } = input
  if (!decision.ok || buyer === null)
    return { kind: buyer?.kind, refused: reasons(decision), files: [] }
  const number = 'F2026-0001'
  const parties = { seller, buyer, bankAccount }
  const { invoice, ruleSet } = composeInvoice({ draft, number, issueDate: TODAY, ...parties })
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
