import { SIGN_IN_NAMES, SIGN_IN_PROVIDERS } from '@bordereau/contract/sign-in-with'
import { Notice } from '@bordereau/ui/badge/badge'
import { useLocation } from 'react-router'
import { type Me, useMe } from '../../data/session.tsx'
import { providerRefusalMessage } from './texts.ts'

/** Above a form, after a provider's redirect with an error: the reason, announced to screen readers at once. */
export function CallbackNotice() {
  const { instance } = useMe()
  const search = new URLSearchParams(useLocation().search)
  const refused = search.get('refused')
  if (refused === null) return null
  return (
    <div role="alert">
      <Notice
        tone={refused === 'provider_cancelled' ? 'grey' : 'red'}
        title={providerRefusalMessage(refused, nameOf(instance, search.get('with')))}
      />
    </div>
  )
}

/** The name from the configuration; never a text from the address, which anyone can write. */
export function nameOf({ signInWith }: Me['instance'], provider: string | null): string {
  const set = signInWith.find(one => one.provider === provider)
  const known = SIGN_IN_PROVIDERS.find(one => one === provider) ?? 'oidc'
  return set?.name ?? SIGN_IN_NAMES[known]
}
