import { resetPassword } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { Link } from '@bordereau/ui/link/link'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useNavigate, useParams } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { homeOf } from '../navigation/guards.ts'
import { lastWorkspace } from '../data/last-workspace.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { setMe } from '../data/session.tsx'

/** The page of a password reset link: choose a new password and sign in with it. */
export function ResetPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(resetPassword)
  const form = useForm({ password: '' }, values =>
    // A malformed token is not an error of the password field: the server reports it.
    fieldErrorsOf(resetPassword.request, { ...values, token: '-'.repeat(43) }),
  )
  const send = form.submit(async ({ password }) => {
    const response = await mutate({ body: { token, password } })
    if (!response.ok) return
    setMe(response.value)
    toasts.success(t`Your password was changed. All other sessions were ended.`)
    await navigate(homeOf(response.value, lastWorkspace.read()), { replace: true })
  })
  return (
    <PublicForm
      title={t`Choose a new password`}
      foot={
        <Link href="/forgot">
          <Trans>Ask for a new link</Trans>
        </Link>
      }
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <FormError refused={refused} words={entryRefusalMessage} />
          <PasswordField
            {...form.field('password')}
            label={t`New password`}
            help={t`At least 10 characters; a sentence is best.`}
            name="password"
            autoComplete="new-password"
            strength
            autoFocus
          />
          <Button type="submit" look="primary" size="lg" wide busy={pending}>
            <Trans>Change password</Trans>
          </Button>
        </Stack>
      </form>
    </PublicForm>
  )
}
