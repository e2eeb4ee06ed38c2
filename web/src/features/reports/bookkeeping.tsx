import { getBookkeeping } from '@bordereau/contract/books'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { Loaded } from '../../layout/loaded.tsx'
import { BookkeepingForm } from './bookkeeping-form.tsx'

/** To which accounts the journal for the accountant enters what is issued and received. */
export function BookkeepingOfCompany() {
  const { workspaceId } = useWorkspace()
  const query = useQuery(getBookkeeping, { workspaceId })
  return <Loaded query={query}>{found => <BookkeepingForm bookkeeping={found} />}</Loaded>
}
