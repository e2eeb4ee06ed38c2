import { signIn } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { PublicForm } from '../features/entry/entry.tsx'
import { FormError } from '../features/entry/form-error.tsx'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { preloadApp } from '../navigation/preload.ts'
import { signInRefusalMessage } from '../features/entry/sign-in-refusal.ts'
import { sessionHasEnded, setMe, useMe } from '../data/session.tsx'

// Needed only after a redirect from a provider.
const CallbackNotice = lazy(async () => ({
  default: (await import('../features/sign-in-with/callback-notice.tsx')).CallbackNotice,
}))

/** Asks for address and password and opens the requested page. */
export function SignInPage() {
  const { instance } = useMe()
  const { search } = useLocation()
  const signUpAllowed = instance.firstRun || instance.signUpOpen
  return (
    <PublicForm
      title={t`Sign in`}
      providers={instance.signInWith}
      foot={
        signUpAllowed && (
          <Trans>
            New here? <Link href={`/sign-up${search}`}>Create an account</Link>
          </Trans>
        )
      }
    >
      <SignInForm fromProvider={search.includes('refused=')} />
    </PublicForm>
  )
}

/** `fromProvider`: a provider has refused and sent the browser back. */
function SignInForm({ fromProvider }: { fromProvider: boolean }) {
  const { mutate } = useMutation(signIn)
  const { status, prove, busy, refused } = useCaptcha('sign_in', false)
  const form = useForm({ email: '', password: '' }, values => ({
    ...fieldErrorsOf(signIn.request, values),
    ...(values.password === '' ? { password: t`Enter your password` } : {}),
  }))
  const send = form.submit(async values => {
    preloadApp()
    const response = await prove(proof => mutate({ body: { ...values, captcha: proof } }))
    // The guard of this page redirects once the person is signed in.
    if (response.ok) setMe(response.value)
    return response
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused === undefined && sessionHasEnded() && (
          <Notice tone="amber">
            <Trans>You were signed out. What you changed in a draft is kept.</Trans>
          </Notice>
        )}
        <FormError refused={refused} words={signInRefusalMessage} />
        {refused === undefined && fromProvider && (
          <Suspense fallback={null}>
            <CallbackNotice />
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
  )
}
