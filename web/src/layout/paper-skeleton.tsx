import { Loading, Skeleton } from '@bordereau/ui/state/state'
import css from './paper-skeleton.module.css'

/** The shape of a document beside its panel, while both load. */
export function PaperSkeleton() {
  return (
    <Loading>
      <div className={css.frame}>
        <div className={css.paper}>
          <div className={css.ends}>
            <Skeleton width="9rem" height="1.75rem" />
            <Skeleton width="7rem" height="3rem" />
          </div>
          <Skeleton width="12rem" height="4.5rem" />
          <div className={css.ends}>
            <Skeleton width="8rem" height="2.25rem" />
            <Skeleton width="8rem" height="2.25rem" />
          </div>
          {LINES.map(line => (
            <Skeleton key={line} />
          ))}
          <div className={css.sums}>
            <Skeleton width="14rem" />
            <Skeleton width="14rem" height="1.5rem" />
          </div>
        </div>
        <div className={css.panel}>
          <Skeleton height="2rem" />
          {LINES.map(line => (
            <Skeleton key={line} height="1.5rem" />
          ))}
        </div>
      </div>
    </Loading>
  )
}

const LINES = ['first', 'second', 'third', 'fourth']
