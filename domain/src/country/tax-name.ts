import { inLanguage } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import type { Tax, TaxCategoryCode } from '../tax-category/category.ts'
import { textIn } from '../text/text.ts'
import { countryRules } from './rules.ts'

/**
 * The name of a country's tax in a language (BCP 47): 'TVA', 'VAT', 'GST'; English for an unknown language. `category`: a tax
 * of a part of the country has its own, the same in every language.
 */
export function taxNameIn(country: Country, language: string, category?: TaxCategoryCode): string {
  if (category === 'L' || category === 'M') return OWN_NAMES[category]
  return inLanguage(countryRules(country).taxName, language)
}

/** The name of the tax of another state than the seller's: 'TVA DE'. */
export function foreignTaxName(state: Country, language: string): string {
  return `${taxNameIn(state, language)} ${state}`
}

/** Impuesto General Indirecto Canario; Impuesto sobre la Producción, los Servicios y la Importación. */
const OWN_NAMES = { L: 'IGIC', M: 'IPSI' } as const

/** The category by which the tax of several lines is named: its own where it is the only one that is charged on them. */
export function namingCategory(
  taxes: readonly Pick<Tax, 'category'>[],
): TaxCategoryCode | undefined {
  const charged = taxes.map(({ category }) => category).filter(one => CHARGED.has(one))
  const [first] = charged
  return charged.every(one => one === first) ? first : undefined
}

const CHARGED: ReadonlySet<TaxCategoryCode> = new Set<TaxCategoryCode>(['S', 'Z', 'B', 'L', 'M'])

/** The name of a part of a tax (TaxPart) in a language: 'TVQ' for 'QST'. One that a seller gave is as it is. */
export function taxPartNameIn(country: Country, name: string, language: string): string {
  const names = countryRules(country).taxPartNames?.[name]
  return names ? inLanguage(names, language) : name
}

/** What stands above the prices of a document of this seller's country, in a language: 'Einzelpreis inkl. MWST'. */
export function unitPriceLabel(
  country: Country,
  language: string,
  withTax: boolean,
  category?: TaxCategoryCode,
): string {
  const { paper } = textIn(language)
  if (!withTax) return paper.unitPrice
  const tax = nameInSentence(taxNameIn(country, language, category), language)
  return paper.unitPriceWithTax({ tax })
}

/** The price without tax beside one that includes it: 'Einzelpreis ohne MWST'. */
export function unitPriceWithoutTaxLabel(
  country: Country,
  language: string,
  category?: TaxCategoryCode,
): string {
  const tax = nameInSentence(taxNameIn(country, language, category), language)
  return textIn(language).paper.unitPriceWithoutTax({ tax })
}

/** A name within a sentence: 'Sales tax' → 'sales tax', 'VAT' stays. German writes nouns with a capital. */
export function nameInSentence(name: string, language: string): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(name)
  return isWord && !language.startsWith('de') ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
