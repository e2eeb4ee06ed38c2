import type { Company } from '@bordereau/contract/company'
import { parseDate } from '@bordereau/domain/date'
import { compare, decimal, isNegative } from '@bordereau/domain/money/decimal'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { type DecimalMark, readNumber, withDecimalMark } from '../../format/number-input.ts'

type CompanyTax = Company['taxes'][number]

/** A part as it is typed. */
export type PartValues = { readonly id: string; readonly name: string; readonly rate: string }

/** A tax of the list as it is typed. */
export type CompanyTaxValues = {
  readonly name: string
  readonly parts: readonly PartValues[]
  readonly subdivision: string
  readonly county: string
  /** Separated by commas or spaces. */
  readonly postCodes: string
  readonly isProposed: boolean
  readonly from: string
  readonly until: string
}

export function newTax(partId: string): CompanyTaxValues {
  return {
    name: '',
    parts: [{ id: partId, name: '', rate: '' }],
    subdivision: '',
    county: '',
    postCodes: '',
    isProposed: true,
    from: '',
    until: '',
  }
}

export function valuesOfTax(tax: CompanyTax, mark: DecimalMark): CompanyTaxValues {
  const { name, parts, place, isProposed, from, until } = tax
  return {
    name,
    parts: parts.map((part, i) => ({
      id: String(i),
      name: part.name,
      rate: withDecimalMark(part.rate, mark),
    })),
    subdivision: place.subdivision,
    county: place.county,
    postCodes: place.postCodes.join(', '),
    isProposed,
    from: from ?? '',
    until: until ?? '',
  }
}

/** The tax to store; undefined while a field is missing or not readable. A single part may be called as the tax is. */
export function taxOfValues(
  id: string,
  values: CompanyTaxValues,
  mark: DecimalMark,
): CompanyTax | undefined {
  const parts = values.parts.flatMap(part => {
    const rate = rateOf(part.rate, mark)
    const name = part.name.trim() || (values.parts.length === 1 ? values.name.trim() : '')
    return rate === undefined || name === '' ? [] : [{ name, rate }]
  })
  if (values.name.trim() === '' || parts.length < values.parts.length) return undefined
  return {
    id,
    name: values.name.trim(),
    parts,
    place: {
      subdivision: values.subdivision,
      county: values.county.trim(),
      postCodes: values.postCodes.split(/[,;\s]+/).filter(code => code !== ''),
    },
    isProposed: values.isProposed,
    from: parseDate(values.from) ?? null,
    until: parseDate(values.until) ?? null,
    isArchived: false,
  }
}

/** What is missing or not readable, by the path of the field. */
export function companyTaxErrors(values: CompanyTaxValues, mark: DecimalMark): FieldErrors {
  const errors: Record<string, string> = {}
  if (values.name.trim() === '') errors['name'] = t`Give it a name.`
  for (const { id, name, rate } of values.parts) {
    if (rateOf(rate, mark) === undefined) errors[`rate.${id}`] = t`Enter a rate from 0 to 100.`
    if (name.trim() === '' && values.parts.length > 1)
      errors[`part.${id}`] = t`Each part has a name on the document.`
  }
  const { from, until } = values
  if (from !== '' && until !== '' && until < from)
    errors['until'] = t`The last day is before the first.`
  return errors
}

function rateOf(text: string, mark: DecimalMark) {
  const rate = readNumber(text, mark)
  return rate === undefined || isNegative(rate) || compare(rate, HUNDRED) > 0 ? undefined : rate
}

const HUNDRED = decimal('100')
