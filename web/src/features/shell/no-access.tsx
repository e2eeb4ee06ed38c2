import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMe } from '../../session.tsx'
import { Bare } from '../../bare.tsx'

/** A company that is not the person's, or does not exist: the page does not tell which. */
export function NoAccess() {
  const { person } = useMe()
  const email = person?.email ?? t`a guest`
  return (
    <Bare title={t`No access`}>
      <EmptyState
        icon="lock"
        title={<Trans>You cannot open this company</Trans>}
        action={
          <ButtonLink href="/" look="primary">
            <Trans>To my companies</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          You are signed in as {email}. Ask an owner of the company for an invitation to this
          address.
        </Trans>
      </EmptyState>
    </Bare>
  )
}
