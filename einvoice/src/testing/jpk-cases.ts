import type { Filed } from '@bordereau/domain/books/filed'
import { toMinor } from '@bordereau/domain/money/currency'
import { parsePeriod } from '@bordereau/domain/report/period'
import {
  type FiledWorld,
  bookedSums,
  filedCases,
  partyIn,
  taxAt,
} from '@bordereau/domain/testing/filed'
import { faWriter } from '../format/jpk/fa.ts'
import type { JpkOwner } from '../format/jpk/parties.ts'
import { v7mWriter } from '../format/jpk/v7m.ts'
import { readFa, readV7m } from './read-jpk.ts'

export const OWNER: JpkOwner = {
  nip: '5260001246',
  name: 'Przykład & Syn sp. z o.o.',
  email: 'biuro@example.com',
  taxOffice: '1435',
  address: {
    voivodeship: 'mazowieckie',
    county: 'Warszawa',
    commune: 'Warszawa',
    street: 'Długa',
    buildingNumber: '7',
    flat: '',
    city: 'Warszawa',
    postCode: '00-238',
  },
}
export const CREATED = new Date('2026-12-01T08:30:00.500Z')

const FOREIGN = { ...taxAt('S', '20'), country: 'FR' }
export const POLISH: FiledWorld = {
  home: 'PLN',
  country: 'PL',
  seller: partyIn('PL', { legalName: OWNER.name, vatId: 'PL5260001246' }),
  buyers: [
    partyIn('PL', { vatId: 'PL8971649500' }),
    partyIn('PL'),
    partyIn('DE', { vatId: 'DE136695976' }),
    partyIn('US', { taxRegistration: '12-3456789' }),
  ],
  taxes: [
    taxAt('S', '23'),
    taxAt('S', '8'),
    taxAt('S', '5'),
    taxAt('E', '0'),
    taxAt('Z', '0'),
    taxAt('K', '0'),
    taxAt('G', '0'),
    FOREIGN,
  ],
  types: ['invoice', 'invoice', 'deposit', 'credit_note', 'debit_note', 'corrected_invoice'],
}

export const jpkCases = filedCases(POLISH)

export function monthOf(key: string) {
  const period = parsePeriod(key)
  if (!period) throw new Error(key)
  return period
}

/** What is wrong in the files of some documents; undefined: nothing. The sums are those of ledger and report. */
export function faultOfJpk(documents: readonly Filed[]): string | undefined {
  const period = monthOf('2026-11')
  const v7m = v7mWriter(OWNER, period, CREATED)
  const fa = faWriter(OWNER, period, CREATED)
  for (const one of documents) {
    const taken = [v7m.add(one), fa.add(one)].find(result => !result.ok)
    // Amounts of more than thirteen digits are refused.
    if (taken && !taken.ok) return taken.refusal === 'amount' ? undefined : taken.refusal
  }
  const booked = bookedSums(documents, 'PLN')
  const { sums } = readV7m(v7m.end().join(''))
  const record = (boxes: readonly number[]) =>
    boxes.reduce((sum, box) => sum + (sums.get(box) ?? 0n), 0n)
  if (record([10, 11, 13, 15, 17, 19, 21, 22]) !== booked.taxable)
    return 'JPK_V7M: the bases are not those of the ledger'
  const own = booked.sales.filter(({ tax }) => !tax.isForeign)
  if (record([16, 18, 20]) !== own.reduce((sum, { amount }) => sum + amount, 0n))
    return 'JPK_V7M: the taxes are not those of the ledger'
  return faultOfFa(documents, readFa(fa.end().join('')))
}

/** The invoices in their own currencies, each counted with its sign and without what it sets off or replaces. */
function faultOfFa(documents: readonly Filed[], read: ReturnType<typeof readFa>) {
  const expected = documents.reduce(
    (sum, { one, corrected }) => {
      const { totals, invoice, kind, type } = one.document
      const sign = kind === 'credit_note' ? -1n : 1n
      const replaced = type === 'corrected_invoice' ? corrected?.document.totals : undefined
      const setOff = (invoice.deposits ?? [])
        .flatMap(({ vat }) => vat)
        .reduce((total, { taxable }) => total + toMinor(taxable, totals.currency), 0n)
      return {
        net: sum.net + sign * totals.net - setOff - (replaced?.net ?? 0n),
        rows: sum.rows + sign * totals.net - (replaced?.net ?? 0n),
      }
    },
    { net: 0n, rows: 0n },
  )
  if (read.sums.net !== expected.net) return 'JPK_FA: the bases are not those of the documents'
  if (read.rowNet !== expected.rows) return 'JPK_FA: the rows are not those of the documents'
  return undefined
}
