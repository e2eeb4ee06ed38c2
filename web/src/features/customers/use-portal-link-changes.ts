import type { CustomerView } from '@bordereau/contract/customers'
import {
  getPortalLink,
  renewPortalLink,
  restorePortalLink,
  revokePortalLink,
} from '@bordereau/contract/portal-link'
import { endPortalSessions } from '@bordereau/contract/portal-sign-in'
import { useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate, useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { offerUndo } from '../document/offer-undo.ts'

/** Renews and revokes the portal link of a customer, which can be undone, and ends the sessions of those who signed in by code. */
export function usePortalLinkChanges({ id, profile }: Pick<CustomerView, 'id' | 'profile'>) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const invalidates = [getPortalLink]
  const renew = useMutation(renewPortalLink, { invalidates })
  const revoke = useMutation(revokePortalLink, { invalidates })
  const end = useMutation(endPortalSessions, { invalidates })
  const query = { workspaceId, customerId: id }

  async function renewLink(): Promise<void> {
    const result = await renew.mutate({ query, body: undefined })
    toastResult(result, { done: t`There is a new portal link. No other one works.` })
  }
  async function revokeLink(): Promise<void> {
    // The link is revoked at once; a delayed action would leave it usable until then.
    if (!toastResult(await revoke.mutate({ query }))) return
    offerUndo(t`The portal link of ${profile.legalName} no longer works.`, async () => {
      const restored = await call(restorePortalLink, { query })
      invalidate(invalidates)
      return restored
    })
  }
  async function endSessions(): Promise<void> {
    toastResult(await end.mutate({ query }), {
      done: t`All browsers are signed out of the portal of ${profile.legalName}.`,
    })
  }
  return {
    endSessions: { run: endSessions, pending: end.pending },
    renew: { run: renewLink, pending: renew.pending },
    revoke: { run: revokeLink, pending: revoke.pending },
  }
}
