import { signIn } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Link } from '@bordereau/ui/link/link'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'
import { useAct } from '../act.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { Entry } from '../features/entry/entry.tsx'
import { FormFault } from '../features/entry/form-fault.tsx'
import { faultsOf, useForm } from '../form.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import type { Refused } from '../api.ts'
import { preloadApp } from '../preload.ts'
import { wordsOf } from '../refusal.tsx'
import { becomeMe, useMe } from '../session.tsx'

// Only who comes back from a provider needs it.
const CameBack = lazy(async () => ({
  default: (await import('../features/sign-in-with/came-back.tsx')).CameBack,
}))

/** Asks for address and password and leads to the page that was wanted. */
export function SignInPage() {
  const { instance } = useMe()
  const { search } = useLocation()
  const { act } = useAct(signIn)
  const { status, prove, busy, refused } = useCaptcha('sign_in', false)
  const form = useForm({ email: '', password: '' }, values => ({
    ...faultsOf(signIn.request, values),
    ...(values.password === '' ? { password: t`Enter your password` } : {}),
  }))
  const send = form.submit(async values => {
    preloadApp()
    const answer = await prove(proof => act({ body: { ...values, captcha: proof } }))
    // The guard of this page leads on who is signed in.
    if (answer.ok) becomeMe(answer.value)
  })
  const signUpAllowed = instance.firstRun || instance.signUpOpen
  return (
    <Entry
      title={t`Sign in`}
      ways={instance.signInWith}
      foot={
        signUpAllowed && (
          <Trans>
            New here? <Link href={`/sign-up${search}`}>Create an account</Link>
          </Trans>
        )
      }
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <FormFault refused={refused} words={wordsOfSignIn} />
          {refused === undefined && search.includes('refused=') && (
            <Suspense fallback={null}>
              <CameBack />
            </Suspense>
          )}
          <TextField
            {...form.field('email')}
            label={t`Email address`}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
          />
          <PasswordField
            {...form.field('password')}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            aside={
              <Link href="/forgot">
                <Trans>Forgot it?</Trans>
              </Link>
            }
          />
          <Button type="submit" look="primary" size="lg" wide busy={busy}>
            <Trans>Sign in</Trans>
          </Button>
          {status}
        </Stack>
      </form>
    </Entry>
  )
}

function wordsOfSignIn(refused: Refused): string {
  return refused.refusal === 'wrong_credentials'
    ? t`The email address or the password is not right.`
    : wordsOf(refused)
}
