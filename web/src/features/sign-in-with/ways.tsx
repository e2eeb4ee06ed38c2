import { ButtonLink } from '@bordereau/ui/button/button'
import { SignInMark } from '@bordereau/ui/mark/sign-in-mark'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useLocation } from 'react-router'
import type { Me } from '../../session.tsx'
import { beginAddress } from './begin.ts'
import { markOf } from './mark.ts'
import css from './ways.module.css'

/** More than these stand two in a row, by their names alone. */
const WIDE = 2

/** Under a form: the others who may vouch for somebody, each a link to the provider's page. */
export function Ways({ ways }: { ways: Me['instance']['signInWith'] }) {
  const { i18n } = useLingui()
  const location = useLocation()
  const wide = ways.length <= WIDE
  return (
    <div className={css.ways}>
      <p className={css.or}>{wide ? <Trans>or</Trans> : <Trans>or sign in with</Trans>}</p>
      <ul className={css.list} data-wide={wide || undefined}>
        {ways.map(({ provider, name }) => (
          <li key={provider}>
            <ButtonLink href={beginAddress(provider, location, i18n.locale)} size="lg" wide>
              <span className={css.way}>
                <SignInMark of={markOf(provider)} />
                {wide ? (
                  <span className={css.name} dir="auto">
                    {t`Sign in with ${name}`}
                  </span>
                ) : (
                  <>
                    <span className={css.name} dir="auto" title={name} aria-hidden>
                      {name}
                    </span>
                    <span className="visually-hidden">{t`Sign in with ${name}`}</span>
                  </>
                )}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
