import { Link } from '@bordereau/ui/link/link'
import { Icon } from '@bordereau/ui/icon/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import css from './layout.module.css'
import { useTitle } from './title.ts'

export type PageProps = {
  /** The h1, and the first part of the document's title. */
  readonly title: string
  /** Beside the title: a status, a flag. */
  readonly aside?: ReactNode
  /** One primary action, and a few others, at the right of the title. */
  readonly actions?: ReactNode
  /** Where the page came from in the house: a link above the title. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly lead?: ReactNode
  readonly width?: 'content' | 'form' | 'reading'
  readonly children: ReactNode
}

/** The content of every page: its title, its actions, then what it is for. Moves the focus to the title on navigation. */
export function Page(props: PageProps) {
  const { title, aside, actions, back, lead, width = 'content', children } = props
  useTitle(title)
  const heading = useHeadingFocus()
  return (
    <div className={css.page} data-width={width}>
      {back && (
        <Link href={back.href} className={css.back}>
          <Icon name="arrow-left" size="sm" /> {back.label}
        </Link>
      )}
      <header className={css.head}>
        <div className={css.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  )
}

let arrivedAt: string | undefined

/** For pages with a frame of their own: put the ref on the h1, with tabIndex -1. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const first = arrivedAt === undefined
    const moved = arrivedAt !== pathname
    arrivedAt = pathname
    // The browser's own focus is right on the first load, and a field that asked for the focus keeps it.
    const elsewhere = document.activeElement
    const asked = elsewhere instanceof HTMLElement && elsewhere.matches('input, textarea, select')
    if (!first && moved && !asked) heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return heading
}
