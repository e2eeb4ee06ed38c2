import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useTexts } from '../texts.tsx'
import css from './page-header.module.css'

export interface Crumb {
  label: string
  href: string
}

export interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: a status. */
  badge?: ReactNode
  /** Under the title: one line. */
  sub?: ReactNode
  /** The breadcrumbs, without the page itself. */
  crumbs?: readonly Crumb[]
  /** The page's primary action, after secondary ones. */
  action?: ReactNode
}

/** The title of the page and its main action. */
export function PageHeader({ title, badge: mark, sub, crumbs, action }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {crumbs !== undefined && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className={css.line}>
        <div className={css.text}>
          <div className={css.titleLine}>
            <h1 className={css.title} dir="auto">
              {title}
            </h1>
            {mark}
          </div>
          {sub !== undefined && <div className={css.sub}>{sub}</div>}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </header>
  )
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={css.crumbs}>
        {crumbs.map(crumb => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="chevron-right" size="sm" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
