import { TAX_CASES } from './cases.ts'
import { decideCase } from './decide-case.ts'
import { SOURCES } from './sources.ts'

const COLUMNS = [
  'Seller',
  'Status',
  'Buyer',
  'Status of the buyer',
  'What',
  'Day',
  'Tax',
  'Article',
  'Notice (English)',
  'Proof',
  'Source',
]

/** docs/tax-table.md: every case with what the decision table says, and the sources by number. */
export function taxTableMarkdown(): string {
  const keys = Object.keys(SOURCES)
  const rows = TAX_CASES.map(row => {
    const { tax, article, proofs } = decideCase(row)
    const sources = row.sources.map(key => `[${keys.indexOf(key) + 1}]`).join(' ')
    const decided = [`${tax.category} ${tax.rate ?? '?'}`, article, tax.exemptionReason]
    const { seller, status, buyer, buyerStatus, what, day } = row
    const proof = proofs.map(words).join(', ')
    return [seller, words(status), buyer, buyerStatus, what, day, ...decided, proof, sources]
  })
  const list = keys.map((key, i) => `${i + 1}. [${SOURCES[key]?.title}](${SOURCES[key]?.url})`)
  return `${INTRODUCTION}
${[COLUMNS, COLUMNS.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')}

## Sources

${list.join('\n')}
`
}

const words = (key: string): string => key.replaceAll('_', ' ')

const INTRODUCTION = `# The tax of a sale

Written by \`npm run tax-table\` from the cases that \`domain/src/tax/tax-table.test.ts\` runs; do not edit it. Each row is
what the decision table (\`domain/src/tax/decide.ts\`) says of one sale, and where that is public. Categories are those of
EN 16931 (UNCL 5305). \`S ?\` is a line that asks for its rate, because none is known or in force. A postcode stands where
it decides the territory. \`+ E 0 exempt\` is the tax that the item has of its own; \`goods to CH\` are taken there. The
sources describe the law at the time they were written, and are no advice on a case of your own.
`
