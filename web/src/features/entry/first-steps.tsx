import { exploreSample } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/mutation.ts'
import { reloadMe } from '../../data/session.tsx'
import { preloadApp } from '../../navigation/preload.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { FormError } from './form-error.tsx'
import { entryRefusalMessage } from './texts.ts'

/** Creates an account, or the sample company for a guest. */
export function FirstSteps() {
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
    <Stack>
      <FormError refused={refused} words={entryRefusalMessage} />
      <ButtonLink href="/sign-up" look="primary" size="lg" wide>
        <Trans>Create your account</Trans>
      </ButtonLink>
      <Button size="lg" wide busy={pending || busy} onClick={() => void explore()}>
        <Trans>Explore with sample data</Trans>
      </Button>
      <Text tone="muted" size={13} as="div">
        <span role="status">
          {pending && <Trans>A year of invoices is being created, with their PDF files.</Trans>}
        </span>{' '}
        <Trans>
          The sample is a French design agency with customers in four countries and a year of
          invoices. It needs no account, and can be deleted at any time.
        </Trans>
      </Text>
      {status}
    </Stack>
  )
}
