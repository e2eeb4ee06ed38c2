import { signUp } from '@bordereau/contract/sign-up'
import { useLingui as useLanguage } from '@lingui/react'
import { useLocation } from 'react-router'
import { useMutation } from '../../data/mutation.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { preloadApp } from '../../navigation/preload.ts'
import { setMe, useMe } from '../../data/session.tsx'

export function useSignUp() {
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
    return response
  })
  return { form, send, watched, status, busy, refused }
}
