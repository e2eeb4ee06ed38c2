import { type Decision, accept, refuse } from '../../decision.ts'
import { type Minor, isTooLarge } from '../../money/currency.ts'
import type { ReportPeriod } from '../../report/period.ts'
import type { Filed } from '../filed.ts'
import type { ExclusionReason } from '../exclusion-reason.ts'
import { type HsnRow, hasCodes, hsnRows, hsnTable } from './hsn.ts'
import { issuedTable } from './issued.ts'
import { type GstDocument, type Supply, readDocument, taxedAdvances } from './supply.ts'
import {
  type Json,
  type Table,
  dayOf,
  exportType,
  grouped,
  invoiceType,
  isInTable,
  itemAmounts,
  itemsOf,
  noteType,
  numberedItems,
  percent,
  reverseCharge,
  rupees,
} from './tables.ts'

/** Since May 2025 the summary by HSN is apart for registered and other buyers (GSTN advisory of 1 May 2025; india-compliance, HSN_BIFURCATION_FROM). */
const HSN_APART_FROM = '2025-05-01'

/**
 * GSTR-1 as the offline tool of the GST portal writes it: tables 4 (b2b), 5 (b2cl), 6A (exp), 7 (b2cs), 8 (nil), 9B (cdnr,
 * cdnur), 11 (at, txpd), 12 (hsn) and 13 (doc_issue). Field names and signs: resilient-tech/india-compliance
 * (gst_india/utils/gstr_1, with the portal's own examples). Amounts in rupees.
 */
export function gstr1Writer(gstin: string, period: ReportPeriod) {
  const documents: GstDocument[] = []
  return {
    add: (filed: Filed): Decision<null, ExclusionReason> => {
      const read = readDocument(filed)
      if (typeof read === 'string') return refuse(read)
      if (!hasCodes(read)) return refuse('item_code')
      if (amountsOf(read).some(isTooLarge)) return refuse('amount')
      documents.push(read)
      return accept(null)
    },
    end: (): string => JSON.stringify(returnOf(gstin, period, documents)),
    count: () => documents.length,
  }
}

function amountsOf({ value, supplies, setOff }: GstDocument): readonly Minor[] {
  return [
    value,
    ...[...supplies, ...setOff].flatMap(({ taxable, igst, cgst, sgst }) => [
      taxable,
      igst,
      cgst,
      sgst,
    ]),
  ]
}

function returnOf(gstin: string, period: ReportPeriod, documents: readonly GstDocument[]): Json {
  const supplied = documents.filter(({ document }) => document.type !== 'deposit')
  const tables: readonly (readonly [string, Table])[] = [
    ['b2b', b2b(supplied)],
    ['b2cl', b2cl(supplied)],
    ['b2cs', b2cs(supplied)],
    ['exp', exportsOf(supplied)],
    ['cdnr', cdnr(supplied)],
    ['cdnur', cdnur(supplied)],
    ['nil', nil(supplied)],
    [
      'at',
      advances(
        documents.filter(isAdvance).map(one => [one, one.supplies] as const),
        1n,
      ),
    ],
    [
      'txpd',
      advances(
        documents.map(one => [one, one.setOff] as const),
        -1n,
      ),
    ],
    ['hsn', hsn(period, supplied)],
    ['doc_issue', issuedTable(documents)],
  ]
  const filled = tables.filter(([, table]) => Object.values(table).flat().length > 0)
  const last = `${period.to.slice(5, 7)}${period.to.slice(0, 4)}`
  return { gstin, fp: last, version: 'GST3.2.2', hash: 'hash', ...Object.fromEntries(filled) }
}

function isAdvance({ document }: GstDocument): boolean {
  return document.type === 'deposit'
}

function headOf({ document, value }: GstDocument) {
  return { inum: document.number, idt: dayOf(document.issueDate), val: rupees(value) }
}

function noteHead(one: GstDocument) {
  const { inum, idt, val } = headOf(one)
  return { ntty: noteType(one) ?? '', nt_num: inum, nt_dt: idt, val }
}

/** Invoices with something that is taxed, to one kind of buyer. */
function invoicesTo(documents: readonly GstDocument[], buyer: GstDocument['buyer']) {
  return documents.filter(
    one => one.buyer === buyer && noteType(one) === undefined && itemsOf(one).length > 0,
  )
}

function notesTo(documents: readonly GstDocument[], buyers: readonly GstDocument['buyer'][]) {
  return documents.filter(
    one => buyers.includes(one.buyer) && noteType(one) !== undefined && itemsOf(one).length > 0,
  )
}

function b2b(documents: readonly GstDocument[]): Table {
  const invoices = invoicesTo(documents, 'registered').map(one => {
    const type = { pos: one.place, rchrg: reverseCharge(one), inv_typ: invoiceType(one) }
    return [one.gstin, { ...headOf(one), ...type, itms: numberedItems(one, 'all') }] as const
  })
  return grouped(invoices, 'ctin', 'inv')
}

function b2cl(documents: readonly GstDocument[]): Table {
  const invoices = invoicesTo(documents, 'large').map(
    one => [one.place, { ...headOf(one), itms: numberedItems(one, 'igst') }] as const,
  )
  return grouped(invoices, 'pos', 'inv')
}

