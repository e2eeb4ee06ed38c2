import { Card } from '@bordereau/ui/layout/layout'
import css from './setup.module.css'

/** A sheet with the name and empty lines, for as long as there is no company whose paper could be drawn. */
export function BlankPaper({ name }: { name: string }) {
  return (
    <div className={css.side} aria-hidden>
      <Card pad="none">
        <div className={css.blank}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <div className={css.lines} />
        </div>
      </Card>
    </div>
  )
}
