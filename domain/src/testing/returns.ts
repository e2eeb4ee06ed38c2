import * as fc from 'fast-check'
import type { Filed } from '../books/filed.ts'
import { addDays, localDate } from '../date.ts'
import type { ReturnSource } from '../returns/return-document.ts'
import type { Tax } from '../tax-category/category.ts'
import { type FiledWorld, filedCases, partyIn, taxAt } from './filed.ts'

/** The taxes of sales in every direction; the keyless ones are those of documents issued before keys were kept. */
const TAXES: readonly Tax[] = [
  taxAt('S', '20'),
  { ...taxAt('AE', '0'), exemptionReason: 'Reverse charge' },
  taxAt('K', '0'),
  { ...taxAt('S', '20'), country: 'AT' },
  taxAt('G', '0'),
  taxAt('O', '0'),
  {
    ...taxAt('AE', '0'),
    exemptionReason: 'Intra-Community triangular transaction: reverse charge',
  },
  taxAt('E', '0'),
]

const BUYERS = [
  partyIn('FR', { vatId: 'FR40303265045' }),
  partyIn('GR', { vatId: 'EL094259216' }),
  partyIn('GB', { vatId: 'XI123456789' }),
  partyIn('PL'),
  partyIn('AT'),
  partyIn('US'),
]

export const SUPPLY_KINDS = ['goods', 'services', 'electronic', 'intangible', 'land'] as const

export function worldOf(country: string, home = 'EUR', vatId = ''): FiledWorld {
  return {
    home,
    country,
    seller: partyIn(country, { vatId }),
    buyers: BUYERS,
    taxes: TAXES,
    types: ['invoice', 'invoice', 'deposit', 'credit_note', 'debit_note', 'corrected_invoice'],
  }
}

/** A random document as a store reads it: one tax may be under several treatments and kinds of supply. */
export function returnSources(world = worldOf('DE')): fc.Arbitrary<ReturnSource> {
  return manySources(world).map(([first]) => {
    if (!first) throw new RangeError('no document')
    return first
  })
}

/** Documents of some months, each with a day of issue and one of supply. */
export function manySources(world: FiledWorld): fc.Arbitrary<readonly ReturnSource[]> {
  const days = fc.record({
    issued: fc.integer({ min: 0, max: 120 }),
    supplied: fc.option(fc.integer({ min: -50, max: 20 }), { nil: undefined }),
    corrected: fc.integer({ min: 1, max: 1_500 }),
  })
  return fc
    .tuple(
      filedCases(world),
      fc.array(fc.constantFrom(...SUPPLY_KINDS), { minLength: 1 }),
      fc.array(days, { minLength: 6, maxLength: 6 }),
    )
    .map(([documents, kinds, dates]) =>
      documents.map((filed, i) => ({
        id: `id-${i}`,
        filed: dated(filed, dates[i] ?? { issued: 0, supplied: undefined, corrected: 1 }),
        supplies: kindsOf(filed.one, kinds, i),
        correctedSupplies: filed.corrected && kindsOf(filed.corrected, kinds, i),
      })),
    )
}

type Days = {
  readonly issued: number
  readonly supplied: number | undefined
  readonly corrected: number
}

const FIRST = localDate('2026-07-15')

function dated({ one, corrected }: Filed, { issued, supplied, corrected: ago }: Days): Filed {
  const day = addDays(FIRST, issued)
  const on = (rated: Filed['one'], date: typeof day, delivered: typeof day | undefined) => ({
    ...rated,
    document: {
      ...rated.document,
      issueDate: date,
      invoice: {
        ...rated.document.invoice,
        issueDate: date,
        delivery: { name: '', date: delivered },
      },
    },
  })
  return {
    one: on(one, day, supplied === undefined ? undefined : addDays(day, supplied)),
    corrected: corrected && on(corrected, addDays(day, -ago), undefined),
  }
}

function kindsOf({ document }: Filed['one'], kinds: readonly string[], from: number) {
  return document.invoice.lines.map((_, i) => kinds[(from + i) % kinds.length] ?? 'services')
}
