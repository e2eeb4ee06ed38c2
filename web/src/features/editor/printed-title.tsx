import { partyOf } from '@bordereau/domain/country/party-of'
import { DOCUMENT_TYPE_RULES, documentTypeOf } from '@bordereau/domain/document-kind'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { titleIn } from '@bordereau/domain/invoice/national-paper'
import { useParties } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { useEditor } from './store.ts'

/** What the document will be called on itself. Without a customer it is for one at home. */
export function PrintedTitle() {
  const draft = useEditor(state => state.draft)
  const { seller, buyer } = useParties()
  const { typeCode } = DOCUMENT_TYPE_RULES[documentTypeOf(draft)]
  const parties = {
    seller: partyOf(seller, 'seller'),
    buyer: partyOf(buyer ?? seller, 'buyer'),
  }
  const { lines } = billableOf(draft)
  const { deposits } = draft
  return (
    <Printed word={(_, language) => titleIn({ typeCode, deposits, lines, ...parties }, language)} />
  )
}
