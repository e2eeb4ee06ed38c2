import { type Minor, toText } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { boxesOf } from '../returns/boxes/boxes.ts'
import type { BoxForm, ReturnFact } from '../returns/boxes/form.ts'
import { TREATMENTS, type Treatment } from '../returns/treatment.ts'

export const PLAIN_FACT: ReturnFact = {
  treatment: 'home',
  rate: decimal('0'),
  isGoods: false,
  isCredit: false,
  isToBusiness: false,
  from: '',
  to: '',
  place: '',
  base: 100_000n,
  taxes: {},
}

/** A fact as a row of BOX_ROWS says it: of 1,000.00. */
export function factOf(form: BoxForm, text: string): ReturnFact {
  const [letter = '', rate = '', ...options] = text.trim().split(' ')
  const has = (name: string) => options.includes(name)
  const value = (name: string) =>
    options.find(option => option.startsWith(`${name}:`))?.slice(name.length + 1)
  const sign = has('credit') ? -1n : 1n
  const of = (percent: string): Minor => sign * BigInt(Math.round(Number(percent) * 1_000))
  const surcharge = value('surcharge')
  const half = of(String(Number(rate) / 2))
  return {
    ...PLAIN_FACT,
    treatment: treatmentBy(letter),
    rate: decimal(rate),
    surcharge: surcharge === undefined ? undefined : decimal(surcharge),
    isGoods: has('goods'),
    isCredit: has('credit'),
    isToBusiness: has('business'),
    apart: has('other') ? 'other_tax' : undefined,
    from: value('from') ?? form.country,
    to: value('to') ?? form.country,
    place: value('place') ?? '',
    base: sign * 100_000n,
    taxes: has('split')
      ? { split: of(rate) }
      : has('halves')
        ? { cgst: half, sgst: half }
        : has('whole')
          ? { igst: of(rate) }
          : { vat: of(rate), ...(surcharge !== undefined && { surcharge: of(surcharge) }) },
  }
}

function treatmentBy(letter: string): Treatment {
  const found = Object.entries(TREATMENTS).find(([, one]) => one === letter)
  if (!found) throw new RangeError(letter)
  return found[0] as Treatment
}

/** What boxes and rest state of the fact, not rounded. */
export function boxTexts(form: BoxForm, fact: ReturnFact): readonly string[] {
  const { lines, rest } = boxesOf({ ...form, rounding: { base: 'exact', tax: 'exact' } }, [fact])
  const amount = (value: Minor) => String(Number(toText(value, form.currency)))
  return [
    ...lines.flatMap(({ line, base, tax }) => [
      ...(base === 0n ? [] : [`${line.base?.replaceAll(' ', '_')}=${amount(base)}`]),
      ...(tax === 0n ? [] : [`${line.tax?.replaceAll(' ', '_')}'=${amount(tax)}`]),
    ]),
    ...rest.map(({ reason, base, tax }) => `${reason}=${amount(base)}/${amount(tax)}`),
  ]
}
