import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useLocation } from 'react-router'
import { PublicForm } from '../features/entry/entry.tsx'
import { useMe } from '../data/session.tsx'
import { SignUpForm } from '../features/entry/sign-up-form.tsx'

/** Creates an account; the first account of an instance owns it. */
export function SignUpPage() {
  const { instance } = useMe()
  const { search } = useLocation()
  const invited = new URLSearchParams(search).has('invitation')
  const closed = !instance.firstRun && !instance.signUpOpen && !invited
  return (
    <PublicForm
      title={t`Create your account`}
      providers={closed ? [] : instance.signInWith}
      lead={
        instance.firstRun
          ? t`You are the first here: this account owns the instance.`
          : t`Your companies come next; one account can have several.`
      }
      foot={
        <Trans>
          Have an account already? <Link href={`/sign-in${search}`}>Sign in</Link>
        </Trans>
      }
    >
      {closed ? <ClosedNotice /> : <SignUpForm />}
    </PublicForm>
  )
}

function ClosedNotice() {
  return (
    <p role="status">
      <Trans>New users join by invitation only. Ask the owner to invite you.</Trans>
    </p>
  )
}
