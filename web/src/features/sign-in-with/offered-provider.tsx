import { linkIdentity } from '@bordereau/contract/sign-in-with'
import { Button } from '@bordereau/ui/button/button'
import { SignInIcon } from '@bordereau/ui/brand-icon/sign-in-icon'
import { Trans, t } from '#macros'
import { useLocation } from 'react-router'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { brandIconOf } from './brand-icon.ts'
import { providerRefusalMessage } from './texts.ts'
import { MethodRow } from './method-row.tsx'

export function OfferedProvider({ provider, name }: { provider: string; name: string }) {
  const { pathname } = useLocation()
  const { mutate, pending, refused } = useMutation(linkIdentity)
  const icon = brandIconOf(provider)
  const link = async () => {
    const response = await mutate({ body: { provider: icon, to: pathname } })
    if (response.ok) window.location.assign(response.value.url)
  }
  return (
    <MethodRow
      icon={<SignInIcon of={icon} />}
      name={name}
      act={
        <Button size="sm" busy={pending} onClick={() => void link()} aria-label={t`Link ${name}`}>
          <Trans context="to link an account elsewhere">Link</Trans>
        </Button>
      }
    >
      {refused ? (
        <span role="alert">{linkRefusalMessage(refused, name)}</span>
      ) : (
        <Trans>Not linked</Trans>
      )}
    </MethodRow>
  )
}

function linkRefusalMessage(refused: Refused, name: string): string {
  return refused.refusal.startsWith('provider_')
    ? providerRefusalMessage(refused.refusal, name)
    : refusalMessage(refused)
}
