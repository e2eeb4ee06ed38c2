import { exploreSample } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Link } from '@bordereau/ui/link/link'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useAct } from '../act.ts'
import { Entry } from '../features/entry/entry.tsx'
import { wordsOfEntry } from '../features/entry/words.ts'
import { FormFault } from '../features/entry/form-fault.tsx'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { preloadApp } from '../preload.ts'
import { reloadMe, useMe } from '../session.tsx'

/** The first page of a fresh instance: begin, or look around first. */
export function WelcomePage() {
  const { instance } = useMe()
  const navigate = useNavigate()
  const { act, pending, refused } = useAct(exploreSample)
  const explore = async () => {
    preloadApp()
    const answer = await act({})
    if (!answer.ok) return
    await reloadMe()
    await navigate(`/w/${answer.value.workspaceId}`)
  }
  return (
    <Entry
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
        <FormFault refused={refused} words={wordsOfEntry} />
        <ButtonLink href="/sign-up" look="primary" size="lg" wide>
          <Trans>Create your account</Trans>
        </ButtonLink>
        <Button size="lg" wide busy={pending} onClick={explore}>
          <Trans>Explore with sample data</Trans>
        </Button>
        <Text tone="muted" size={13}>
          <Trans>
            The sample is a French studio with customers in four countries and a year of invoices.
            It needs no account, and can be deleted at any time.
          </Trans>
        </Text>
      </Stack>
    </Entry>
  )
}
