import { Catalogue } from '@bordereau/ui/catalogue/catalogue'
import { useTitle } from '../title.ts'

/** Every part of ui in every state; only in development. */
export function CataloguePage() {
  useTitle('Catalogue')
  return <Catalogue />
}
