import { Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { PublicLayout } from '../layout/public-layout.tsx'
import { useAccountPreferences } from '../features/shell/account-preferences.ts'

// With the names of legal forms in each country.
const NewCompanyForm = lazy(async () => ({
  default: (await import('../features/entry/new-company-form.tsx')).NewCompanyForm,
}))

/** Before the wizard: country, legal form and name. Everything else has defaults. */
export function NewCompanyPage() {
  useAccountPreferences()
  return (
    <PublicLayout title={t`New company`} ownHeading wide>
      <Suspense fallback={<LoadingSkeleton height="24rem" />}>
        <NewCompanyForm
          heading={
            <Stack gap={2}>
              <h1>
                <Trans>What are you, and where?</Trans>
              </h1>
              <Text tone="muted">
                <Trans>
                  Both decide which numbers, taxes and legal notes your invoices need. The country
                  cannot be changed later.
                </Trans>
              </Text>
            </Stack>
          }
        />
      </Suspense>
    </PublicLayout>
  )
}
