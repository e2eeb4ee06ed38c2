import { Link } from '@bordereau/ui/link/link'
import css from './entry.module.css'

/** The sign and the name, leading home. */
export function Brand() {
  return (
    <Link href="/" className={css.brand}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      <strong>Bordereau</strong>
    </Link>
  )
}
