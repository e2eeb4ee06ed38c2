import { deleteDraft } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { call } from '../../api.ts'
import { touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { doLater } from './later.ts'
import { AFTER_DOCUMENT } from './touched.ts'

type Document = { readonly workspaceId: string; readonly invoiceId: string }

/** Deletes a draft unless it is undone in time; `onUndo` leads back to where it is. */
export function deleteDraftLater(query: Document, onUndo?: () => void): void {
  doLater({
    message: t`The draft is deleted.`,
    hide: [query.invoiceId],
    ...(onUndo === undefined ? {} : { onUndo }),
    act: async () => {
      const answer = await call(deleteDraft, { query })
      if (!answer.ok) toasts.error(wordsOf(answer))
      touch(AFTER_DOCUMENT)
    },
  })
}
