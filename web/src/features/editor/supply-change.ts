import type { PerformedAt } from '@bordereau/domain/country/supply'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { Address } from '@bordereau/domain/party/party'
import { isSame } from './explained-taxes.ts'

type Supplied = Partial<Pick<DraftLine, 'supply' | 'performedAt' | 'ownTax'>>

/** What is supplied, or where, with the tax that follows from it; a tax that was chosen by hand stays. */
export function withSupplied(
  line: DraftLine,
  change: Supplied,
  context: TaxContext,
): Partial<DraftLine> {
  const isDecided = isSame(line.tax, taxOfLine(line, context).tax)
  return isDecided ? { ...change, tax: taxOfLine({ ...line, ...change }, context).tax } : change
}

/** The answer to a question of the line: its tax follows, also where one was chosen by hand. */
export function answered(
  line: DraftLine,
  change: Supplied,
  context: TaxContext,
): Partial<DraftLine> {
  return { ...change, tax: taxOfLine({ ...line, ...change }, context).tax }
}

/** The parts of an address that say where a supply is performed. */
export function placeOf({ country, postCode, city, subdivision }: Address): PerformedAt {
  return { country, postCode, city, subdivision }
}

export function isSamePlace(a: PerformedAt, b: PerformedAt): boolean {
  return (
    a.country === b.country &&
    a.postCode === b.postCode &&
    a.city === b.city &&
    a.subdivision === b.subdivision
  )
}
