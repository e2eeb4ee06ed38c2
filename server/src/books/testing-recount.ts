import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../db/tables.ts'

/**
 * Test support: a recount of the boxes of a quarter from what is stored of issued documents, with its own reading, its own
 * arithmetic and its own table of boxes. It shares no code with the product, so that a fault would have to be made twice.
 */
export type Recounted = {
  /** By 'box' and "box'" for its tax: what the form states, in cents. */
  readonly boxes: ReadonlyMap<string, bigint>
  readonly rest: { readonly base: bigint; readonly tax: bigint }
  readonly total: { readonly base: bigint; readonly tax: bigint }
  /** Types of documents, and 'foreign' for those in other currencies, with how many. */
  readonly documents: ReadonlyMap<string, number>
}

/** Kind by letter and rate, and where it goes: 'box/box of tax', several with '+'; '-' in no box. '*' is any rate. */
const TABLES: Readonly<Record<string, string>> = {
  DE: 'h19=81/81 h7=86/86 h0=87/ h*=35/36 k=41/ g=43/ e=48/ q=48/ t=42/ hr=60/ s=21/ x=45/ o=45/ f=45/- m=-/-',
  FR: 'h20=08/08+A1/ h10=9B/9B+A1/ h5.5=09/09+A1/ h2.1=T6/T6+A1/ k=F2/ g=E1/ e=E2/ t=E2/ hr=E2/ s=E2/ x=E2/ o=E2/ f=E3/- m=-/-',
  GB: 'h0=6/ h*=6/1 k=6/+8/ g=6/ e=6/ hr=6/ o=6/ m=-/-',
  PL: 'h23=P_19/P_20 h8=P_17/P_18 h5=P_15/P_16 h0=P_13/ k=P_21/ g=P_22/ e=P_10/ t=P_11/ s=P_11/+P_12/ x=P_11/ o=P_11/ f=P_11/- m=-/-',
  ES: 'h21=07/09 h10=04/06 h4=01/03 h26.2=07/09+22/24 h11.4=04/06+19/21 h4.5=01/03+16/18 k=59/ s=59/ g=60/ o=120/ x=120/ t=120/ hr=122/ f=123/- e=-/- m=-/-',
  IT: 'h*=VP2/VP4 k=VP2/ s=VP2/ g=VP2/ o=VP2/ x=VP2/ t=VP2/ hr=VP2/ e=VP2/ f=-/- m=-/-',
  BE: 'h21=03/54 h12=02/54 h6=01/54 h0=00/ k=46/ t=46/ s=44/ hr=45/ g=47/ o=47/ x=47/ f=47/- e=00/ m=-/-',
  NL: 'h21=1a/1a h9=1b/1b h0=1e/ k=3b/ s=3b/ t=3b/ g=3a/ hr=1e/ o=1e/ x=1e/ f=-/- e=-/- m=-/-',
  AT: 'h20=022/022+000/ h13=006/006+000/ h10=029/029+000/ h4.9=124/124+000/ h0=-/- k=017/+000/ g=011/+000/ hr=021/+000/ e=020/+000/ s=-/- o=-/- x=-/- t=-/- f=-/- m=-/-',
  IN: 'h0=3.1(c)/ h*=3.1(a)/3.1(a) g=3.1(b)/ e=3.1(c)/ o=3.1(e)/ hr=3.1(a)/ m=-/-',
}
/** Of the boxes above, those that repeat others. */
const AGAIN: Readonly<Record<string, readonly string[]>> = {
  FR: ['A1'],
  GB: ['8'],
  PL: ['P_12'],
  ES: ['22', '19', '16', '25'],
  AT: ['000'],
}

