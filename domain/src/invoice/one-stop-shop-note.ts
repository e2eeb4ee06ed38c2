import type { LegalNote } from '../country/country.ts'
import { DECLARED_IN_ONE_STOP_SHOP } from '../tax-category/notices.ts'
import type { Draft } from './draft.ts'
import { taxesOf } from './taxes-of.ts'

/** What a document says of the tax of another state, which its rate alone does not. */
export function oneStopShopNotes(draft: Draft): readonly LegalNote[] {
  if (taxesOf(draft).every(({ country }) => country === undefined)) return []
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
