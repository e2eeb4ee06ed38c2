import { type Minor, decimalsOf } from '../../money/currency.ts'
import { divideRounded } from '../../money/decimal.ts'
import {
  type BoxForm,
  type BoxLine,
  type FormRounding,
  type RestReason,
  type ReturnFact,
  TAX_PARTS,
  type Take,
  type TaxPart,
} from './form.ts'

/** An amount of a fact in a line of the form, or in none. */
export type Placement = {
  readonly fact: ReturnFact
  readonly base: Minor
  readonly tax: Minor
} & (
  | { readonly line: BoxLine; readonly key: string; readonly place: string }
  | { readonly line?: undefined; readonly reason: RestReason }
)

/**
 * Where a form has a fact: each amount once in a line that counts it, again in those that repeat it, or in the rest with the
 * reason. The first line of the form that takes it counts.
 */
export function placementsOf(form: BoxForm, fact: ReturnFact): readonly Placement[] {
  const parts = TAX_PARTS.filter(part => (fact.taxes[part] ?? 0n) !== 0n)
  const taking = fact.apart
    ? []
    : form.lines
        .filter(({ takes }) => takes.some(take => isTaken(take, fact)))
        .toSorted((a, b) => Number(a.isOther === true) - Number(b.isOther === true))
  const hasBase = taking.find(line => line.base !== undefined && line.again === undefined)
  const ofPart = new Map(
    parts.map(part => [
      part,
      taking.find(line => line.tax !== undefined && line.again !== 'all' && partOf(line) === part),
    ]),
  )
  const placed = taking.flatMap((line): Placement[] => {
    const again = line.again !== undefined && line.base !== undefined
    const base = line === hasBase || again ? fact.base : 0n
    const part = partOf(line)
    const counts = ofPart.get(part) === line || (line.again === 'all' && line.tax !== undefined)
    const tax = counts ? (fact.taxes[part] ?? 0n) : 0n
    if (base === 0n && tax === 0n) return []
    const place = line.byPlace === true ? fact.place : ''
    return [{ fact, line, key: keyOf(form, line, place), place, base, tax }]
  })
  return [...placed, ...restOf(form, fact, { hasBase: hasBase !== undefined, ofPart })]
}

type Found = {
  readonly hasBase: boolean
  readonly ofPart: ReadonlyMap<TaxPart, BoxLine | undefined>
}

function restOf(form: BoxForm, fact: ReturnFact, { hasBase, ofPart }: Found): readonly Placement[] {
  const missing = [...ofPart].filter(([, line]) => line === undefined).map(([part]) => part)
  const reason: RestReason =
    fact.apart ?? form.rest.find(take => isTaken(take, fact))?.reason ?? 'no_box'
  const [split, others] = [
    missing.filter(part => part === 'split'),
    missing.filter(part => part !== 'split'),
  ]
  const sum = (of: readonly TaxPart[]) =>
    of.reduce((total, part) => total + (fact.taxes[part] ?? 0n), 0n)
  const rest: readonly Placement[] = [
    { fact, base: hasBase ? 0n : fact.base, tax: sum(others), reason },
    { fact, base: 0n, tax: sum(split), reason: 'customer_pays' },
  ]
  return rest.filter(({ base, tax }) => base !== 0n || tax !== 0n)
}

function isTaken(take: Take, fact: ReturnFact): boolean {
  return (
    take.treatments.includes(fact.treatment) &&
    holds(take.rates, fact.rate) &&
    holds(take.surcharges, fact.surcharge ?? '') &&
    holds(take.from, fact.from) &&
    holds(take.to, fact.to) &&
    is(take.isGoods, fact.isGoods) &&
    is(take.isCredit, fact.isCredit) &&
    is(take.isToBusiness, fact.isToBusiness) &&
    (take.hasPlace !== true || fact.place !== '')
  )
}

function holds(wanted: readonly string[] | undefined, value: string): boolean {
  return wanted === undefined || wanted.includes(value)
}

function is(wanted: boolean | undefined, value: boolean): boolean {
  return wanted === undefined || wanted === value
}