const number = z.union([z.string(), z.number()])
const tax = z.object({
  category: z.string(),
  rate: z.string(),
  exemptionReason: z.optional(z.string()),
  country: z.optional(z.string()),
})
const party = z.object({ address: z.object({ country: z.string() }) })
const snapshot = z.object({
  seller: party,
  buyer: party,
  invoice: z.object({
    lines: z.array(z.object({ tax })),
    deposits: z.optional(
      z.array(
        z.object({
          vat: z.array(
            z.object({
              category: z.string(),
              rate: z.string(),
              taxable: z.string(),
              tax: z.string(),
            }),
          ),
        }),
      ),
    ),
    taxCurrency: z.optional(z.object({ currency: z.string(), rate: z.string() })),
  }),
  totals: z.object({
    currency: z.string(),
    vat: z.array(
      z.object({
        category: z.string(),
        rate: z.string(),
        exemptionCode: z.string(),
        exemptionReason: z.string(),
        taxable: number,
        tax: number,
      }),
    ),
    taxInTaxCurrency: z.optional(z.object({ currency: z.string(), amount: number })),
  }),
})
type Snapshot = z.infer<typeof snapshot>
type Part = {
  readonly kind: string
  readonly rate: string
  readonly base: bigint
  readonly tax: bigint
  readonly isCredit: boolean
}

export async function recount(
  admin: Kysely<Schema>,
  workspaceId: string,
  country: string,
  home: string,
): Promise<Recounted> {
  const { rows } = await sql<{ type: string; frozen: string; services: boolean }>`
    select type, frozen, not draft @? '$.lines[*] ? (@.supply != "services")' as services from invoice where workspace_id = ${workspaceId} and number is not null
      and issue_date >= '2026-10-01' and issue_date < '2027-01-01' order by issued_at`.execute(
    admin,
  )
  const parts = rows.flatMap(({ type, frozen, services }) => {
    const all = partsOf(snapshot.parse(JSON.parse(frozen)), type.includes('credit'), home)
    // French services are taxed when they are paid, and of these sales only the payments on account are.
    const isUnpaid = country === 'FR' && services && type !== 'deposit'
    return isUnpaid ? all.filter(({ kind }) => kind !== 'h') : all
  })
  const documents = new Map<string, number>()
  for (const { type, frozen } of rows) {
    const isForeign = snapshot.parse(JSON.parse(frozen)).totals.currency !== home
    for (const what of isForeign ? [type, 'foreign'] : [type])
      documents.set(what, (documents.get(what) ?? 0) + 1)
  }
  return { ...boxed(country, parts), documents }
}

/** In cents of the company's currency. */
function partsOf(read: Snapshot, isCredit: boolean, home: string): readonly Part[] {
  const { totals, invoice } = read
  const sign = isCredit ? -1n : 1n
  const isForeign = totals.currency !== home
  const rate = isForeign ? (invoice.taxCurrency?.rate ?? '1') : '1'
  const own = totals.vat.map(one => ({
    ...one,
    base: times(BigInt(one.taxable), rate),
    amount: times(BigInt(one.tax), rate),
  }))
  const stated = isForeign ? totals.taxInTaxCurrency : undefined
  if (stated) {
    // What rounding of the parts differs by from the stated sum is the largest one's.
    const rest = BigInt(stated.amount) - own.reduce((sum, one) => sum + one.amount, 0n)
    const largest = own.reduce((best, one) => (abs(one.amount) > abs(best.amount) ? one : best))
    largest.amount += rest
  }
  const setOff = (invoice.deposits ?? []).flatMap(({ vat }) => vat)
  return [
    ...own.map(one => ({
      kind: kindOf(read, one),
      rate: one.rate,
      base: sign * one.base,
      tax: sign * one.amount,
      isCredit,
    })),
    ...setOff.map(one => {
      const same = totals.vat.find(each => each.category === one.category && each.rate === one.rate)
      const subtotal = same ?? { ...one, exemptionCode: '', exemptionReason: '' }
      return {
        kind: kindOf(read, subtotal),
        rate: one.rate,
        base: -sign * times(cents(one.taxable), rate),
        tax: -sign * times(cents(one.tax), rate),
        isCredit: false,
      }
    }),
  ]
}

const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

