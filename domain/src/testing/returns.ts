import * as fc from 'fast-check'
import type { Filed } from '../books/filed.ts'
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

export function manySources(world: FiledWorld): fc.Arbitrary<readonly ReturnSource[]> {
  return fc
    .tuple(filedCases(world), fc.array(fc.constantFrom(...SUPPLY_KINDS), { minLength: 1 }))
    .map(([documents, kinds]) =>
      documents.map((filed, i) => ({
        id: `id-${i}`,
        filed,
        supplies: kindsOf(filed.one, kinds, i),
        correctedSupplies: filed.corrected && kindsOf(filed.corrected, kinds, i),
      })),
    )
}

function kindsOf({ document }: Filed['one'], kinds: readonly string[], from: number) {
  return document.invoice.lines.map((_, i) => kinds[(from + i) % kinds.length] ?? 'services')
}
