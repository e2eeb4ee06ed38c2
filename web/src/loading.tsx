import css from './layout.module.css'

/** An empty page while the first answer is on its way: it comes in milliseconds, so nothing flashes. */
export function Loading() {
  return <div className={css.waiting} aria-busy="true" />
}
