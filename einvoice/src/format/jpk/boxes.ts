import type { Filed, FiledDocument } from '@bordereau/domain/books/filed'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import type { Minor } from '@bordereau/domain/money/currency'
import { type Placement, placementsOf } from '@bordereau/domain/returns/boxes/boxes'
import { factsOf } from '@bordereau/domain/returns/boxes/facts'
import { PL } from '@bordereau/domain/returns/boxes/pl'

/** K_10 to K_22 of the record, which are P_10 to P_22 of the declaration, in grosze. */
export type SaleBoxes = {
  readonly amounts: ReadonlyMap<number, Minor>
  /** Distance sales within the EU, and electronic services, whose tax is that of the consumer's state. */
  readonly isDistanceSale: boolean
}

/** What a document adds to each field, as the page of the return shows it (returns/boxes/pl.ts); or why it has none. */
export function saleBoxesOf(filed: Filed): SaleBoxes | ExclusionReason {
  const suppliesOf = (one: FiledDocument | undefined) =>
    one?.invoice.lines.map(({ supply }) => supply ?? 'services') ?? []
  const supplies = suppliesOf(filed.one.document)
  const correctedSupplies = suppliesOf(filed.corrected?.document)
  const facts = factsOf({ id: '', filed, supplies, correctedSupplies }, PL)
  if (!facts) return 'rate'
  const amounts = new Map<number, Minor>()
  const add = (box: string | undefined, amount: Minor) => {
    const number = Number(box?.slice('P_'.length))
    amounts.set(number, (amounts.get(number) ?? 0n) + amount)
  }
  for (const placed of facts.flatMap(fact => placementsOf(PL, fact))) {
    const reason = reasonOf(placed)
    if (reason) return reason
    if (!placed.line) continue
    const { line, base, tax } = placed
    if (line.base !== undefined) add(line.base, base)
    if (line.tax !== undefined) add(line.tax, tax)
  }
  const isDistanceSale = facts.some(({ treatment }) => treatment === 'foreign_tax')
  return { amounts, isDistanceSale }
}

/** The tax of another state is declared there; all else must have a field. */
function reasonOf(placed: Placement): ExclusionReason | undefined {
  if (placed.line || placed.reason === 'other_return') return undefined
  return placed.reason === 'margin' ? 'margin' : 'box'
}
