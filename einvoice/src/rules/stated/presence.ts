import { type StatedRule, type Stating, statedRule } from './rule.ts'

const TOTALS = [
  ['BR-12', 'BT-106', 'lineNet'],
  ['BR-13', 'BT-109', 'net'],
  ['BR-14', 'BT-112', 'gross'],
  ['BR-15', 'BT-115', 'payable'],
] as const

const LINES = [
  ['BR-22', 'BT-129', 'quantity'],
  ['BR-24', 'BT-131', 'net'],
  ['BR-26', 'BT-146', 'price'],
] as const

/** Required amounts; the model has zero where a document has none. */
export const PRESENCE: readonly StatedRule[] = [
  ...TOTALS.map(([code, term, name]) =>
    statedRule(code, term, ({ stated }) => (stated[name] === undefined ? [`totals.${name}`] : [])),
  ),
  ...LINES.map(([code, term, name]) =>
    statedRule(code, term, ({ stated }) =>
      stated.lines.flatMap((line, i) => (line[name] === undefined ? [`lines.${i}.${name}`] : [])),
    ),
  ),
  ...([false, true] as const).map(charge =>
    statedRule(charge ? 'BR-36' : 'BR-31', charge ? 'BT-99' : 'BT-92', document =>
      absentAmounts(document, charge),
    ),
  ),
  ...([false, true] as const).map(charge =>
    statedRule(charge ? 'BR-43' : 'BR-41', charge ? 'BT-141' : 'BT-136', document =>
      absentLineAmounts(document, charge),
    ),
  ),
  statedRule('BR-45', 'BT-116', ({ stated }) =>
    stated.vat.flatMap(({ taxable }, i) =>
      taxable === undefined ? [`totals.vat.${i}.taxable`] : [],
    ),
  ),
  statedRule('BR-46', 'BT-117', ({ stated }) =>
    stated.vat.flatMap(({ tax }, i) => (tax === undefined ? [`totals.vat.${i}.tax`] : [])),
  ),
  statedRule('BR-47', 'BT-118', ({ stated }) =>
    stated.vat.flatMap(({ category }, i) => (category.trim() ? [] : [`totals.vat.${i}.category`])),
  ),
  statedRule('BR-48', 'BT-119', ({ stated }) =>
    stated.vat.flatMap(({ category, rate }, i) =>
      rate === undefined && category !== 'O' ? [`totals.vat.${i}.rate`] : [],
    ),
  ),
  statedRule('BR-53', 'BT-6 BT-111', ({ invoice, stated }) =>
    invoice.taxCurrency &&
    invoice.taxCurrency.currency !== invoice.currency &&
    stated.taxInTaxCurrency === undefined
      ? ['totals.taxInTaxCurrency']
      : [],
  ),
  statedRule('BR-CO-18', 'BG-23', ({ stated }) => (stated.vat.length > 0 ? [] : ['totals.vat'])),
]

function absentAmounts({ invoice, stated }: Stating, charge: boolean): string[] {
  return invoice.allowancesCharges.flatMap((entry, i) =>
    entry.charge === charge && stated.allowancesCharges[i] === undefined
      ? [`allowancesCharges.${i}.value.amount`]
      : [],
  )
}

function absentLineAmounts({ invoice, stated }: Stating, charge: boolean): string[] {
  return invoice.lines.flatMap((line, i) =>
    line.allowancesCharges.flatMap((entry, j) =>
      entry.charge === charge && stated.lines[i]?.allowancesCharges[j] === undefined
        ? [`lines.${i}.allowancesCharges.${j}.value.amount`]
        : [],
    ),
  )
}
