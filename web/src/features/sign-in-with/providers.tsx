import { ButtonLink } from '@bordereau/ui/button/button'
import { SignInIcon } from '@bordereau/ui/brand-icon/sign-in-icon'
import { Trans, t } from '#macros'
import { useLingui } from '@lingui/react'
import { useLocation } from 'react-router'
import type { Me } from '../../data/session.tsx'
import { beginAddress } from './begin.ts'
import { brandIconOf } from './brand-icon.ts'
import css from './providers.module.css'

/** More than these are two in a row, by their names alone. */
const WIDE = 2

/** Under a form: the identity providers, each a link to the provider's page. */
export function ProviderLinks({ providers }: { providers: Me['instance']['signInWith'] }) {
  const { i18n } = useLingui()
  const location = useLocation()
  const wide = providers.length <= WIDE
  return (
    <div className={css.providers}>
      <p className={css.or}>{wide ? <Trans>or</Trans> : <Trans>or sign in with</Trans>}</p>
      <ul className={css.list} data-wide={wide || undefined}>
        {providers.map(({ provider, name }) => (
          <li key={provider}>
            <ButtonLink href={beginAddress(provider, location, i18n.locale)} size="lg" wide>
              <span className={css.provider}>
                <SignInIcon of={brandIconOf(provider)} />
                <ProviderName name={name} wide={wide} />
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where there is room for the provider alone, a screen reader still says what the link does. */
function ProviderName({ name, wide }: { name: string; wide: boolean }) {
  if (wide) {
    return (
      <span className={css.name} dir="auto">
        {t`Sign in with ${name}`}
      </span>
    )
  }
  return (
    <>
      <span className={css.name} dir="auto" title={name} aria-hidden>
        {name}
      </span>
      <span className="visually-hidden">{t`Sign in with ${name}`}</span>
    </>
  )
}
