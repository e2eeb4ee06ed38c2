import type { QuoteView } from '@bordereau/contract/quotes'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { EditorLoader } from '../editor/editor-loader.tsx'
import { quoteAccess } from './quote-access.ts'

/** The editor of a quote that was never sent, or of its next version. */
export function QuoteEditor({ quote }: { quote: QuoteView }) {
  const { workspaceId } = useWorkspace()
  const [access] = useState(() => quoteAccess({ workspaceId, quoteId: quote.id }))
  return <EditorLoader key={quote.id} invoice={quote} access={access} />
}