function partOf({ part }: BoxLine): TaxPart {
  return part ?? 'vat'
}

/** Names a line within its form, with the place of those that have one for each: '12', '12-29'. */
export function keyOf({ lines }: BoxForm, line: BoxLine, place: string): string {
  const at = String(lines.indexOf(line))
  return place === '' ? at : `${at}-${place}`
}

/** A line with the sums of its facts: exact, and as the form states them. Minor units. */
export type FilledLine = {
  readonly key: string
  readonly line: BoxLine
  readonly place: string
  readonly exact: { readonly base: Minor; readonly tax: Minor }
  readonly base: Minor
  readonly tax: Minor
}

/** What is in no box, by reason, treatment and rate. Minor units. */
export type RestRow = Pick<ReturnFact, 'treatment' | 'rate'> & {
  readonly reason: RestReason
  readonly base: Minor
  readonly tax: Minor
}

export function restKeyOf({
  reason,
  treatment,
  rate,
}: Pick<RestRow, 'reason' | 'treatment' | 'rate'>): string {
  return `${reason} ${treatment} ${rate}`
}

/** Adds up facts; only sums are in memory. */
export function boxAdder(form: BoxForm) {
  const lines = new Map<string, { line: BoxLine; place: string; base: Minor; tax: Minor }>()
  const rest = new Map<string, RestRow>()
  return {
    add: (fact: ReturnFact): void => {
      for (const placed of placementsOf(form, fact)) {
        if (placed.line) {
          const { key, line, place } = placed
          const before = lines.get(key) ?? { line, place, base: 0n, tax: 0n }
          lines.set(key, { line, place, ...added(before, placed) })
        } else {
          const { reason } = placed
          const { treatment, rate } = fact
          const key = restKeyOf({ reason, treatment, rate })
          const before = rest.get(key) ?? { reason, treatment, rate, base: 0n, tax: 0n }
          rest.set(key, { ...before, ...added(before, placed) })
        }
      }
    },
    lines: (): readonly FilledLine[] => filled(form, lines),
    rest: (): readonly RestRow[] =>
      [...rest.values()].filter(({ base, tax }) => base !== 0n || tax !== 0n),
  }
}

/** The boxes of facts, and what is in none. */
export function boxesOf(form: BoxForm, facts: readonly ReturnFact[]) {
  const adder = boxAdder(form)
  for (const fact of facts) adder.add(fact)
  return { lines: adder.lines(), rest: adder.rest() }
}

type Amounts = { readonly base: Minor; readonly tax: Minor }

function added(a: Amounts, b: Amounts): Amounts {
  return { base: a.base + b.base, tax: a.tax + b.tax }
}

/** Lines with facts, in the order of the form, those by place in the order of places. */
function filled(
  form: BoxForm,
  lines: ReadonlyMap<string, Amounts & { readonly line: BoxLine; readonly place: string }>,
): readonly FilledLine[] {
  const order = (line: BoxLine) => form.lines.indexOf(line)
  return [...lines]
    .toSorted(([, a], [, b]) => order(a.line) - order(b.line) || (a.place < b.place ? -1 : 1))
    .map(([key, { line, place, base, tax }]) => {
      const sign = line.isNegated === true ? -1n : 1n
      return {
        key,
        line,
        place,
        exact: { base, tax },
        base: sign * roundedBy(form.rounding.base, base, form),
        tax: sign * roundedBy(form.rounding.tax, tax, form),
      }
    })
}

/** Whole units in minor units. */
export function roundedBy(
  rounding: FormRounding,
  amount: Minor,
  { currency }: Pick<BoxForm, 'currency'>,
): Minor {
  const unit = 10n ** BigInt(decimalsOf(currency))
  const isUneven = amount % unit !== 0n
  switch (rounding) {
    case 'exact':
      return amount
    case 'cut':
      return (amount / unit) * unit
    case 'down':
      return (amount / unit - (isUneven && amount < 0n ? 1n : 0n)) * unit
    case 'up':
      return (amount / unit + (isUneven && amount > 0n ? 1n : 0n)) * unit
    case 'half_up':
      return divideRounded(amount, unit) * unit
  }
}
