import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { precacheAndRoute } from 'workbox-precaching'
import { warmStrategyCache } from 'workbox-recipes'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/**
 * The service worker: an installed Bordereau opens without a network, and then says that there is none. It keeps the
 * program only; what is in the books is asked of the server each time, and never kept.
 */
const PAGE = '/'
/** What belongs to the server and is no page of the application. */
const NOT_OURS = [/^\/(?:api|pay|calendar|intake|config|metrics|healthz|readyz)(?:\/|$)/]
const MOST_FILES = 400
const PATIENCE_SECONDS = 5

/** The addresses of the files that the first pages need; the build writes them here (build/offline.ts). */
declare const SHELL_FILES: readonly string[]

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // Every address of the application is the same file.
  plugins: [{ cacheKeyWillBeUsed: async () => PAGE }],
})

clientsClaim()
// Their names carry the hash of what is in them.
precacheAndRoute(SHELL_FILES.map(url => ({ url, revision: null })))
warmStrategyCache({ urls: [PAGE], strategy: pages })
registerRoute(new NavigationRoute(pages, { denylist: NOT_OURS }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  }),
)
