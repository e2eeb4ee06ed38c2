import { createCompany } from '@bordereau/contract/company'
import { exploreSample } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useAct } from '../act.ts'
import { Bare } from '../bare.tsx'
import { useAccountPreferences } from '../features/shell/account-preferences.ts'
import { CountryField } from '../features/party/country-field.tsx'
import { countryOfBrowser } from '../features/party/names.ts'
import { faultsOf, useForm } from '../form.ts'
import { wordsOf } from '../refusal.tsx'
import { reloadMe, useMe } from '../session.tsx'

/** The first question of the wizard: which country's law, and which legal name. Everything else has defaults. */
export function NewCompanyPage() {
  const { workspaces } = useMe()
  useAccountPreferences()
  const navigate = useNavigate()
  const { act, pending, refused } = useAct(createCompany)
  const sample = useAct(exploreSample)
  // The next company is most often where the one before is.
  const own = workspaces.findLast(({ sample: shown, country }) => !shown && country !== null)
  const country = own?.country ?? countryOfBrowser(navigator.languages)
  const form = useForm({ country, legalName: '' }, values =>
    faultsOf(createCompany.request, values),
  )
  const begin = form.submit(async body => {
    const answer = await act({ body })
    if (!answer.ok) return
    await reloadMe()
    await navigate(`/w/${answer.value.workspaceId}/setup/identity`)
  })
  const explore = async (): Promise<void> => {
    const answer = await sample.act({})
    if (!answer.ok) return
    await reloadMe()
    await navigate(`/w/${answer.value.workspaceId}`)
  }
  const hasSample = workspaces.some(workspace => workspace.sample)
  return (
    <Bare title={t`New company`} ownHeading>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>
            <Trans>Where is your company?</Trans>
          </h1>
          <Text tone="muted">
            <Trans>
              The country decides which numbers, taxes and sentences your invoices need. It cannot
              be changed later.
            </Trans>
          </Text>
        </Stack>
        <form onSubmit={begin} noValidate>
          <Stack>
            {refused && <Notice tone="red" title={wordsOf(refused)} />}
            <CountryField {...form.field('country')} label={t`Country`} required />
            <TextField
              {...form.field('legalName')}
              label={t`Legal name`}
              help={t`As it stands in the register, with the legal form.`}
              autoComplete="organization"
              required
            />
            <Row justify="end" wrap>
              {workspaces.length > 0 && (
                <ButtonLink look="quiet" href="/">
                  <Trans>Cancel</Trans>
                </ButtonLink>
              )}
              {!hasSample && (
                <Button look="quiet" busy={sample.pending} onClick={() => void explore()}>
                  <Trans>Explore with sample data</Trans>
                </Button>
              )}
              <Button type="submit" look="primary" busy={pending} iconEnd="arrow-right">
                <Trans>Begin</Trans>
              </Button>
            </Row>
          </Stack>
        </form>
      </Stack>
    </Bare>
  )
}
