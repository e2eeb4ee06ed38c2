import { createCompany } from '@bordereau/contract/company'
import { exploreSample } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../data/mutation.ts'
import { PublicLayout } from '../layout/public-layout.tsx'
import { useAccountPreferences } from '../features/shell/account-preferences.ts'
import { CountryField } from '../features/party/country-field.tsx'
import { countryOfBrowser } from '../features/party/names.ts'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { reloadMe, useMe } from '../data/session.tsx'

/** The first step of the wizard: country and legal name. Everything else has defaults. */
export function NewCompanyPage() {
  const { workspaces } = useMe()
  useAccountPreferences()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(createCompany)
  const sample = useMutation(exploreSample)
  // A further company is most often in the same country as the last one.
  const own = workspaces.findLast(({ sample: shown, country }) => !shown && country !== null)
  const country = own?.country ?? countryOfBrowser(navigator.languages)
  const form = useForm({ country, legalName: '' }, values =>
    fieldErrorsOf(createCompany.request, values),
  )
  const begin = form.submit(async body => {
    const response = await mutate({ body })
    if (!response.ok) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}/setup/identity`)
  })
  const explore = async (): Promise<void> => {
    const response = await sample.mutate({ body: {} })
    if (!response.ok) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}`)
  }
  const hasSample = workspaces.some(workspace => workspace.sample)
  return (
    <PublicLayout title={t`New company`} ownHeading>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>
            <Trans>Where is your company?</Trans>
          </h1>
          <Text tone="muted">
            <Trans>
              The country decides which numbers, taxes and legal notes your invoices need. It cannot
              be changed later.
            </Trans>
          </Text>
        </Stack>
        <form onSubmit={begin} noValidate>
          <Stack>
            {refused && <Notice tone="red" title={entryRefusalMessage(refused)} />}
            <CountryField {...form.field('country')} label={t`Country`} required />
            <TextField
              {...form.field('legalName')}
              label={t`Legal name`}
              help={t`As entered in the register, with the legal form.`}
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
                <Trans>Start</Trans>
              </Button>
            </Row>
          </Stack>
        </form>
      </Stack>
    </PublicLayout>
  )
}
