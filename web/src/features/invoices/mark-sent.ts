import { markSent } from '@bordereau/contract/delivery'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { loadRefusalText } from '../document/load-refusal-text.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

type InvoiceRef = { readonly workspaceId: string; readonly invoiceId: string }

/** Asks how the document was delivered and marks it as sent. */
export function useMarkSent(query: InvoiceRef): () => Promise<void> {
  const { t } = useLingui()
  const mutation = useMutation(markSent, { invalidates: DOCUMENT_QUERIES })
  return async () => {
    await dialogs.prompt({
      title: t`Mark as sent`,
      message: t`For documents delivered another way: in person, by post, by upload.`,
      input: 'text',
      label: t`How`,
      initial: t`by hand`,
      confirmLabel: t`Mark as sent`,
      done: t`Marked as sent.`,
      validate: async how => {
        const result = await mutation.mutate({ query, body: { how } })
        return result.ok ? undefined : loadRefusalText(result)
      },
    })
  }
}
