import { partyOf } from '@bordereau/domain/country/party-of'
import { DOCUMENT_TYPE_RULES, documentTypeOf } from '@bordereau/domain/document-kind'
import { titleIn } from '@bordereau/domain/invoice/national-paper'
import { isQuote } from '@bordereau/domain/quote/agreed'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { useMemo } from 'react'
import { useParties } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { useEditor } from './store.ts'

/** What the document will be called on itself. Without a customer it is for one at home. */
export function PrintedTitle() {
  const { seller, buyer } = useParties()
  const parties = useMemo(
    () => ({ seller: partyOf(seller, 'seller'), buyer: partyOf(buyer ?? seller, 'buyer') }),
    [seller, buyer],
  )
  // As text, since it is compared after each key.
  const title = useEditor(({ draft }) => {
    const { typeCode } = DOCUMENT_TYPE_RULES[documentTypeOf(draft)]
    const { deposits, lines, language } = draft
    if (isQuote(draft)) return quoteTextIn(language).quote
    return titleIn({ typeCode, deposits, lines, ...parties }, language)
  })
  return <Printed word={() => title} />
}
