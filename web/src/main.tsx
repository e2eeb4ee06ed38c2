import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { matchRoutes } from 'react-router'
import { Doorway } from './doorway.tsx'
import { chooseLanguage, preferredLanguage } from './language.ts'
import { beginWatching, noteFault } from './monitoring/start.ts'
import { preload } from './preload.ts'
import { loadMe } from './session.tsx'
import { visitorRoutes } from './visitor-routes.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
beginWatching()
const root = createRoot(place, {
  onCaughtError(fault, { componentStack }) {
    // As React does by itself where nobody listens.
    // oxlint-disable-next-line no-console
    console.error(fault)
    noteFault(fault, componentStack)
  },
})

// Asked while the rest of the code is still on its way; whoever needs the answer hears of a failure.
loadMe().catch(() => undefined)
const atTheDoor = matchRoutes(visitorRoutes, window.location.pathname) !== null
const application = atTheDoor ? undefined : import('./app.tsx')
// Its page, too, is fetched while the server says who is here.
preload(window.location.pathname)

let entering: Promise<void> | undefined

// Words that do not come are no reason to show nothing: English stands in the code.
await chooseLanguage(preferredLanguage()).catch(() => chooseLanguage('en'))
if (application) await enter()
else show(<Doorway enter={enter} />)

// Once all is there: what is kept for a day without a network must not delay this visit.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/worker.js', { type: 'module' }).catch(() => undefined)
  })
}

/** Opens the application, once, in the place of the doorway. */
function enter(): Promise<void> {
  entering ??= (application ?? import('./app.tsx')).then(({ openApp }) => show(openApp()))
  return entering
}

function show(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  )
}
