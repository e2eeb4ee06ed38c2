import { documentTypeOf } from '@bordereau/domain/document-kind'
import { documentName, draftName } from '../document/document-name.ts'
import { t } from '#macros'
import { useDraft, useIsQuote } from './store.ts'

function useNamed() {
  const kind = useDraft('kind')
  const type = useDraft('type')
  const deposits = useDraft('deposits')
  return { type: documentTypeOf({ kind, type }), isFinal: (deposits ?? []).length > 0 }
}

/** What the document of the editor is called: 'Deposit invoice'. */
export function useDocumentName(): string {
  const named = useNamed()
  return useIsQuote() ? t`Quote` : documentName(named)
}

/** The same as a draft: 'Draft deposit invoice'. */
export function useDraftName(): string {
  const named = useNamed()
  return useIsQuote() ? t`Draft quote` : draftName(named)
}
