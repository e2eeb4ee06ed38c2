import type { Filed } from '../books/filed.ts'
import { gstr1Writer } from '../books/gstr1/gstr1.ts'
import { parsePeriod } from '../report/period.ts'
import { type FiledWorld, bookedSums, filedCases, partyIn, taxAt } from './filed.ts'
import { readGstr1 } from './read-gstr1.ts'

const IN_STATE = (state: string, more = {}) => {
  const party = partyIn('IN', more)
  return { ...party, address: { ...party.address, subdivision: state } }
}

export const SELLER_GSTIN = '27AAPFU0939F1ZV'
export const INDIAN: FiledWorld = {
  home: 'INR',
  country: 'IN',
  seller: IN_STATE('MH', { vatId: SELLER_GSTIN }),
  buyers: [
    IN_STATE('MH', { vatId: '27AAACR5055K1Z7' }),
    IN_STATE('KA', { vatId: '29AAACR5055K1Z3' }),
    IN_STATE('KA', { vatId: '29AAACR5055K1Z3', identifiers: [{ id: 'Z', kind: 'sez' }] }),
    IN_STATE('MH'),
    IN_STATE('KA'),
    partyIn('US'),
  ],
  taxes: [
    taxAt('S', '18'),
    taxAt('S', '5'),
    taxAt('E', '0'),
    taxAt('S', '0.25'),
    taxAt('Z', '0'),
    taxAt('AE', '0'),
    taxAt('S', '40'),
    taxAt('O', '0'),
  ],
  types: ['invoice', 'invoice', 'deposit', 'credit_note', 'debit_note'],
  code: '998314',
}

export const gstr1Cases = filedCases(INDIAN)

/** What is wrong in the return of some documents; undefined: nothing. The sums are those of ledger and report. */
export function faultOfGstr1(documents: readonly Filed[]): string | undefined {
  const period = parsePeriod('2026-11')
  if (!period) return 'a period'
  const writer = gstr1Writer(SELLER_GSTIN, period)
  for (const one of documents) {
    const taken = writer.add(one)
    // Amounts of more than thirteen digits are refused.
    if (!taken.ok) return taken.refusal === 'amount' ? undefined : taken.refusal
  }
  const booked = bookedSums(documents, 'INR')
  const read = readGstr1(writer.end())
  const exempt = untaxedAdvances(documents)
  if (read.taxable !== booked.taxable - exempt)
    return 'the taxable values are not those of the ledger'
  if (read.tax !== booked.tax) return 'the taxes are not those of the ledger'
  const { own } = bookedSumsOf(documents)
  if (read.hsn.taxable !== own.taxable || read.hsn.tax !== own.tax)
    return 'table 12 has not the sums of the documents'
  return read.issued === documents.length ? undefined : 'table 13 has not all documents'
}

/** Advances without tax are in no table. */
function untaxedAdvances(documents: readonly Filed[]): bigint {
  return documents.reduce((sum, filed) => {
    const { sales } = bookedSums([filed], 'INR')
    const { vat } = filed.one.document.totals
    const advances = filed.one.document.type === 'deposit' ? sales : sales.slice(vat.length)
    const untaxed = advances.filter(({ tax }) => tax.rate === '0' && tax.category !== 'AE')
    return sum + untaxed.reduce((total, { taxable }) => total + taxable, 0n)
  }, 0n)
}

/** Supplies with their whole value: advances are in table 11 instead. */
function bookedSumsOf(documents: readonly Filed[]) {
  const own = documents
    .filter(({ one }) => one.document.type !== 'deposit')
    .flatMap(filed =>
      bookedSums([filed], 'INR').sales.slice(0, filed.one.document.totals.vat.length),
    )
  return {
    own: {
      taxable: own.reduce((sum, { taxable }) => sum + taxable, 0n),
      tax: own.reduce((sum, { amount }) => sum + amount, 0n),
    },
  }
}
