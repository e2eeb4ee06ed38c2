import { listMembers, revokeInvitation } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '../../api.ts'
import { touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { useMoments } from '../../moments.ts'
import { doLater, useHidden } from '../invoices/later.ts'
import css from '../settings/settings.module.css'
import { roleName } from './role-name.ts'

type Invitation = ResponseOf<typeof listMembers>['invitations'][number]

/** Who was invited and has not come yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { workspaceId, may } = useWorkspace()
  const { day } = useMoments()
  const hidden = useHidden()
  const revoke = ({ id, email }: Invitation): void =>
    doLater({
      message: t`The invitation of ${email} is taken back.`,
      hide: [id],
      act: async () => {
        const answer = await call(revokeInvitation, { query: { workspaceId, invitationId: id } })
        if (!answer.ok) toasts.error(wordsOf(answer))
        touch([listMembers])
      },
    })
  const shown = invitations.filter(({ id }) => !hidden.has(id))
  return (
    <ul className={css.list}>
      {shown.map(invitation => (
        <li key={invitation.id} className={css.people}>
          <div className={css.who}>
            <Text weight="medium">{invitation.email}</Text>
            <Text tone="muted">
              <Trans>
                {roleName(invitation.role)} · until {day(invitation.expiresAt)}
              </Trans>
            </Text>
          </div>
          {may('members.invite') && (
            <Button
              size="sm"
              onClick={() => revoke(invitation)}
              aria-label={t`Take back the invitation of ${invitation.email}`}
            >
              <Trans>Take back</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
