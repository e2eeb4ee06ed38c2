import { SaxesParser } from 'saxes'

/**
 * Reads JPK_V7M (3) and JPK_FA (4) by the documentation of their schemas alone, and shares nothing with the writers: order of
 * the fields, the choice of KSeF number or mark, amounts, the sums of the controls and of the declaration.
 */
export type Node = { readonly name: string; readonly text: string; readonly children: Node[] }

const V7M_ROW =
  'LpSprzedazy KodKrajuNadaniaTIN NrKontrahenta NazwaKontrahenta DowodSprzedazy DataWystawienia DataSprzedazy NrKSeF OFF BFK DI TypDokumentu WSTO_EE IED TP K_10 K_11 K_12 K_13 K_14 K_15 K_16 K_17 K_18 K_19 K_20 K_21 K_22 SprzedazVAT_Marza'
const V7M_NEEDED = 'LpSprzedazy NrKontrahenta NazwaKontrahenta DowodSprzedazy DataWystawienia'
const FA_INVOICE =
  'KodWaluty P_1 P_2A P_3A P_3B P_3C P_3D P_4A P_4B P_5A P_5B P_6 P_13_1 P_14_1 P_14_1W P_13_2 P_14_2 P_14_2W P_13_3 P_14_3 P_14_3W P_13_4 P_14_4 P_14_4W P_13_5 P_14_5 P_13_6 P_13_7 P_15 P_16 P_17 P_18 P_18A P_19 P_19A P_20 P_21 P_22 P_23 P_106E_2 P_106E_3 P_106E_3A RodzajFaktury NrFaKorygowanej NrFaZaliczkowej'
const FA_NEEDED =
  'KodWaluty P_1 P_2A P_3C P_3D P_15 P_16 P_17 P_18 P_18A P_19 P_20 P_21 P_22 P_23 P_106E_2 P_106E_3 RodzajFaktury'
const FA_ROW = 'P_2B P_7 P_8A P_8B P_9A P_9B P_10 P_11 P_11A P_12 P_12_XII'

export type ReadV7m = {
  readonly rows: readonly Node[]
  /** Hundredths of zloty by the number of the field. */
  readonly sums: ReadonlyMap<number, bigint>
}

/** Throws an error that names the broken rule. */
export function readV7m(xml: string): ReadV7m {
  const root = parse(xml)
  const rows = all(one(root, 'Ewidencja'), 'SprzedazWiersz')
  for (const [i, row] of rows.entries()) {
    inOrder(row, V7M_ROW, V7M_NEEDED)
    must(textOf(row, 'LpSprzedazy') === String(i + 1), 'rows are numbered')
    const marks = row.children.filter(({ name }) => /^(NrKSeF|OFF|BFK|DI)$/.test(name))
    must(marks.length === 1, 'one of NrKSeF, OFF, BFK, DI')
    for (const [base, tax] of [
      ['K_15', 'K_16'],
      ['K_17', 'K_18'],
      ['K_19', 'K_20'],
    ] as const)
      must(has(row, base) === has(row, tax), `${base} with ${tax}`)
  }
  const sums = new Map<number, bigint>()
  for (const { name, text } of rows.flatMap(({ children }) => children)) {
    const [, box] = /^K_(\d+)$/.exec(name) ?? []
    if (box !== undefined)
      sums.set(Number(box), (sums.get(Number(box)) ?? 0n) + hundredths(text, 2))
  }
  const due = [16, 18, 20].reduce((sum, box) => sum + (sums.get(box) ?? 0n), 0n)
  const control = one(one(root, 'Ewidencja'), 'SprzedazCtrl')
  must(textOf(control, 'LiczbaWierszySprzedazy') === String(rows.length), 'number of rows')
  must(hundredths(textOf(control, 'PodatekNalezny'), 2) === due, 'tax of the control')
  expectDeclaration(one(one(root, 'Deklaracja'), 'PozycjeSzczegolowe'), sums)
  return { rows, sums }
}

function expectDeclaration(fields: Node, sums: ReadonlyMap<number, bigint>): void {
  const stated = (box: number) =>
    has(fields, `P_${box}`) ? BigInt(textOf(fields, `P_${box}`)) : 0n
  const boxes = fields.children.map(({ name }) => Number(name.slice(2)))
  must(boxes.join() === boxes.toSorted((a, b) => a - b).join(), 'declaration in order')
  for (const [box, sum] of sums) {
    const off = stated(box) * 100n - sum
    must(-50n <= off && off <= 50n, `P_${box} is rounded to whole zloty`)
  }
  const total = (numbers: readonly number[]) => numbers.reduce((sum, box) => sum + stated(box), 0n)
  must(stated(37) === total([10, 11, 13, 15, 17, 19, 21, 22]), 'P_37')
  must(stated(38) === total([16, 18, 20]), 'P_38')
  must(stated(51) === (stated(38) > 0n ? stated(38) : 0n), 'P_51')
  must(stated(53) === (stated(38) < 0n ? -stated(38) : 0n), 'P_53')
  must(stated(62) === stated(53), 'P_62')
}

