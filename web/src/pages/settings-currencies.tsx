import type { Company } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { AutoSave } from '../features/company/auto-save.tsx'
import { CurrencyAndLanguage, InvoiceDefaults } from '../features/company/money-fields.tsx'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

// Below the forms that most come for.
const ExchangeRates = lazy(async () => ({
  default: (await import('../features/company/exchange-rates.tsx')).ExchangeRates,
}))
// It has the rules of all countries; the rest of the page is shown before.
const PublishedRates = lazy(async () => ({
  default: (await import('../features/company/published-rates.tsx')).PublishedRates,
}))

export function SettingsCurrenciesPage() {
  return (
    <SettingsSubPage
      title={t`Currency and defaults`}
      lead={t`Defaults of new invoices, and the exchange rates used in your reports.`}
      needs="company.update"
    >
      <WithCompany>{company => <Defaults company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}

function Defaults({ company }: { company: Company }) {
  const form = useCompanyForm(company)
  return (
    <Stack gap={6}>
      <AutoSave form={form}>
        <Stack gap={6}>
          <Card title={<Trans>Currency and language</Trans>}>
            <CurrencyAndLanguage form={form} />
          </Card>
          <Card title={<Trans>New invoices</Trans>}>
            <InvoiceDefaults form={form} />
          </Card>
        </Stack>
      </AutoSave>
      <Card title={<Trans>Exchange rates</Trans>}>
        <Suspense fallback={<LoadingSkeleton height="8rem" />}>
          <ExchangeRates home={company.currency} />
        </Suspense>
      </Card>
      <Suspense fallback={null}>
        <PublishedRates country={company.profile.address.country} />
      </Suspense>
    </Stack>
  )
}
