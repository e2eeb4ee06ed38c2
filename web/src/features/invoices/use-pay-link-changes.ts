import { type InvoiceView, getInvoice } from '@bordereau/contract/invoices'
import { renewPayLink, restorePayLink, revokePayLink } from '@bordereau/contract/pay-link'
import { useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate, useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { offerUndo } from '../document/offer-undo.ts'

/** Renews and revokes the payment link; revoking can be undone. */
export function usePayLinkChanges(invoice: InvoiceView) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const invalidates = [getInvoice]
  const renew = useMutation(renewPayLink, { invalidates })
  const revoke = useMutation(revokePayLink, { invalidates })
  const query = { workspaceId, invoiceId: invoice.id }

  async function renewLink(): Promise<void> {
    const result = await renew.mutate({ query, body: undefined })
    toastResult(result, {
      done: t`The payment link was renewed. The previous one no longer works.`,
    })
  }
  async function revokeLink(): Promise<void> {
    // The link is revoked at once; a delayed action would leave it usable until then.
    if (!toastResult(await revoke.mutate({ query }))) return
    offerUndo(t`The payment link for ${invoice.number ?? ''} no longer works.`, async () => {
      const restored = await call(restorePayLink, { query })
      invalidate(invalidates)
      return restored
    })
  }
  return {
    renew: { run: renewLink, pending: renew.pending },
    revoke: { run: revokeLink, pending: revoke.pending },
  }
}
