import { signUp } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Link } from '@bordereau/ui/link/link'
import { useLingui as useLanguage } from '@lingui/react'
import { Trans, t } from '#macros'
import { useLocation } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { preloadApp } from '../navigation/preload.ts'
import { setMe, useMe } from '../data/session.tsx'

/** Creates an account; the first account of an instance owns it. */
export function SignUpPage() {
  const { instance } = useMe()
  const { search } = useLocation()
  const invited = new URLSearchParams(search).has('invitation')
  const closed = !instance.firstRun && !instance.signUpOpen && !invited
  return (
    <PublicForm
      title={t`Create your account`}
      ways={closed ? [] : instance.signInWith}
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

function SignUpForm() {
  const { instance } = useMe()
  const { i18n } = useLanguage()
  const wanted = new URLSearchParams(useLocation().search)
  const invitation = wanted.get('invitation') ?? undefined
  const { mutate } = useMutation(signUp)
  const { form: watched, status, prove, busy, refused } = useCaptcha('sign_up', !instance.firstRun)
  const form = useForm({ name: '', email: wanted.get('email') ?? '', password: '' }, values =>
    fieldErrorsOf(signUp.request, values),
  )
  const send = form.submit(async values => {
    preloadApp()
    const response = await prove(proof =>
      mutate({ body: { ...values, language: i18n.locale, invitation, captcha: proof } }),
    )
    // The guard of this page redirects once the person is signed in.
    if (response.ok) setMe(response.value)
  })
  return (
    <form onSubmit={send} ref={watched} noValidate>
      <Stack>
        <FormError refused={refused} words={entryRefusalMessage} />
        <TextField
          {...form.field('name')}
          label={t`Your name`}
          name="name"
          autoComplete="name"
          autoFocus
        />
        <TextField
          {...form.field('email')}
          label={t`Email address`}
          type="email"
          name="email"
          autoComplete="username"
        />
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          help={t`At least 10 characters; a sentence is best.`}
          name="password"
          autoComplete="new-password"
          strength
        />
        <Button type="submit" look="primary" size="lg" wide busy={busy}>
          <Trans>Create account</Trans>
        </Button>
        {status}
      </Stack>
    </form>
  )
}

function ClosedNotice() {
  return (
    <p role="status">
      <Trans>New users join by invitation only. Ask the owner to invite you.</Trans>
    </p>
  )
}
