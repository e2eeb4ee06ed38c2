import {
  type Decimal,
  ONE,
  ZERO,
  add,
  decimal,
  divide,
  isWithin,
  isZero,
  multiply,
  negate,
  subtract,
} from '@bordereau/domain/money/decimal'
import { type StatedRule, type Stating, statedRule, sum } from './rule.ts'

const TOLERANCE = decimal('0.02')

/** BR-CO-10 … 16, exact, and Peppol's rule on the line, which EN 16931 does not have: a warning here. */
export const SUMS: readonly StatedRule[] = [
  equal('BR-CO-10', 'BT-106 BT-131', 'lineNet', ({ stated }) => [
    stated.lineNet,
    sum(stated.lines.map(line => line.net)),
  ]),
  equal('BR-CO-11', 'BT-107 BT-92', 'allowances', document => [
    document.stated.allowances,
    documentSum(document, false),
  ]),
  equal('BR-CO-12', 'BT-108 BT-99', 'charges', document => [
    document.stated.charges,
    documentSum(document, true),
  ]),
  equal('BR-CO-13', 'BT-109 BT-106 BT-107 BT-108', 'net', ({ stated }) => [
    stated.net,
    add(subtract(stated.lineNet ?? ZERO, stated.allowances ?? ZERO), stated.charges ?? ZERO),
  ]),
  statedRule('BR-CO-14', 'BT-110 BT-117', ({ stated }) =>
    stated.tax !== undefined && stated.tax !== sum(stated.vat.map(subtotal => subtotal.tax))
      ? ['totals.tax']
      : [],
  ),
  equal('BR-CO-15', 'BT-112 BT-109 BT-110', 'gross', ({ stated }) => [
    stated.gross,
    add(stated.net ?? ZERO, stated.tax ?? ZERO),
  ]),
  equal('BR-CO-16', 'BT-115 BT-112 BT-113 BT-114', 'payable', ({ stated }) => [
    stated.payable,
    add(subtract(stated.gross ?? ZERO, stated.prepaid ?? ZERO), stated.rounding ?? ZERO),
  ]),
  {
    ...statedRule('PEPPOL-EN16931-R120', 'BT-129 BT-131 BT-146 BT-149', lineNets),
    severity: 'warning',
  },
]

/** Two amounts must be equal; an absent one counts as zero, and where both are absent there is no finding. */
function equal(
  code: string,
  terms: string,
  name: string,
  amounts: (document: Stating) => readonly [stated: Decimal | undefined, sum: Decimal],
): StatedRule {
  return statedRule(code, terms, document => {
    const [stated, computed] = amounts(document)
    return (stated ?? ZERO) === computed ? [] : [`totals.${name}`]
  })
}

function documentSum({ invoice, stated }: Stating, charge: boolean): Decimal {
  return sum(
    stated.allowancesCharges.filter((_, i) => invoice.allowancesCharges[i]?.charge === charge),
  )
}

function lineNets({ invoice, stated }: Stating): string[] {
  return stated.lines.flatMap((line, i) => {
    const read = invoice.lines[i]
    if (!read || line.net === undefined || line.price === undefined) return []
    const base = isZero(read.priceBaseQuantity) ? ONE : read.priceBaseQuantity
    const gross = divide(multiply(line.quantity ?? ONE, line.price), base, 10)
    const entries = sum(
      line.allowancesCharges.map((amount = ZERO, j) =>
        read.allowancesCharges[j]?.charge ? amount : negate(amount),
      ),
    )
    return isWithin(line.net, add(gross, entries), TOLERANCE) ? [] : [`lines.${i}.net`]
  })
}
