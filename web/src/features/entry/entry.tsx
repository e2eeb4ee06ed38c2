import { Stage, Text } from '@bordereau/ui/layout/layout'
import { type CSSProperties, type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import { useHeadingFocus } from '../../heading-focus.ts'
import type { Me } from '../../session.tsx'
import { useTitle } from '../../title.ts'
import { Brand } from './brand.tsx'
import css from './entry.module.css'

// The pictures and the other languages come after the form is there: nobody waits for them.
const LanguageMenu = lazy(async () => ({
  default: (await import('../account/language-menu.tsx')).LanguageMenu,
}))
const Highlights = lazy(async () => ({ default: (await import('./highlights.tsx')).Highlights }))
const Ways = lazy(async () => ({ default: (await import('../sign-in-with/ways.tsx')).Ways }))

export type EntryProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Who else may vouch for somebody: shown under the form. */
  readonly ways?: Me['instance']['signInWith']
  /** Below the form: other ways to go. */
  readonly foot?: ReactNode
}

/** The frame of every page before the application: at the left what to do, at the right what it is good for. */
export function Entry({ title, lead, children, ways = [], foot }: EntryProps) {
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
          {ways.length > 0 && (
            <div className={css.ways} style={{ '--ways': ways.length } as CSSProperties}>
              <Suspense fallback={null}>{painted && <Ways ways={ways} />}</Suspense>
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

/** True once what was drawn first is on the screen: until then the network is for that alone. */
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
