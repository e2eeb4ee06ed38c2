import { documentTypeOf } from '@bordereau/domain/document-kind'
import { documentName, draftName } from '../document/document-name.ts'
import { useDraft } from './store.ts'

function useNamed() {
  const kind = useDraft('kind')
  const type = useDraft('type')
  const deposits = useDraft('deposits')
  return { type: documentTypeOf({ kind, type }), isFinal: (deposits ?? []).length > 0 }
}

/** What the document of the editor is called: 'Deposit invoice'. */
export function useDocumentName(): string {
  return documentName(useNamed())
}

/** The same as a draft: 'Draft deposit invoice'. */
export function useDraftName(): string {
  return draftName(useNamed())
}
