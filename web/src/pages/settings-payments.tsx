import { t } from '#macros'
import { PaymentAccounts } from '../features/company/payment-accounts.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsPaymentsPage() {
  return (
    <SettingsSubPage
      title={t`Online payments`}
      lead={t`Customers pay by card or wallet on the page of the invoice.`}
      needs="payments.connect"
    >
      <PaymentAccounts />
    </SettingsSubPage>
  )
}
