import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import css from './layout.module.css'

/** Says that there is no network, and goes by itself when there is one again. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <div role="status" className={css.banner}>
      <Trans>You are offline. What you see may be older; nothing can be saved right now.</Trans>
    </div>
  )
}

function subscribe(wake: () => void): () => void {
  window.addEventListener('online', wake)
  window.addEventListener('offline', wake)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', wake)
  }
}
