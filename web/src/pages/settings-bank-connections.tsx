import { t } from '#macros'
import { BankConnections } from '../features/bank-connections/bank-connections.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsBankConnectionsPage() {
  return (
    <SettingsSubPage
      title={t`Bank connections`}
      lead={t`Your bank’s transactions arrive by themselves, without a file.`}
      needs="payments.connect"
    >
      <BankConnections />
    </SettingsSubPage>
  )
}
