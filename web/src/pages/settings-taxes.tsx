import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { OneStopShop } from '../features/company/one-stop-shop.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

const CompanyTaxes = lazy(async () => ({
  default: (await import('../features/company/company-taxes.tsx')).CompanyTaxes,
}))

const SmallBusinessThresholds = lazy(async () => ({
  default: (await import('../features/company/small-business-thresholds.tsx'))
    .SmallBusinessThresholds,
}))
const SellsCard = lazy(async () => ({
  default: (await import('../features/company/sells-field.tsx')).SellsCard,
}))

export function SettingsTaxesPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SettingsSubPage
      title={t`Taxes`}
      lead={t`Taxes of your own, beside those of your country: by place, or several on one line.`}
      needs="company.update"
      actions={
        <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Add tax</Trans>
        </Button>
      }
    >
      <WithCompany>
        {company => (
          <Stack gap={6}>
            <Suspense fallback={<LoadingSkeleton height="12rem" />}>
              <CompanyTaxes company={company} editing={editing} onEdit={setEditing} />
            </Suspense>
            <Suspense fallback={<LoadingSkeleton height="8rem" />}>
              <SmallBusinessThresholds company={company} />
              <SellsCard company={company} />
            </Suspense>
            <OneStopShop company={company} />
          </Stack>
        )}
      </WithCompany>
    </SettingsSubPage>
  )
}
