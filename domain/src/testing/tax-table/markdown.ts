import { TAX_CASES } from './cases.ts'
import { decideCase } from './decide-case.ts'
import { MATRIX_SELLERS, emptyReasons, matrixRows } from './matrix.ts'
import { isOfficial } from './official.ts'
import { type SettlementCase, SETTLEMENT_CASES } from './settlement-cases.ts'
import { settleCase } from './settle-case.ts'
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

const SETTLEMENT_COLUMNS = [
  'Seller',
  'Sold',
  'What',
  'Net',
  'Tax',
  'Withheld',
  'Stamp duty',
  'Due',
  'Law',
]

/** docs/tax-table.md: every case with what the decision table says, and the sources by number. */
export function taxTableMarkdown(): string {
  const keys = Object.keys(SOURCES)
  const rows = TAX_CASES.map(row => {
    const { tax, article, proofs } = decideCase(row)
    const sources = row.sources.map(key => `[${keys.indexOf(key) + 1}]`).join(' ')
    const decided = [`${tax.category} ${tax.rate ?? '?'}`, article, tax.exemptionReason]
    const { seller, status, buyer, buyerStatus, what, day } = row
    const sale = [seller, words(status), buyer, buyerStatus, words(what), day]
    return [...sale, ...decided, proofs.map(words).join(', '), sources]
  })
  const list = Object.values(SOURCES).map(
    ({ title, url, isUnopened }, i) =>
      `${i + 1}. [${title}](${url})${secondary(url)}${isUnopened === true ? ' (not opened)' : ''}`,
  )
  return `${INTRODUCTION}
${MATRIX}
${tableOf(['Kind', ...MATRIX_SELLERS], matrixRows(TAX_CASES).map(spaced))}

${emptyReasons()}

## Cases

${tableOf(COLUMNS, rows)}

${SETTLEMENTS}
${tableOf(SETTLEMENT_COLUMNS, SETTLEMENT_CASES.map(settlementRow))}

## Sources

${list.join('\n')}
`
}

function settlementRow(row: SettlementCase): readonly string[] {
  const { net, tax, withheld, duty, due, cited } = settleCase(row)
  const law = `[${cited.law}](${cited.url})${secondary(cited.url)}`
  return [row.seller, row.sold, words(row.what), net, tax, withheld, duty, due, law]
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const secondary = (url: string): string => (isOfficial(url) ? '' : ' (secondary)')

const spaced = ([kind = '', ...cells]: readonly string[]): readonly string[] => [
  words(kind),
  ...cells,
]

const words = (key: string): string => key.replaceAll('_', ' ')

const INTRODUCTION = `# The tax of a sale

Written by \`npm run tax-table\` from the cases that \`domain/src/tax/tax-table.test.ts\` runs; do not edit it. Each row is
what the decision table (\`domain/src/tax/decide.ts\`) says of one sale, and where that is public. Categories are those of
EN 16931 (UNCL 5305). \`S ?\` is a line that asks for its rate, because none is known or in force. A postcode stands where
it decides the territory. \`+ E 0 exempt\` is the tax that the item has of its own; \`goods to CH\` are taken there,
\`land at AT\` happens there. What laws say of each kind is written by hand in \`domain/src/testing/tax-table/kind-laws.ts\`. The
sources describe the law at the time they were written, and are no advice on a case of your own. A source marked as
secondary is an account by others: the text of the law, or its authority's, could not be opened. “Not opened” is the official
address of a law that was read in accounts only.
`

const MATRIX = `## How many cases there are

By kind and seller: the cases to a business at home, in the Union, in a third country, in a special territory, then after the
stroke those to a private customer. A letter says below why there is none. Sellers of a state are registered for the tax.
`

const SETTLEMENTS = `## Withheld, charged, rounded, paid before

Written from the cases that \`domain/src/tax/settlement-table.test.ts\` runs. Each row is what the application computes of
one document between businesses of a country, in its currency: what the buyer withholds, what the seller may charge or owes
besides, to what the sum is rounded, and, of a final invoice, what is left to state and to pay after the deposits, whose VAT
is set off openly. Each law is the one that the country's data cites.
`
