import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { PublicLayout } from '../layout/public-layout.tsx'
import { useAccountPreferences } from '../features/shell/account-preferences.ts'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { CountryField } from '../features/party/country-field.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { NewCompanyButtons } from '../features/entry/new-company-buttons.tsx'
import { useNewCompany } from '../features/entry/use-new-company.ts'

/** The first step of the wizard: country and legal name. Everything else has defaults. */
export function NewCompanyPage() {
  useAccountPreferences()
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
        <NewCompanyForm />
      </Stack>
    </PublicLayout>
  )
}

/** Country and legal name of a new company. */
function NewCompanyForm() {
  const { form, begin, pending, refused } = useNewCompany()
  return (
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
        <NewCompanyButtons pending={pending} />
      </Stack>
    </form>
  )
}
