import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import css from './layout.module.css'
import { useHeadingFocus } from '../navigation/heading-focus.ts'
import { useTitle } from '../navigation/title.ts'

/** A page outside of the shell: the brand, then the content. The h1 is visually hidden unless the page has its own. */
export function PublicLayout(props: {
  readonly title: string
  readonly wide?: boolean
  readonly ownHeading?: boolean
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  useTitle(props.title)
  const frame = useHeadingFocus<HTMLElement>()
  return (
    <main className={css.public} data-wide={props.wide || undefined} ref={frame}>
      <div className={css.publicHead}>
        <Brand />
        {props.aside}
      </div>
      {props.ownHeading !== true && <h1 className="visually-hidden">{props.title}</h1>}
      {props.children}
    </main>
  )
}
