import { Select } from '@bordereau/ui/field/select'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { StatementImport } from './use-statement-import.ts'

/** The account of a file that does not name its own. */
export function AccountField({ state }: { state: StatementImport }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  if (!state.accounts) return null
  if (state.accounts.length === 0) {
    return (
      <Text size={13} tone="muted">
        <Trans>
          QIF and most CSV files do not name their account.{' '}
          <Link href={`/w/${workspaceId}/settings/bank`}>Add it in the settings</Link> before you
          import one.
        </Trans>
      </Text>
    )
  }
  return (
    <Select
      label={t`Account`}
      help={t`For files that do not name their account: QIF and most CSV files.`}
      value={state.accountId}
      options={state.accounts.map(account => ({
        value: account.id,
        label: [account.bankName, account.iban || account.accountNumber, account.currency]
          .filter(part => part !== '')
          .join(' · '),
      }))}
      onChange={accountId => state.set({ accountId })}
    />
  )
}
