import { UiProvider } from '@bordereau/ui/provider/provider'
import { useLingui } from '@lingui/react'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { formatTagOf, languageOf, currentUiTexts } from '../texts/language.ts'
import { AppLink } from '../navigation/link.tsx'
import { Loading } from '../layout/loading.tsx'
import { OfflineBanner } from '../layout/offline-banner.tsx'

/** Around every page: theme, language, offline banner, and an error page for render errors. */
export function Providers({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  const texts = useMemo(() => (i18n.locale === 'en' ? undefined : currentUiTexts()), [i18n.locale])
  return (
    <UiProvider
      locale={formatTagOf(language, navigator.languages)}
      direction={language.direction}
      texts={texts}
      link={AppLink}
      boundary={Boundary}
    >
      {/* Messages are read during rendering, so another language remounts the page. */}
      <Suspense key={i18n.locale} fallback={<Loading />}>
        {children}
      </Suspense>
    </UiProvider>
  )
}

function Boundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <OfflineBanner />
      <ErrorBoundary at={pathname}>{children}</ErrorBoundary>
    </>
  )
}
