import '@fontsource-variable/inter/wght.css'
import '../scripts.css'
import '../theme.css'
import { Fragment, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { DialogHost } from '../dialog/dialogs.tsx'
import { LinkContext } from '../link/link.tsx'
import type { LinkProps } from '../link/link.tsx'
import { LocaleContext } from '../locale.tsx'
import { SchemeContext, useSchemeState } from '../scheme.tsx'
import { TextsContext, defaultTexts } from '../texts.tsx'
import type { UiTexts } from '../texts.tsx'
import { ToastHost } from '../toast/toast.tsx'

export interface UiProviderProps {
  children: ReactNode
  /** BCP 47 tag of the reader's language. */
  locale?: string
  direction?: 'ltr' | 'rtl'
  /** Translations; missing texts are English. */
  texts?: Partial<UiTexts> | undefined
  /** The router's link; receives `href` and all properties of an anchor. */
  link?: ComponentType<LinkProps>
  /** The storage key of the choice of light or dark. */
  schemeKey?: string
  /** An error boundary around pages and dialogs; it has the theme and the language. */
  boundary?: ComponentType<{ children: ReactNode }>
}

/** Theme, language, dialogs and toasts of an application: once, at its root. */
export function UiProvider(props: UiProviderProps) {
  const { children, locale = 'en', direction = 'ltr', texts, link } = props
  const Boundary = props.boundary ?? Fragment
  const scheme = useSchemeState(props.schemeKey ?? 'color-scheme')
  const place = useMemo(() => ({ tag: locale, direction }), [locale, direction])
  const translations = useMemo(() => ({ ...defaultTexts, ...texts }), [texts])
  const inner = (
    <SchemeContext value={scheme}>
      <LocaleContext value={place}>
        <TextsContext value={translations}>
          <Boundary>
            {children}
            <DialogHost />
            <ToastHost />
          </Boundary>
        </TextsContext>
      </LocaleContext>
    </SchemeContext>
  )
  return link === undefined ? inner : <LinkContext value={link}>{inner}</LinkContext>
}