export type ReadFa = {
  readonly invoices: readonly Node[]
  /** Hundredths in each invoice's own currency: bases and taxes. */
  readonly sums: { readonly net: bigint; readonly tax: bigint }
  readonly rowNet: bigint
}

/** Throws an error that names the broken rule. */
export function readFa(xml: string): ReadFa {
  const root = parse(xml)
  const invoices = all(root, 'Faktura')
  const rows = all(root, 'FakturaWiersz')
  for (const invoice of invoices) inOrder(invoice, FA_INVOICE, FA_NEEDED)
  for (const row of rows) inOrder(row, FA_ROW, 'P_2B')
  const numbers = new Set(invoices.map(invoice => textOf(invoice, 'P_2A')))
  must(numbers.size === invoices.length, 'each number once')
  must(
    rows.every(row => numbers.has(textOf(row, 'P_2B'))),
    'rows of invoices',
  )
  const order = ['Naglowek', 'Podmiot1', 'Faktura', 'FakturaCtrl', 'FakturaWiersz']
  const names = [...new Set(root.children.map(({ name }) => name))]
  must(names.join() === [...order, 'FakturaWierszCtrl'].join(), 'order of the parts')
  const sumOf = (nodes: readonly Node[], name: RegExp) =>
    nodes
      .flatMap(({ children }) => children)
      .filter(child => name.test(child.name))
      .reduce((sum, { text }) => sum + hundredths(text, 2), 0n)
  const control = one(root, 'FakturaCtrl')
  must(textOf(control, 'LiczbaFaktur') === String(invoices.length), 'LiczbaFaktur')
  must(hundredths(textOf(control, 'WartoscFaktur'), 2) === sumOf(invoices, /^P_15$/), 'P_15')
  const rowControl = one(root, 'FakturaWierszCtrl')
  const rowNet = sumOf(rows, /^P_11$/)
  must(textOf(rowControl, 'LiczbaWierszyFaktur') === String(rows.length), 'LiczbaWierszyFaktur')
  must(hundredths(textOf(rowControl, 'WartoscWierszyFaktur'), 2) === rowNet, 'P_11')
  return {
    invoices,
    sums: { net: sumOf(invoices, /^P_13_\d$/), tax: sumOf(invoices, /^P_14_\d$/) },
    rowNet,
  }
}

function parse(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open: { name: string; text: string; children: Node[] }[] = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local }) => open.push({ name: local, text: '', children: [] }))
  parser.on('text', text => {
    const at = open.at(-1)
    if (at) at.text += text
  })
  parser.on('closetag', () => {
    const node = open.pop()
    if (node) open.at(-1)?.children.push(node)
  })
  parser.write(xml).close()
  return one(root, 'JPK')
}

function all(node: Node, name: string): readonly Node[] {
  return node.children.filter(child => child.name === name)
}

function one(node: Node, name: string): Node {
  const [found, ...more] = all(node, name)
  if (!found || more.length > 0) throw new Error(`one ${name} in ${node.name}`)
  return found
}

function has(node: Node, name: string): boolean {
  return all(node, name).length === 1
}

export function textOf(node: Node, name: string): string {
  return one(node, name).text
}

function inOrder(node: Node, names: string, needed: string): void {
  const order = names.split(' ')
  const places = node.children.map(({ name }) => order.indexOf(name))
  const isRising = places.every(
    (place, i) => place >= 0 && (i === 0 || place > (places[i - 1] ?? -1)),
  )
  must(isRising, `fields of ${node.name}: ${node.children.map(({ name }) => name).join(' ')}`)
  for (const name of needed.split(' ')) must(has(node, name), `${name} in ${node.name}`)
  for (const { name, text } of node.children)
    must(
      Array.from(text).length <= 512 && text === text.replace(/\s+/gu, ' ').trim(),
      `text of ${name}`,
    )
}

/** TKwotowy: up to two decimals. */
function hundredths(text: string, decimals: number): bigint {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimals) throw new Error(`not an amount: ${text}`)
  const value = BigInt(whole + part.padEnd(decimals, '0'))
  return sign === '-' ? -value : value
}

function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}
