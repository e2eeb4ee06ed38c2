import { type InvoiceView, deleteDraft } from '@bordereau/contract/invoices'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { invalidate } from '../../data/query.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'

/** The version of a draft that was never saved. */
const FIRST_VERSION = 1

/**
 * Deletes a draft that was begun by opening the editor (`isBegun`) and left without a change, so that a look at the
 * editor leaves nothing in the list. A draft that was ever saved or has a line is kept, also after a reload.
 */
export function useDropUntouched(saver: Saver, invoice: InvoiceView, isBegun: boolean): void {
  const { workspaceId, invoiceId } = useEditorContext()
  const [isEmpty] = useState(
    () => isBegun && invoice.version === FIRST_VERSION && invoice.draft.lines.length === 0,
  )
  useEffect(() => {
    clearTimeout(leaving.get(invoiceId))
    leaving.delete(invoiceId)
    return () => {
      const isUntouched = saver.version() === FIRST_VERSION && saver.state().status === 'saved'
      if (!isEmpty || !isUntouched) return
      // In development, React unmounts and mounts each component once more at once: that is no leaving.
      leaving.set(
        invoiceId,
        setTimeout(() => void drop({ workspaceId, invoiceId }), 0),
      )
    }
  }, [saver, workspaceId, invoiceId, isEmpty])
}

const leaving = new Map<string, ReturnType<typeof setTimeout>>()

async function drop(query: { readonly workspaceId: string; readonly invoiceId: string }) {
  leaving.delete(query.invoiceId)
  await call(deleteDraft, { query, keepalive: true })
  invalidate(DOCUMENT_QUERIES)
}
