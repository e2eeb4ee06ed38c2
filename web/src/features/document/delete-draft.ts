import { deleteDraft } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { removeCopiesOf } from '../../data/draft-storage.ts'
import { invalidate } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { undoable } from '../../data/undoable-action.ts'
import { DOCUMENT_QUERIES } from './invoice-queries.ts'

type InvoiceRef = { readonly workspaceId: string; readonly invoiceId: string }

/** Deletes a draft after the time to undo has passed; `onUndo` may navigate back to it. */
export function deleteDraftUndoable(query: InvoiceRef, onUndo?: () => void): void {
  undoable({
    message: t`The draft is deleted.`,
    hide: [query.invoiceId],
    ...(onUndo === undefined ? {} : { onUndo }),
    act: async keepalive => {
      const result = await call(deleteDraft, { query, keepalive })
      if (result.ok) removeCopiesOf(query.invoiceId)
      else toasts.error(refusalMessage(result))
      invalidate(DOCUMENT_QUERIES)
    },
  })
}