function kindOf(
  { seller, buyer, invoice }: Snapshot,
  one: { category: string; rate: string; exemptionCode: string; exemptionReason: string },
): string {
  const line = invoice.lines.find(
    each => each.tax.category === one.category && each.tax.rate === one.rate,
  )
  const [from, to] = [seller.address.country, buyer.address.country]
  if (line?.tax.country !== undefined && line.tax.country !== from) return 'f'
  if (/^VATEX-EU-[DFIJ]$/.test(one.exemptionCode) || /margin scheme/i.test(one.exemptionReason))
    return 'm'
  if (/triang/i.test(one.exemptionReason)) return 't'
  if (one.category === 'AE') return from === to ? 'hr' : UNION.includes(to) ? 's' : 'o'
  return { K: 'k', G: 'g', E: 'e', O: 'o' }[one.category] ?? 'h'
}

function boxed(country: string, parts: readonly Part[]): Omit<Recounted, 'documents'> {
  const boxes = new Map<string, bigint>()
  const counted = { base: 0n, tax: 0n }
  const total = { base: 0n, tax: 0n }
  const add = (box: string, amount: bigint) => boxes.set(box, (boxes.get(box) ?? 0n) + amount)
  for (const part of parts) {
    total.base += part.base
    total.tax += part.tax
    const places = placesOf(country, part)
    places.forEach(([base, tax], i) => {
      const surcharge = country === 'ES' && places.length > 1
      const vat = surcharge ? surchargeOf(part, i === 1) : part.tax
      const again = (AGAIN[country] ?? []).includes(base)
      if (base !== '' && base !== '-') {
        add(base, part.base)
        if (!again) counted.base += part.base
      }
      if (tax !== '' && tax !== '-') {
        add(`${tax}'`, vat)
        counted.tax += vat
      }
    })
  }
  return {
    boxes: new Map([...boxes].map(([box, amount]) => [box, stated(country, box, amount)])),
    rest: { base: total.base - counted.base, tax: total.tax - counted.tax },
    total,
  }
}

/** Credit notes of home sales are apart in Spain, all of them in Belgium. */
function placesOf(
  country: string,
  { kind, rate, isCredit }: Part,
): readonly (readonly [string, string])[] {
  const rows = new Map(
    (TABLES[country] ?? '').split(' ').map(row => row.split('=') as [string, string]),
  )
  const text = rows.get(`${kind}${rate}`) ?? rows.get(kind) ?? rows.get(`${kind}*`) ?? '-/-'
  const places = text.split('+').map(place => place.split('/') as [string, string])
  if (!isCredit) return places
  if (country === 'ES' && kind === 'h')
    return places.map((_, i) => (i === 0 ? ['14', '15'] : ['25', '26']))
  if (country === 'BE')
    return places.map(([base, tax]) => [
      base === '-' ? '-' : ['s', 'k', 't'].includes(kind) ? '48' : '49',
      tax === '54' ? '64' : tax,
    ])
  return places
}

/** 26.2 % is 21 % and 5.2 %: the tax is rounded by itself, and the surcharge is what is left. */
function surchargeOf({ base, tax, rate }: Part, isSurcharge: boolean): bigint {
  const percent = { '26.2': 21n, '11.4': 10n, '4.5': 4n }[rate] ?? 0n
  const vat = divide(base * percent, 100n)
  return isSurcharge ? tax - vat : vat
}

function stated(country: string, box: string, amount: bigint): bigint {
  const isTax = box.endsWith("'")
  const whole = amount / 100n
  switch (country) {
    case 'DE':
      return isTax ? amount : whole * 100n
    case 'GB':
      return isTax ? amount : whole * 100n
    case 'FR':
    case 'PL':
      return divide(amount, 100n) * 100n
    case 'NL':
      return (amount < 0n && amount % 100n !== 0n ? whole - 1n : whole) * 100n
    case 'BE':
      return ['48', '49', "64'"].includes(box) ? -amount : amount
    default:
      return amount
  }
}

function times(amount: bigint, rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return divide(amount * BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

/** Half away from zero. */
function divide(amount: bigint, by: bigint): bigint {
  const half = (2n * abs(amount) + by) / (2n * by)
  return amount < 0n ? -half : half
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

function cents(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
  return text.startsWith('-') ? -amount : amount
}
