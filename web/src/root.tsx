import { UiProvider } from '@bordereau/ui/theme'
import { useLingui } from '@lingui/react'
import { Outlet, ScrollRestoration } from 'react-router'
import { formatTagOf, languageOf } from './language.ts'
import { AppLink } from './link.tsx'
import { OfflineBanner } from './offline.tsx'

/** Around every page: the look, the language, the offline banner, the place to scroll back to. */
export function Root() {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  return (
    <UiProvider
      locale={formatTagOf(language, navigator.languages)}
      direction={language.direction}
      link={AppLink}
    >
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </UiProvider>
  )
}
