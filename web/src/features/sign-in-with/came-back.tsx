import { SIGN_IN_NAMES, SIGN_IN_PROVIDERS } from '@bordereau/contract/sign-in-with'
import { Notice } from '@bordereau/ui/badge/badge'
import { useLocation } from 'react-router'
import { type Me, useMe } from '../../session.tsx'
import { wordsOfWay } from './words.ts'

/** Above a form, for who comes back from a provider without what she went for: why, read out at once. */
export function CameBack() {
  const { instance } = useMe()
  const search = new URLSearchParams(useLocation().search)
  const refused = search.get('refused')
  if (refused === null) return null
  return (
    <div role="alert">
      <Notice
        tone={refused === 'provider_cancelled' ? 'grey' : 'red'}
        title={wordsOfWay(refused, nameOf(instance, search.get('with')))}
      />
    </div>
  )
}

/** As on its button; never what stands in the address, which anybody can write. */
export function nameOf({ signInWith }: Me['instance'], provider: string | null): string {
  const set = signInWith.find(one => one.provider === provider)
  const known = SIGN_IN_PROVIDERS.find(one => one === provider) ?? 'oidc'
  return set?.name ?? SIGN_IN_NAMES[known]
}
