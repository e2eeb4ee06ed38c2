import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { precacheAndRoute } from 'workbox-precaching'
import { warmStrategyCache } from 'workbox-recipes'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/**
 * The service worker: an installed Bordereau opens without a network and says that it is offline. It caches program
 * files only; business data is requested from the server each time and never cached.
 */
const PAGE = '/'
/** Paths of the server that are no page of the application. */
const SERVER_PATHS = [/^\/(?:api|pay|calendar|intake|config|metrics|healthz|readyz)(?:\/|$)/]
const MAX_FILES = 400
const NETWORK_TIMEOUT_SECONDS = 5

/** The addresses of the files that the first pages need; the build writes them here (build/offline.ts). */
declare const SHELL_FILES: readonly string[]

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  // Every address of the application is the same file.
  plugins: [{ cacheKeyWillBeUsed: async () => PAGE }],
})

/** Workbox's own plugin, whose optional methods its types give as `undefined` (exactOptionalPropertyTypes). */
type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number]

clientsClaim()
// Their names contain the hash of their content.
precacheAndRoute(SHELL_FILES.map(url => ({ url, revision: null })))
warmStrategyCache({ urls: [PAGE], strategy: pages })
registerRoute(new NavigationRoute(pages, { denylist: SERVER_PATHS }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }) as Plugin],
  }),
)
