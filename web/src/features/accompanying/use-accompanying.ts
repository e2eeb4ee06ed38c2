import {
  type AccompanyingDocument,
  createAccompanyingDocument,
  deleteAccompanyingDocument,
  listAccompanyingDocuments,
} from '@bordereau/contract/accompanying-documents'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { accompanyingRefusalText as messageOf, kindLabel } from './labels.ts'

/** Of which quote, or of which draft or issued document. */
export type Source = { readonly quoteId: string } | { readonly invoiceId: string }

/** Queries whose cached responses are stale after a change. */
export const ACCOMPANYING_QUERIES = [listAccompanyingDocuments]

/** What accompanies a quote or an invoice, and what changes it. */
export function useAccompanying(source: Source) {
  const { workspaceId, may } = useWorkspace()
  const { data, refused, retry } = useQuery(listAccompanyingDocuments, { workspaceId, ...source })
  const invalidates = { invalidates: ACCOMPANYING_QUERIES }
  const creating = useMutation(createAccompanyingDocument, invalidates)
  const deleting = useMutation(deleteAccompanyingDocument, invalidates)
  async function create(kind: AccompanyingKind): Promise<void> {
    const result = await creating.mutate({ query: { workspaceId }, body: { ...source, kind } })
    toastResult(result, { messageOf })
  }
  async function remove({ id, kind }: AccompanyingDocument): Promise<void> {
    const name = kindLabel(kind)
    const confirmed = await dialogs.confirm({
      title: t`Delete “${name}”?`,
      message: t`It was not sent. You can create it again.`,
      confirmLabel: t`Delete`,
    })
    if (!confirmed) return
    const query = { workspaceId, documentId: id }
    toastResult(await deleting.mutate({ query }), { messageOf })
  }
  const kinds = may('invoices.send') ? (data?.kinds ?? []) : []
  // Only what is made now is still to be changed.
  const unprintable = kinds.length > 0 ? (data?.unprintable ?? []) : []
  const shown = { documents: data?.documents, kinds, unprintable }
  return { ...shown, refused, retry, creating, create, remove }
}
