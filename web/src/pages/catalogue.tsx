import { Catalogue } from '@bordereau/ui/catalogue/catalogue'
import { useTitle } from '../navigation/title.ts'

/** Every component of ui in every state; only in development. */
export function CataloguePage() {
  useTitle('Catalogue')
  return <Catalogue />
}
