import { Notice } from '@bordereau/ui/badge/badge'
import { Trans, t } from '#macros'
import { useSyncExternalStore } from 'react'
import css from './layout.module.css'

/** Says that there is no network; disappears when there is one again. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <section role="status" aria-label={t`Connection`} className={css.offline}>
      <Notice tone="amber" title={<Trans>You are offline</Trans>}>
        <Trans>What you see may be older, and nothing can be saved right now.</Trans>
      </Notice>
    </section>
  )
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
