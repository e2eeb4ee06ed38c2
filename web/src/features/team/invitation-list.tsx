import {
  listMembers,
  restoreInvitation,
  revokeInvitation,
  type Invitation,
} from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate, useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { offerUndo } from '../document/offer-undo.ts'
import css from '../../layout/people.module.css'
import { roleName } from './role-name.ts'
import { toastResult } from '../../data/toast-result.ts'

/** Open invitations. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { workspaceId, may } = useWorkspace()
  const { instantDate } = useFormats()
  const take = useMutation(revokeInvitation, { invalidates: [listMembers] })
  // Without undo time: the link must stop working at once.
  const revoke = async ({ id, email }: Invitation): Promise<void> => {
    const query = { workspaceId, invitationId: id }
    const response = await take.mutate({ query })
    if (!toastResult(response)) return
    offerUndo(t`The invitation of ${email} was withdrawn.`, async () => {
      const restored = await call(restoreInvitation, { query })
      invalidate([listMembers])
      return restored
    })
  }
  return (
    <ul className={css.list}>
      {invitations.map(invitation => (
        <li key={invitation.id} className={css.people}>
          <div className={css.who}>
            <Text weight="medium">{invitation.email}</Text>
            <Text tone="muted">
              <Trans>
                {roleName(invitation.role)} · until {instantDate(invitation.expiresAt)}
              </Trans>
            </Text>
          </div>
          {may('members.invite') && (
            <Button
              size="sm"
              onClick={() => void revoke(invitation)}
              aria-label={t`Withdraw the invitation of ${invitation.email}`}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
