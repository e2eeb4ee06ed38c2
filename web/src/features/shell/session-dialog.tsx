import { signIn } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useId } from 'react'
import { isEverythingSaved } from '../../data/draft-storage.ts'
import { queryClient, useMutation } from '../../data/query.ts'
import { reloadMe, setMe, useMe } from '../../data/session.tsx'
import { useForm } from '../../form/form.ts'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { signInRefusalMessage } from '../entry/sign-in-refusal.ts'

/** Over the page whose session has ended: signs the same person in again, then saves and loads what was refused. */
export function SessionDialog() {
  const { t } = useLingui()
  const formId = useId()
  const { form, send, status, busy, refused } = useSignInAgain()
  const leave = () => void reloadMe().catch(() => undefined)
  return (
    <Modal
      open
      onClose={leave}
      closeOnEscape={false}
      closeOnOutside={false}
      title={t`You were signed out`}
      foot={
        <>
          <Button look="quiet" onClick={leave}>
            <Trans>Go to the sign-in page</Trans>
          </Button>
          <Button look="primary" type="submit" form={formId} busy={busy}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack>
          <Text>
            <Trans>What you typed is still on this page. Sign in again to save it and go on.</Trans>
          </Text>
          <RefusalNotice refused={refused} messageOf={signInRefusalMessage} />
          <TextField
            {...form.field('email')}
            label={t`Email address`}
            type="email"
            name="email"
            autoComplete="username"
            readOnly
          />
          <PasswordField
            {...form.field('password')}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            data-autofocus
          />
          {status}
        </Stack>
      </form>
    </Modal>
  )
}

function useSignInAgain() {
  const { t } = useLingui()
  const { person } = useMe()
  const { mutate } = useMutation(signIn)
  const { status, prove, busy, refused } = useCaptcha('sign_in', false)
  const form = useForm({ email: person?.email ?? '', password: '' }, ({ password }) =>
    password === '' ? { password: t`Enter your password` } : {},
  )
  const send = form.submit(async values => {
    const response = await prove(proof => mutate({ body: { ...values, captcha: proof } }))
    if (!response.ok) return response
    setMe(response.value)
    // Saved before the pages load what the server has.
    await isEverythingSaved()
    await queryClient.invalidateQueries()
    return response
  })
  return { form, send, status, busy, refused }
}
