import css from './layout.module.css'

/** An empty page while the first response is loading: it takes milliseconds, so nothing flashes. */
export function Loading() {
  return <div className={css.waiting} aria-busy="true" />
}
