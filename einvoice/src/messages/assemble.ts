import { DECIMALS } from '../rules/en16931/decimal.ts'
import { FAMILIES } from '../rules/en16931/vat.ts'
import { NATIONAL, type NationalMessages } from './national/national.ts'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'

/** By the code of a rule: what is missing and how to fix it, in one language. */
export type RuleTexts = Readonly<Record<string, string>>

type ByCategory = Readonly<Record<Exclude<TaxCategoryCode, 'B'>, string>>

/** The texts of a language without repetition; rules that differ only in a name share a text. */
export type MessageTemplates = {
  /** BR-<category>-02, 03, 04. */
  readonly parties: ByCategory
  /** BR-<category>-05, 06, 07. */
  readonly rates: ByCategory
  /** BR-<category>-10. */
  readonly reasons: ByCategory
  /** BR-<category>-01, 08, 09: wrong sums of other programs. */
  readonly subtotals: { readonly missing: string; readonly taxable: string; readonly tax: string }
  /** BR-DEC-*. */
  readonly decimals: string
  /** BR-DE-<number> of XRechnung, and DE-R-<number> of Peppol. */
  readonly german: Readonly<Record<string, string>>
  /** BR-FR-* are long names: here by what comes after 'BR-FR-'. */
  readonly french: Readonly<Record<string, string>>
  /** PEPPOL-EN16931-*, by what comes after. */
  readonly peppol: Readonly<Record<string, string>>
  /** Rules of single countries in Peppol, and limits of XML. */
  readonly national: NationalMessages
  /** Rules and findings that no publisher has, by their whole code. */
  readonly own: RuleTexts
  readonly rules: Readonly<Record<string, string>>
}

export function assemble(templates: MessageTemplates): RuleTexts {
  return {
    ...templates.rules,
    ...templates.own,
    ...Object.fromEntries(
      FAMILIES.flatMap(family => ofFamily(family.name, family.category, templates)),
    ),
    ...Object.fromEntries(DECIMALS.map(({ code }) => [code, templates.decimals])),
    ...named(templates.german, number => `BR-DE-${number}`),
    ...named(templates.german, number => `DE-R-${peppolNumber(number)}`),
    ...named(templates.french, name => `BR-FR-${name}`),
    ...named(templates.peppol, name => `PEPPOL-EN16931-${name}`),
    ...inNational(templates.national),
  }
}

function ofFamily(
  name: string,
  category: TaxCategoryCode,
  templates: MessageTemplates,
): [string, string][] {
  if (category === 'B') return []
  return [
    ...['02', '03', '04'].map((n): [string, string] => [
      `BR-${name}-${n}`,
      templates.parties[category],
    ]),
    ...['05', '06', '07'].map((n): [string, string] => [
      `BR-${name}-${n}`,
      templates.rates[category],
    ]),
    [`BR-${name}-10`, templates.reasons[category]],
    [`BR-${name}-01`, templates.subtotals.missing],
    [`BR-${name}-08`, templates.subtotals.taxable],
    [`BR-${name}-09`, templates.subtotals.tax],
  ]
}

function inNational(templates: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(NATIONAL).flatMap(([about, codes]) =>
      codes.split(' ').map(code => [code, templates[about] ?? '']),
    ),
  )
}

function named(
  texts: Readonly<Record<string, string>>,
  name: (key: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [name(key), text]))
}

/** '15' → '015', '23-a' → '023-1'. */
function peppolNumber(number: string): string {
  const [digits = '', letter] = number.split('-')
  const part = letter === undefined ? '' : `-${letter === 'a' ? 1 : 2}`
  return `${digits.padStart(3, '0')}${part}`
}
