import { PasswordField } from '@bordereau/ui/field/password-field'
import { t } from '#macros'
import type { ComponentProps } from 'react'

/** A password that is chosen now, with its strength. */
export function NewPasswordField(
  props: Pick<
    ComponentProps<typeof PasswordField>,
    'label' | 'value' | 'onChange' | 'error' | 'autoFocus' | 'name'
  >,
) {
  return (
    <PasswordField
      {...props}
      help={t`At least 10 characters; a sentence is best.`}
      autoComplete="new-password"
      strength
    />
  )
}
