import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { PublicForm } from '../features/entry/entry.tsx'
import { ResetForm } from '../features/entry/reset-form.tsx'

/** The page of a password reset link: choose a new password and sign in with it. */
export function ResetPage() {
  return (
    <PublicForm
      title={t`Choose a new password`}
      foot={
        <Link href="/forgot">
          <Trans>Ask for a new link</Trans>
        </Link>
      }
    >
      <ResetForm />
    </PublicForm>
  )
}
