import { type Crumb, PageHeader } from '@bordereau/ui/shell/page-header'
import type { ReactNode } from 'react'
import { useHeadingFocus } from '../navigation/heading-focus.ts'
import css from './layout.module.css'
import { useTitle } from '../navigation/title.ts'

export type PageProps = {
  /** The h1, and the first part of the document's title. */
  readonly title: string
  /** Next to the title: a status, a flag. */
  readonly aside?: ReactNode
  /** One primary action and a few others before it, at the right of the title. */
  readonly actions?: ReactNode
  /** The link to the parent page. */
  readonly back?: Crumb
  readonly lead?: ReactNode
  readonly width?: 'content' | 'form' | 'reading'
  readonly children: ReactNode
}

/** The content of every page: title, actions, then the lead. Moves the focus to the title on navigation. */
export function Page(props: PageProps) {
  const { title, aside, actions, back, lead, width = 'content', children } = props
  useTitle(title)
  const frame = useHeadingFocus<HTMLDivElement>()
  return (
    <div className={css.page} data-width={width} ref={frame}>
      <PageHeader
        title={title}
        badge={aside}
        sub={lead}
        action={actions}
        crumbs={back === undefined ? [] : [back]}
      />
      {children}
    </div>
  )
}
