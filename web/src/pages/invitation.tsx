import { getInvitation, acceptInvitation } from '@bordereau/contract/sign-up'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useNavigate, useParams } from 'react-router'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'
import { roleName } from '../features/team/role-name.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { useMutation, useQuery } from '../data/query.ts'
import { reloadMe, useMe } from '../data/session.tsx'

/** The page of an invitation link: the inviting person, the company, and how to accept. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const { person, instance } = useMe()
  const navigate = useNavigate()
  const { data, refused } = useQuery(getInvitation, { token })
  const acceptance = useMutation(acceptInvitation)
  const accept = async () => {
    const response = await acceptance.mutate({ query: { token } })
    if (!response.ok) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}`)
  }
  const here = encodeURIComponent(`/invitation/${token}`)
  const signedIn = person !== null && person.email !== null
  return (
    <PublicForm
      title={data ? t`Join ${data.company}` : t`Invitation`}
      providers={data && !signedIn ? instance.signInWith : []}
    >
      <FormError refused={refused ?? acceptance.refused} words={entryRefusalMessage} />
      {data && (
        <Stack>
          <p>
            <Trans>
              {data.invitedBy} invites you ({data.email}) to work in {data.company} as{' '}
              <strong>{roleName(data.role)}</strong>.
            </Trans>
          </p>
          {signedIn && (
            <Button
              look="primary"
              size="lg"
              wide
              busy={acceptance.pending}
              onClick={() => void accept()}
            >
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
    </PublicForm>
  )
}
