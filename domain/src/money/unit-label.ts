import { inLanguage } from '../local-text.ts'
import type { Decimal } from './decimal.ts'
import { UNIT_BY_CODE } from './unit.ts'
import { unitNamesIn } from './unit-names.ts'
import { unitPlural } from './unit-plurals.ts'

/** The unit after this quantity on a document: the symbol where there is one, else the name, in the plural where it is due. */
export function unitLabel(code: string, language: string, quantity: Decimal): string {
  const known = UNIT_BY_CODE.get(code)
  if (known === undefined) return code
  if (known.symbol !== '') return known.symbol
  const primary = language.split('-')[0] ?? ''
  const own = unitNamesIn(primary)?.[code]
  if (own !== undefined) return own[isOne(primary, quantity) ? 0 : 1]
  const written = primary in known.name ? primary : 'en'
  return unitPlural(code, written, quantity) ?? inLanguage(known.name, written)
}

/** In Portugal only one thing is in the singular; in Brazil, for which Unicode CLDR writes 'pt', also half a thing. */
function isOne(language: string, quantity: Decimal): boolean {
  const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language)
  return rules.select(Number(quantity)) === 'one'
}
