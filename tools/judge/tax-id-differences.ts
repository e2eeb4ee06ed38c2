/** A kind of difference between the two programs that is no error of ours. */
export type Difference = {
  /** `country.key` of the kinds that it concerns. */
  readonly kinds: readonly string[]
  readonly ours: 'valid' | 'invalid'
  /** The numbers, as python-stdnum or our check reads them, without the letters of the country. */
  readonly applies: (number: string) => boolean
  readonly reason: string
  readonly source: string
}

/** At most twelve. */
export const DIFFERENCES: readonly Difference[] = [
  {
    kinds: ['BE.vat', 'BE.enterprise'],
    ours: 'invalid',
    applies: number => /(00|98|99)$/.test(number),
    reason: 'the check digits of a Belgian number are 97 minus a remainder: 01 to 97',
    source: 'FOD Economie, structure of the enterprise number',
  },
  {
    kinds: ['LV.vat'],
    ours: 'invalid',
    applies: isBornInFuture,
    reason: 'a Latvian personal code has a birthday that is still to come',
    source: 'python-stdnum lv/pvn.py, whose comment leaves this check for later',
  },
  {
    kinds: ['SK.vat'],
    ours: 'invalid',
    applies: number => !/^[1-9]\d[234789]/.test(number) || Number(number) % 11 !== 0,
    reason: 'a Slovak birth number is no VAT number',
    source: 'Commission, VIES VAT number routines (SK); python-stdnum sk/dph.py, "it is unclear"',
  },
  {
    kinds: ['IN.gstin'],
    ours: 'valid',
    applies: number => /^(38|97|99)/.test(number),
    reason: 'state codes of Ladakh, of other territory and of the centre',
    source: 'GST portal, state codes; resilient-tech/india-compliance STATE_NUMBERS',
  },
  {
    kinds: ['IN.gstin'],
    ours: 'valid',
    applies: number => !/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z/.test(number),
    reason: 'GSTIN of bodies of the United Nations, deductors and collectors of tax, non-residents',
    source: 'GST portal, taxpayer returns API; resilient-tech/india-compliance GSTIN_FORMATS',
  },
]

/** DDMMYY and the century: 0 the nineteenth, 1 the twentieth, 2 the twenty-first. */
function isBornInFuture(number: string): boolean {
  const [day, month, year, century] = [0, 2, 4, 6].map((start, i) =>
    Number(number.slice(start, start + (i === 3 ? 1 : 2))),
  )
  const full = 1800 + 100 * (century ?? 0) + (year ?? 0)
  return Date.UTC(full, (month ?? 0) - 1, day) > Date.now()
}
