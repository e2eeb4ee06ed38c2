import { listTaxRegisterChecks } from '@bordereau/contract/tax-registers'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Country } from '@bordereau/domain/party/party'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** Says beforehand that a number which is typed is sent to a register; nothing where none is or may be asked. */
export function AutomaticCheckNotice({ country }: { readonly country: Country }) {
  const { workspaceId, may } = useWorkspace()
  const hasRegister = countryRules(country).taxIds.some(({ registers }) => registers !== undefined)
  const enabled = hasRegister && may('customers.update')
  const { data } = useQuery(listTaxRegisterChecks, { workspaceId }, { enabled })
  if (!enabled || !data?.available) return null
  return (
    <Text size={13} tone="muted">
      <Trans>
        A valid number is sent to a public register, which can fill in the name and the address.
      </Trans>
    </Text>
  )
}
