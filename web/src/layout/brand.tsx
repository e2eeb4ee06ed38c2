import { Link } from '@bordereau/ui/link/link'
import css from './brand.module.css'

/** Logo and name, linked to the start page. */
export function Brand() {
  return (
    <Link href="/" className={css.brand}>
      <Mark />
      <strong>Bordereau</strong>
    </Link>
  )
}

/** The mark of public/icon.svg, drawn in the page: it needs no request, which would fail without a network. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
      <rect className={css.field} width="32" height="32" rx="7" />
      <path className={css.sheet} d="M9 6h11l4 4v16H9z" />
      <path className={css.lines} d="M12 13h9M12 17h9M12 21h5" />
    </svg>
  )
}
