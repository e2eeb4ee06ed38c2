import { changePassword, listSessions } from '@bordereau/contract/account'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { SubmitForm } from '../../layout/submit-form.tsx'

const EMPTY = { current: '', password: '' }

/** A new password; it ends every other session of the person. */
export function PasswordForm() {
  const { form, send, pending, refused } = usePasswordChange()
  return (
    <SubmitForm
      submitLabel={t`Change password`}
      pending={pending}
      refused={refused}
      messageOf={passwordRefusalMessage}
      onSubmit={send}
    >
      <PasswordField
        {...form.field('current')}
        label={t`Current password`}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        help={t`At least 10 characters; a sentence is best.`}
        autoComplete="new-password"
        strength
      />
    </SubmitForm>
  )
}

function usePasswordChange() {
  const { mutate, pending, refused } = useMutation(changePassword, { invalidates: [listSessions] })
  const form = useForm(EMPTY, values => ({
    ...fieldErrorsOf(changePassword.request, values),
    ...(values.current === '' ? { current: t`Enter your password` } : {}),
  }))
  const send = form.submit(async body => {
    const response = await mutate({ body })
    if (!response.ok) return response
    form.replace(EMPTY)
    toasts.success(t`Your password was changed. All other sessions were ended.`)
    return response
  })
  return { form, send, pending, refused }
}

function passwordRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'wrong_credentials':
      return t`Your current password is not right.`
    case 'password_too_common':
      return t`This password is on every list of guesses. Choose a longer or less common one.`
    default:
      return refusalMessage(refused)
  }
}
