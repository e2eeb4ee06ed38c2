import { UiProvider } from '@bordereau/ui/theme'
import { useLingui } from '@lingui/react'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { Catch } from './catch.tsx'
import { formatTagOf, languageOf, partTexts } from './language.ts'
import { AppLink } from './link.tsx'
import { Loading } from './loading.tsx'
import { OfflineBanner } from './offline.tsx'

/** Around every page: the look, the language, the offline banner, and a page of its own for what breaks. */
export function Frame({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  const texts = useMemo(() => (i18n.locale === 'en' ? undefined : partTexts()), [i18n.locale])
  return (
    <UiProvider
      locale={formatTagOf(language, navigator.languages)}
      direction={language.direction}
      texts={texts}
      link={AppLink}
      boundary={Boundary}
    >
      {/* Words are read while a page is drawn: in another language it is another page. */}
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
      <Catch at={pathname}>{children}</Catch>
    </>
  )
}
