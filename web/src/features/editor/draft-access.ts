import { type InvoiceView, deleteDraft, getInvoice, saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { ComponentType } from 'react'
import { type Done, type Refused, call } from '../../data/api.ts'
import { invalidate, keyOf, queryClient } from '../../data/query.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import type { Saver } from './saver.ts'

/** The document that is edited, as it was loaded. */
export type EditedDocument = Pick<InvoiceView, 'id' | 'version' | 'draft' | 'buyer' | 'events'> &
  Partial<Pick<InvoiceView, 'seller'>>

/** How the editor reads and writes what it edits: the draft of an invoice, or of a quote. */
export type DraftAccess = {
  readonly kind: 'invoice' | 'quote'
  readonly save: (
    draft: Draft,
    version: number,
  ) => Promise<Done<{ readonly version: number }> | Refused>
  /** Writes what was saved to the query cache, so that the editor opens with it the next time. */
  readonly cache: (draft: Draft, version: number) => void
  readonly load: () => Promise<Done<EditedDocument> | Refused>
  /** As it is stored now, not as it was cached; undefined where it is no draft any more. */
  readonly loadDraft: () => Promise<EditedDocument | undefined>
  readonly remove: () => Promise<void>
  /** The actions of the bar, where they are not those of an invoice. */
  readonly Actions?: ComponentType<{ readonly saver: Saver }>
}

export function invoiceAccess(query: {
  readonly workspaceId: string
  readonly invoiceId: string
}): DraftAccess {
  return {
    kind: 'invoice',
    save: (draft, version) => call(saveDraft, { query, body: { version, draft } }),
    cache: (draft, version) =>
      void queryClient.setQueryData<InvoiceView>(keyOf(getInvoice, query), known =>
        known === undefined ? known : { ...known, version, draft },
      ),
    load: () => call(getInvoice, { query }),
    loadDraft: async () => {
      const result = await call(getInvoice, { query, fresh: true })
      return result.ok && result.value.status === 'draft' ? result.value : undefined
    },
    remove: async () => {
      await call(deleteDraft, { query, keepalive: true })
      invalidate(DOCUMENT_QUERIES)
    },
  }
}
