import type { LegalNote } from '../country/country.ts'
import { DECLARED_IN_ONE_STOP_SHOP } from '../tax-category/notices.ts'
import type { Draft } from './draft.ts'
import { taxesOf } from './taxes-of.ts'

/**
 * What a document says of the tax of another state that is declared in the one-stop shop, which its rate alone does not. The tax
 * that is charged by a number of that state has no parts in a draft.
 */
export function oneStopShopNotes(draft: Draft): readonly LegalNote[] {
  const isDeclared = taxesOf(draft).some(
    ({ country, parts }) => country !== undefined && parts !== undefined,
  )
  if (!isDeclared) return []
  return [
    {
      key: 'one_stop_shop',
      subjectCode: '',
      text: DECLARED_IN_ONE_STOP_SHOP,
      law: 'Directive 2006/112/EC, art. 369b',
      url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    },
  ]
}
