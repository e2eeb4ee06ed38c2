import { exploreSample } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { preloadApp } from '../navigation/preload.ts'
import { reloadMe, useMe } from '../data/session.tsx'

/** The first page of a fresh instance: create an account, or explore the sample first. */
export function WelcomePage() {
  const { instance } = useMe()
  const navigate = useNavigate()
  const { mutate, pending } = useMutation(exploreSample)
  const { status, prove, busy, refused } = useCaptcha('explore', true)
  const explore = async () => {
    preloadApp()
    const response = await prove(captcha => mutate({ body: { captcha } }))
    if (!response.ok) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}`)
  }
  return (
    <PublicForm
      title={t`Welcome to Bordereau`}
      lead={
        <Trans>
          Invoices that are right to the cent, legal in your customer’s country, delivered and paid.
        </Trans>
      }
      foot={
        !instance.firstRun && (
          <Trans>
            Have an account already? <Link href="/sign-in">Sign in</Link>
          </Trans>
        )
      }
    >
      <Stack>
        <FormError refused={refused} words={entryRefusalMessage} />
        <ButtonLink href="/sign-up" look="primary" size="lg" wide>
          <Trans>Create your account</Trans>
        </ButtonLink>
        <Button size="lg" wide busy={pending || busy} onClick={() => void explore()}>
          <Trans>Explore with sample data</Trans>
        </Button>
        {status}
        <Text tone="muted" size={13}>
          <Trans>
            The sample is a French design agency with customers in four countries and a year of
            invoices. It needs no account, and can be deleted at any time.
          </Trans>
        </Text>
      </Stack>
    </PublicForm>
  )
}
