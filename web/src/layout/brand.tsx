import { Link } from '@bordereau/ui/link/link'
import css from './brand.module.css'

/** Logo and name, linked to the start page. */
export function Brand() {
  return (
    <Link href="/" className={css.brand}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      <strong>Bordereau</strong>
    </Link>
  )
}
