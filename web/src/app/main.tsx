import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { matchRoutes } from 'react-router'
import { PublicApp } from './public-app.tsx'
import { chooseLanguage, preferredLanguage } from '../texts/language.ts'
import { reportError } from '../monitoring/page-errors.ts'
import { startMonitoring } from '../monitoring/start.ts'
import { preload, registerApp } from '../navigation/preload.ts'
import { loadMe } from '../data/session.tsx'
import { publicRoutes } from './public-routes.tsx'

const rootElement = document.getElementById('root')
if (!rootElement) throw new Error('index.html has no #root')
startMonitoring()
const root = createRoot(rootElement, {
  onCaughtError(error, { componentStack }) {
    // The same as React's default, which this handler replaces.
    // oxlint-disable-next-line no-console
    console.error(error)
    reportError(error, componentStack)
  },
})

// Requested while the rest of the code is loading; a later caller gets the failure.
loadMe().catch(() => undefined)
const loadApp = () => import('./app.tsx')
registerApp(loadApp)
const isPublicPage = matchRoutes(publicRoutes, window.location.pathname) !== null
const application = isPublicPage ? undefined : loadApp()
// Its failure is reported where it is opened, after the catalogue of the language.
application?.catch(() => undefined)
// The code of the page is fetched too, while the server answers.
preload(window.location.pathname)

let opening: Promise<void> | undefined

// A catalogue that does not load must not keep the page empty: English is in the code.
await chooseLanguage(preferredLanguage()).catch(() => chooseLanguage('en'))
if (application) await openApplication()
else show(<PublicApp enter={openApplication} />)

// After the load event: filling the offline cache must not delay this visit.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/worker.js', { type: 'module' }).catch(() => undefined)
  })
}

/** Opens the application once, in place of the public app. */
function openApplication(): Promise<void> {
  opening ??= (application ?? loadApp()).then(({ openApp }) => show(openApp()))
  return opening
}

function show(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  )
}
