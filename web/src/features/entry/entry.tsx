import { Stage, Text } from '@bordereau/ui/layout/layout'
import { type CSSProperties, type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import { useHeadingFocus } from '../../navigation/heading-focus.ts'
import type { Me } from '../../data/session.tsx'
import { useTitle } from '../../navigation/title.ts'
import { Brand } from '../../layout/brand.tsx'
import css from './entry.module.css'

// The images and the other languages are loaded after the form.
const LanguageMenu = lazy(async () => ({
  default: (await import('../account/language-menu.tsx')).LanguageMenu,
}))
const Highlights = lazy(async () => ({ default: (await import('./highlights.tsx')).Highlights }))
const ProviderLinks = lazy(async () => ({
  default: (await import('../sign-in-with/providers.tsx')).ProviderLinks,
}))

export type PublicFormProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Sign-in with a provider: shown under the form. */
  readonly providers?: Me['instance']['signInWith']
  /** Below the form: links to related pages. */
  readonly foot?: ReactNode
}

/** The layout of every public page: the form at the left, product highlights at the right. */
export function PublicForm({ title, lead, children, providers = [], foot }: PublicFormProps) {
  useTitle(title)
  const frame = useHeadingFocus<HTMLElement>()
  const painted = usePainted()
  // A phone shows no second half, so it need not fetch one.
  const [wide] = useState(() => window.matchMedia('(min-width: 60em)').matches)
  return (
    <div className={css.halves}>
      <main className={css.form} ref={frame}>
        <div className={css.head}>
          <Brand />
          <Suspense fallback={null}>{painted && <LanguageMenu />}</Suspense>
        </div>
        <div className={css.content}>
          <header className={css.words}>
            <h1>{title}</h1>
            {lead !== undefined && <Text tone="muted">{lead}</Text>}
          </header>
          {children}
          {providers.length > 0 && (
            <div
              className={css.providers}
              style={{ '--providers': providers.length } as CSSProperties}
            >
              <Suspense fallback={null}>
                {painted && <ProviderLinks providers={providers} />}
              </Suspense>
            </div>
          )}
          {foot !== undefined && foot !== false && <Text>{foot}</Text>}
        </div>
      </main>
      <Stage className={css.aside ?? ''}>
        <Suspense fallback={null}>{painted && wide && <Highlights />}</Suspense>
      </Stage>
    </div>
  )
}

/** True after the first paint: until then the network is left to that. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted
}
