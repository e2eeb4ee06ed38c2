/**
 * Reads a GSTR-1 file by the portal's own examples (as resilient-tech/india-compliance tests them, gst_india/utils/gstr_1), and
 * shares nothing with the writer: names of the fields, their shapes, and the sums of all tables. Notes are unsigned, so that
 * those of credit are subtracted.
 */
export type ReadGstr1 = {
  /** Paise, of tables 4 to 9 with 11A less 11B. */
  readonly taxable: bigint
  readonly tax: bigint
  /** Paise of table 12, which has no advances. */
  readonly hsn: { readonly taxable: bigint; readonly tax: bigint }
  /** Documents counted in table 13. */
  readonly issued: number
}

type Fields = Readonly<Record<string, unknown>>
type Sum = { taxable: bigint; tax: bigint }

const HEAD = new Set('gstin fp version hash'.split(' '))
const STATE = /^(0[1-9]|[12]\d|3[0-8]|96|97)$/

/** Throws an error that names the broken rule. */
export function readGstr1(text: string): ReadGstr1 {
  const file = fieldsOf(JSON.parse(text))
  must(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/.test(textAt(file, 'gstin')), 'gstin')
  must(/^(0[1-9]|1[0-2])20\d\d$/.test(textAt(file, 'fp')), 'fp')
  const sum: Sum = { taxable: 0n, tax: 0n }
  const hsn: Sum = { taxable: 0n, tax: 0n }
  let issued = 0
  for (const [name, table] of Object.entries(file)) {
    if (HEAD.has(name)) continue
    if (name === 'hsn') for (const row of hsnRows(table)) add(hsn, row, 1n)
    else if (name === 'doc_issue') issued = countIssued(table)
    else readTable(name, table, sum)
  }
  return { ...sum, hsn, issued }
}

function readTable(name: string, table: unknown, sum: Sum): void {
  switch (name) {
    case 'b2b':
      for (const group of listOf(table)) {
        must(/^\d{2}[A-Z0-9]{13}$/.test(textAt(group, 'ctin')), 'ctin')
        for (const one of listAt(group, 'inv')) {
          expectInvoice(one)
          must(/^[YN]$/.test(textAt(one, 'rchrg')), 'rchrg')
          must(/^(R|SEWP|SEWOP|DE)$/.test(textAt(one, 'inv_typ')), 'inv_typ')
          expectState(one)
          addItems(sum, one, 1n)
        }
      }
      return
    case 'b2cl':
      for (const group of listOf(table)) {
        expectState(group)
        for (const one of listAt(group, 'inv')) {
          expectInvoice(one)
          addItems(sum, one, 1n)
        }
      }
      return
    case 'exp':
      for (const group of listOf(table)) {
        must(/^(WPAY|WOPAY)$/.test(textAt(group, 'exp_typ')), 'exp_typ')
        for (const one of listAt(group, 'inv')) {
          expectInvoice(one)
          for (const item of listAt(one, 'itms')) add(sum, item, 1n)
        }
      }
      return
    case 'b2cs':
      for (const row of listOf(table)) {
        must(/^(INTER|INTRA)$/.test(textAt(row, 'sply_ty')), 'sply_ty')
        must(textAt(row, 'typ') === 'OE', 'typ')
        expectState(row)
        add(sum, row, 1n)
      }
      return
    case 'cdnr':
      for (const group of listOf(table))
        for (const note of listAt(group, 'nt')) addItems(sum, note, signOf(note))
      return
    case 'cdnur':
      for (const note of listOf(table)) {
        must(/^(B2CL|EXPWP|EXPWOP)$/.test(textAt(note, 'typ')), 'typ')
        addItems(sum, note, signOf(note))
      }
      return
    case 'nil':
      for (const row of listAt(fieldsOf(table), 'inv'))
        for (const field of ['expt_amt', 'nil_amt', 'ngsup_amt'])
          sum.taxable += paise(row[field], field)
      return
    case 'at':
    case 'txpd':
      for (const group of listOf(table)) {
        expectState(group)
        for (const item of listAt(group, 'itms'))
          add(sum, { ...item, txval: item['ad_amt'] }, name === 'at' ? 1n : -1n)
      }
      return
    default:
      throw new Error(`table ${name}`)
  }
}

function signOf(note: Fields): bigint {
  must(/^\d\d-\d\d-20\d\d$/.test(textAt(note, 'nt_dt')), 'nt_dt')
  must(textAt(note, 'nt_num') !== '', 'nt_num')
  return textAt(note, 'ntty') === 'C' ? -1n : 1n
}

function expectInvoice(one: Fields): void {
  must(textAt(one, 'inum') !== '', 'inum')
  must(/^\d\d-\d\d-20\d\d$/.test(textAt(one, 'idt')), 'idt')
  paise(one['val'], 'val')
}

function expectState(one: Fields): void {
  must(STATE.test(textAt(one, 'pos')), 'pos')
}

function addItems(sum: Sum, one: Fields, sign: bigint): void {
  const items = listAt(one, 'itms')
  must(items.length > 0, 'itms')
  for (const item of items) add(sum, fieldsOf(item['itm_det']), sign)
}

function add(sum: Sum, item: Fields, sign: bigint): void {
  must(typeof item['rt'] === 'number', 'rt')
  sum.taxable += sign * paise(item['txval'], 'txval')
  for (const field of ['iamt', 'camt', 'samt', 'csamt'])
    if (item[field] !== undefined) sum.tax += sign * paise(item[field], field)
}

function hsnRows(table: unknown): readonly Fields[] {
  const rows = Object.values(fieldsOf(table)).flatMap(listOf)
  for (const row of rows) {
    must(/^\d{4,8}$/.test(textAt(row, 'hsn_sc')), 'hsn_sc')
    must(/^[A-Z]{2,3}$/.test(textAt(row, 'uqc')), 'uqc')
    must(typeof row['qty'] === 'number', 'qty')
  }
  return rows
}

function countIssued(table: unknown): number {
  return listAt(fieldsOf(table), 'doc_det')
    .flatMap(kind => listAt(kind, 'docs'))
    .reduce((sum, range) => {
      const [total, cancelled, net] = ['totnum', 'cancel', 'net_issue'].map(name =>
        Number(range[name]),
      )
      must((total ?? 0) - (cancelled ?? 0) === net, 'net_issue')
      return sum + (net ?? 0)
    }, 0)
}

/** A number of rupees with at most two decimals. */
function paise(value: unknown, name: string): bigint {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(value)) ?? []
  if (typeof value !== 'number' || whole === undefined) throw new Error(`${name}: ${String(value)}`)
  const amount = BigInt(whole + part.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}

function listOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) throw new Error('a list')
  return value.map(fieldsOf)
}

function listAt(fields: Fields, name: string): readonly Fields[] {
  return listOf(fields[name])
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw new Error(`${name}: ${String(value)}`)
  return value
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error('an object')
  return Object.fromEntries(Object.entries(value))
}

function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}
