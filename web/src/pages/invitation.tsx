import { acceptInvitation, getInvitation } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router'
import { Entry } from '../features/entry/entry.tsx'
import { wordsOfEntry } from '../features/entry/words.ts'
import { FormFault } from '../features/entry/form-fault.tsx'
import { roleName } from '../features/team/role-name.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { useAct, useGet } from '../query.ts'
import { reloadMe, useMe } from '../session.tsx'

/** What an invitation link shows: who invites, to which company, and how to accept. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const { person, instance } = useMe()
  const navigate = useNavigate()
  const { data, refused } = useGet(getInvitation, { token })
  const acceptance = useAct(acceptInvitation)
  const accept = async () => {
    const answer = await acceptance.act({ query: { token } })
    if (!answer.ok) return
    await reloadMe()
    await navigate(`/w/${answer.value.workspaceId}`)
  }
  const here = encodeURIComponent(`/invitation/${token}`)
  const signedIn = person !== null && person.email !== null
  return (
    <Entry
      title={data ? t`Join ${data.company}` : t`Invitation`}
      ways={data && !signedIn ? instance.signInWith : []}
    >
      <FormFault refused={refused ?? acceptance.refused} words={wordsOfEntry} />
      {data && (
        <Stack>
          <p>
            <Trans>
              {data.invitedBy} invites you ({data.email}) to work in {data.company} as{' '}
              <strong>{roleName(data.role)}</strong>.
            </Trans>
          </p>
          {signedIn && (
            <Button look="primary" size="lg" wide busy={acceptance.pending} onClick={accept}>
              <Trans>Accept the invitation</Trans>
            </Button>
          )}
          {!signedIn && data.hasAccount && (
            <ButtonLink href={`/sign-in?next=${here}`} look="primary" size="lg" wide>
              <Trans>Sign in to accept</Trans>
            </ButtonLink>
          )}
          {!signedIn && !data.hasAccount && (
            <ButtonLink
              href={`/sign-up?invitation=${token}&email=${encodeURIComponent(data.email)}`}
              look="primary"
              size="lg"
              wide
            >
              <Trans>Create an account to accept</Trans>
            </ButtonLink>
          )}
        </Stack>
      )}
    </Entry>
  )
}
