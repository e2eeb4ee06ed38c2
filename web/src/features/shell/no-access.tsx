import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useMe } from '../../data/session.tsx'
import { PublicLayout } from '../../layout/public-layout.tsx'

/** A company that the person has no access to, or that does not exist: the page does not reveal which. */
export function NoAccess() {
  const { person } = useMe()
  const email = person?.email ?? t`a guest`
  return (
    <PublicLayout title={t`No access`}>
      <EmptyState
        icon="lock"
        title={<Trans>You cannot open this company</Trans>}
        action={
          <ButtonLink href="/" look="primary">
            <Trans>My companies</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          You are signed in as {email}. Ask an owner of the company for an invitation to this
          address.
        </Trans>
      </EmptyState>
    </PublicLayout>
  )
}
