import { Notice } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import { useLocation } from 'react-router'
import { useMe } from '../../data/session.tsx'
import { nameOf } from './callback-notice.tsx'
import type { Identity } from './linked-method.tsx'

/** Confirms that the provider was linked. */
export function LinkedNotice({ identities }: { identities: readonly Identity[] }) {
  const { instance } = useMe()
  const provider = new URLSearchParams(useLocation().search).get('linked')
  if (!identities.some(one => one.provider === provider)) return null
  const name = nameOf(instance, provider)
  return (
    <div role="status">
      <Notice tone="green" title={t`You can now sign in with ${name}.`} />
    </div>
  )
}