/** Sums by place and rate, less the credit notes. */
function b2cs(documents: readonly GstDocument[]): Table {
  const own = documents
    .filter(({ buyer }) => buyer === 'small')
    .flatMap(one => one.supplies.filter(isInTable(one)).map(supply => ({ one, supply })))
  return [...Map.groupBy(own, ({ one, supply }) => `${one.place} ${supply.rate}`).values()].flatMap(
    group => {
      const [first] = group
      if (!first) return []
      const sum = sumUp(group.map(({ supply }) => supply))
      const kind = { sply_ty: supplyType(first.one), typ: 'OE', pos: first.one.place }
      return sum ? { ...kind, ...itemAmounts(sum, 'all') } : []
    },
  )
}

function supplyType({ isInterState }: GstDocument): 'INTER' | 'INTRA' {
  return isInterState ? 'INTER' : 'INTRA'
}

/** Port, number and date of the shipping bill are not known here; the portal takes them later (table 9A). */
function exportsOf(documents: readonly GstDocument[]): Table {
  const invoices = invoicesTo(documents, 'abroad').map(
    one =>
      [
        exportType(one),
        { ...headOf(one), itms: itemsOf(one).map(item => itemAmounts(item, 'igst')) },
      ] as const,
  )
  return grouped(invoices, 'exp_typ', 'inv')
}

function cdnr(documents: readonly GstDocument[]): Table {
  const notes = notesTo(documents, ['registered']).map(one => {
    const type = { pos: one.place, rchrg: reverseCharge(one), inv_typ: invoiceType(one) }
    return [one.gstin, { ...noteHead(one), ...type, itms: numberedItems(one, 'all') }] as const
  })
  return grouped(notes, 'ctin', 'nt')
}

/** Notes to small buyers are in table 7. */
function cdnur(documents: readonly GstDocument[]): Table {
  return notesTo(documents, ['large', 'abroad']).map(one => {
    const type = one.buyer === 'large' ? 'B2CL' : exportType(one) === 'WPAY' ? 'EXPWP' : 'EXPWOP'
    const place = one.buyer === 'large' ? { pos: one.place } : {}
    return { typ: type, ...noteHead(one), ...place, itms: numberedItems(one, 'igst') }
  })
}

/** Table 8: within India, without tax. */
function nil(documents: readonly GstDocument[]): Table {
  const own = documents.flatMap(one =>
    one.supplies.filter(supply => !isInTable(one)(supply)).map(supply => ({ one, supply })),
  )
  const types = ['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C']
  const inv = types.flatMap(type => {
    const group = own.filter(({ one }) => nilType(one) === type)
    if (group.length === 0) return []
    const sum = (categories: readonly string[]) =>
      rupees(
        group.reduce(
          (total, { supply }) =>
            categories.includes(supply.category) ? total + supply.taxable : total,
          0n,
        ),
      )
    return {
      sply_ty: type,
      expt_amt: sum(['E']),
      nil_amt: sum(['Z', 'S']),
      ngsup_amt: sum(['O']),
    }
  })
  return { inv }
}

function nilType({ isInterState, buyer }: GstDocument): string {
  return `${isInterState ? 'INTR' : 'INTRA'}${buyer === 'registered' ? 'B2B' : 'B2C'}`
}

/** Table 11: advances received without an invoice of the supply, and those set off by one. */
function advances(
  documents: readonly (readonly [GstDocument, readonly Supply[]])[],
  sign: bigint,
): Table {
  const own = documents.flatMap(([one, supplies]) =>
    taxedAdvances(supplies).map(supply => ({ one, supply })),
  )
  return [...Map.groupBy(own, ({ one }) => `${one.place} ${supplyType(one)}`).values()].flatMap(
    group => {
      const [first] = group
      if (!first) return []
      const rates = Map.groupBy(group, ({ supply }) => supply.rate)
      const itms = [...rates.values()].flatMap(same => {
        const sum = sumUp(same.map(({ supply }) => supply))
        return sum ? advanceItem(sum, sign) : []
      })
      return { pos: first.one.place, sply_ty: supplyType(first.one), itms }
    },
  )
}

function advanceItem({ rate, taxable, igst, cgst, sgst }: Supply, sign: bigint): Json {
  const amount = (value: Minor) => rupees(sign * value)
  return {
    rt: percent(rate),
    ad_amt: amount(taxable),
    iamt: amount(igst),
    camt: amount(cgst),
    samt: amount(sgst),
    csamt: 0,
  }
}

function hsn({ from }: ReportPeriod, documents: readonly GstDocument[]): Table {
  const rows = (own: readonly GstDocument[]): readonly HsnRow[] => own.flatMap(hsnRows)
  if (from < HSN_APART_FROM) return { data: hsnTable(rows(documents)) }
  return {
    hsn_b2b: hsnTable(rows(documents.filter(({ gstin }) => gstin !== ''))),
    hsn_b2c: hsnTable(rows(documents.filter(({ gstin }) => gstin === ''))),
  }
}

/** Supplies of one rate together. */
function sumUp(supplies: readonly Supply[]): Supply | undefined {
  return supplies.reduce<Supply | undefined>(
    (sum, one) =>
      sum
        ? {
            ...sum,
            taxable: sum.taxable + one.taxable,
            igst: sum.igst + one.igst,
            cgst: sum.cgst + one.cgst,
            sgst: sum.sgst + one.sgst,
          }
        : one,
    undefined,
  )
}
