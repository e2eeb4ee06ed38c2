import { type InvoiceView, getInvoice } from '@bordereau/contract/invoices'
import { useEffect, useState } from 'react'
import { type Refused, call } from '../../data/api.ts'
import { useEditorContext } from './editor-context.ts'

/** The document as it is stored on the server now. */
export function useServerVersion() {
  const { workspaceId, invoiceId } = useEditorContext()
  const [theirs, setTheirs] = useState<InvoiceView>()
  const [refused, setRefused] = useState<Refused>()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let unmounted = false
    void call(getInvoice, { query: { workspaceId, invoiceId } }).then(result => {
      if (unmounted) return
      if (result.ok) setTheirs(result.value)
      setRefused(result.ok ? undefined : result)
    })
    return () => {
      unmounted = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry loads the document again
  }, [workspaceId, invoiceId, attempts])
  return { theirs, refused, retry: () => setAttempts(count => count + 1) }
}
