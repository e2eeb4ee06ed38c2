import { ButtonLink } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Trans, t } from '#macros'
import { MethodRow } from './method-row.tsx'

/** The password among the sign-in methods, or a link to set one. */
export function PasswordRow({ has }: { has: boolean }) {
  return (
    <MethodRow
      icon={<Icon name="lock" size="lg" />}
      name={t`Password`}
      act={<ToPassword has={has} />}
    >
      {has ? <Trans>With your email address.</Trans> : <Trans>Not set</Trans>}
    </MethodRow>
  )
}

function ToPassword({ has }: { has: boolean }) {
  if (has) return null
  return (
    <ButtonLink href="/forgot" size="sm">
      <Trans>Set a password</Trans>
    </ButtonLink>
  )
}
