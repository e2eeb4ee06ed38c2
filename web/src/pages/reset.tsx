import { resetPassword } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { Link } from '@bordereau/ui/link/link'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router'
import { useAct } from '../act.ts'
import { Entry } from '../features/entry/entry.tsx'
import { wordsOfEntry } from '../features/entry/words.ts'
import { FormFault } from '../features/entry/form-fault.tsx'
import { faultsOf, useForm } from '../form.ts'
import { homeOf } from '../guard.ts'
import { lastWorkspace } from '../last-workspace.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { becomeMe } from '../session.tsx'

/** Where the link of a reset message leads: a new password, and in. */
export function ResetPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { act, pending, refused } = useAct(resetPassword)
  const form = useForm({ password: '' }, values =>
    // A malformed token is not the password's fault: the server says so.
    faultsOf(resetPassword.request, { ...values, token: '-'.repeat(43) }),
  )
  const send = form.submit(async ({ password }) => {
    const answer = await act({ body: { token, password } })
    if (!answer.ok) return
    becomeMe(answer.value)
    toasts.success(t`Your password was changed. All other sessions were ended.`)
    await navigate(homeOf(answer.value, lastWorkspace.read()), { replace: true })
  })
  return (
    <Entry
      title={t`Choose a new password`}
      foot={
        <Link href="/forgot">
          <Trans>Ask for a new link</Trans>
        </Link>
      }
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <FormFault refused={refused} words={wordsOfEntry} />
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
    </Entry>
  )
}
