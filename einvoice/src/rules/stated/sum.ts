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
  round,
  subtract,
} from '@bordereau/domain/money/decimal'
import { TOLERANCE, germanTolerance } from '../peppol/peppol.ts'
import { warning } from '../rule.ts'
import {
  type StatedRule,
  type Stating,
  claimsPeppol,
  claimsXrechnung,
  statedRule,
  sum,
} from './rule.ts'

const HUNDRED = decimal('100')
const HALF = decimal('0.5')

/**
 * BR-CO-10 … 16: as in the artefacts, sums are rounded to cents before they are compared, and so are exact only among
 * amounts that have no more. Peppol's rule on the line is fatal there and a warning elsewhere: EN 16931 does not have it,
 * and XRechnung, which allows half a forint, only warns.
 */
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
    stated.tax !== undefined &&
    stated.tax !== toCents(sum(stated.vat.map(subtotal => subtotal.tax)))
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
  lineNetRule(document => (claimsPeppol(document) ? lineNets(document) : [])),
  warning(lineNetRule(document => (claimsPeppol(document) ? [] : lineNets(document)))),
]

function lineNetRule(breaks: StatedRule['breaks']): StatedRule {
  return statedRule('PEPPOL-EN16931-R120', 'BT-129 BT-131 BT-146 BT-149', breaks)
}

/** Two amounts must be equal; an absent one counts as zero, and where both are absent there is no finding. */
function equal(
  code: string,
  terms: string,
  name: string,
  amounts: (document: Stating) => readonly [stated: Decimal | undefined, sum: Decimal],
): StatedRule {
  return statedRule(code, terms, document => {
    const [stated, computed] = amounts(document)
    return (stated ?? ZERO) === toCents(computed) ? [] : [`totals.${name}`]
  })
}

/** As XPath rounds: a half goes up, also below zero. */
function toCents(value: Decimal): Decimal {
  const cents = multiply(value, HUNDRED)
  const nearest = round(cents, 0)
  const isHalfBelow = subtract(cents, nearest) === HALF
  return divide(isHalfBelow ? add(nearest, ONE) : nearest, HUNDRED, 2)
}

function documentSum({ invoice, stated }: Stating, charge: boolean): Decimal {
  return sum(
    stated.allowancesCharges.filter((_, i) => invoice.allowancesCharges[i]?.charge === charge),
  )
}

function lineNets({ invoice, stated }: Stating): string[] {
  const tolerance = claimsXrechnung({ invoice }) ? germanTolerance(invoice.currency) : TOLERANCE
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
    return isWithin(line.net, add(gross, entries), tolerance) ? [] : [`lines.${i}.net`]
  })
}
