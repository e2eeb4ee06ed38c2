import type { EditedDocument } from './draft-access.ts'
import { getCustomer } from '@bordereau/contract/customers'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { useQuery } from '../../data/query.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'

/** The profile of the chosen customer; until it is loaded, of the customer the document was loaded with. */
export function useBuyer(invoice: EditedDocument): PartyProfile | null {
  const { workspaceId } = useEditorContext()
  const customerId = useDraft('customerId')
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(getCustomer, query, { enabled: customerId !== null })
  if (customerId === null) return null
  if (data?.id === customerId) return data.profile
  return customerId === invoice.draft.customerId ? customerOf(invoice) : null
}

/** The customer of a loaded document, which of a self-billed one is the seller. */
export function customerOf({
  draft,
  seller,
  buyer,
}: Pick<EditedDocument, 'draft' | 'seller' | 'buyer'>): PartyProfile | null {
  if (!isSelfBilled(draft)) return buyer
  return draft.customerId === null ? null : (seller ?? null)
}
