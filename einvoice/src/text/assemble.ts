import { DECIMALS } from '../rules/en16931/decimal.ts'
import { FAMILIES } from '../rules/en16931/vat.ts'
import type { TaxCategoryCode } from '@bordereau/domain/tax/category'

/** By the code of a rule, what is missing and how to mend it, in one language. */
export type Sentences = Readonly<Record<string, string>>

type ByCategory = Readonly<Record<Exclude<TaxCategoryCode, 'B'>, string>>

/** What a language says, each thing once; rules that differ only in a name share their sentence. */
export type Words = {
  /** BR-<category>-02, 03, 04. */
  readonly parties: ByCategory
  /** BR-<category>-05, 06, 07. */
  readonly rates: ByCategory
  /** BR-<category>-10. */
  readonly reasons: ByCategory
  /** BR-<category>-01, 08, 09: sums that others state wrongly. */
  readonly subtotals: { readonly missing: string; readonly taxable: string; readonly tax: string }
  /** BR-DEC-*. */
  readonly decimals: string
  /** BR-DE-<number> of XRechnung, and DE-R-<number> of Peppol. */
  readonly german: Readonly<Record<string, string>>
  /** BR-FR-* are long names: here by what comes after 'BR-FR-'. */
  readonly french: Readonly<Record<string, string>>
  /** PEPPOL-EN16931-*, by what comes after. */
  readonly peppol: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, string>>
}

export function assemble(words: Words): Sentences {
  return {
    ...words.rules,
    ...Object.fromEntries(
      FAMILIES.flatMap(family => ofFamily(family.name, family.category, words)),
    ),
    ...Object.fromEntries(DECIMALS.map(({ code }) => [code, words.decimals])),
    ...named(words.german, number => `BR-DE-${number}`),
    ...named(words.german, number => `DE-R-${inPeppol(number)}`),
    ...named(words.french, name => `BR-FR-${name}`),
    ...named(words.peppol, name => `PEPPOL-EN16931-${name}`),
  }
}

function ofFamily(name: string, category: TaxCategoryCode, words: Words): [string, string][] {
  if (category === 'B') return []
  return [
    ...['02', '03', '04'].map((n): [string, string] => [
      `BR-${name}-${n}`,
      words.parties[category],
    ]),
    ...['05', '06', '07'].map((n): [string, string] => [`BR-${name}-${n}`, words.rates[category]]),
    [`BR-${name}-10`, words.reasons[category]],
    [`BR-${name}-01`, words.subtotals.missing],
    [`BR-${name}-08`, words.subtotals.taxable],
    [`BR-${name}-09`, words.subtotals.tax],
  ]
}

function named(
  texts: Readonly<Record<string, string>>,
  name: (key: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [name(key), text]))
}

/** '15' → '015', '23-a' → '023-1'. */
function inPeppol(number: string): string {
  const [digits = '', letter] = number.split('-')
  const part = letter === undefined ? '' : `-${letter === 'a' ? 1 : 2}`
  return `${digits.padStart(3, '0')}${part}`
}
