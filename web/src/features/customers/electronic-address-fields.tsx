import { electronicAddressOf } from '@bordereau/domain/party/electronic-address'
import type { Identifier, PartyProfile } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { useLingui } from '@lingui/react/macro'

/** BT-49: where e-invoices go in the network. Her numbers often lead to it, so it is proposed. */
export function ElectronicAddressFields(props: {
  readonly profile: PartyProfile
  readonly fault: string | undefined
  readonly onChange: (address: Identifier | undefined) => void
}) {
  const { t } = useLingui()
  const { profile, fault, onChange } = props
  const { electronicAddress: given, ...rest } = profile
  const proposed = electronicAddressOf(rest)
  const differs = proposed !== undefined && (given?.id ?? '') === ''
  const set = (patch: Partial<Identifier>) => {
    const next = { id: given?.id ?? '', schemeId: given?.schemeId ?? '', ...patch }
    onChange(next.id === '' && next.schemeId === '' ? undefined : next)
  }
  return (
    <Grid column={11}>
      <TextField
        label={t`Scheme of the electronic address`}
        help={t`EAS code: 0225 France, 9930 German VAT, 0204 Leitweg-ID …`}
        maxLength={10}
        placeholder={proposed?.schemeId}
        value={given?.schemeId ?? ''}
        onChange={schemeId => set({ schemeId })}
      />
      <TextField
        label={t`Electronic address`}
        maxLength={100}
        placeholder={proposed?.id}
        help={
          differs ? t`Left empty, ${proposed.schemeId ?? ''}:${proposed.id} is used.` : undefined
        }
        error={fault}
        value={given?.id ?? ''}
        onChange={id => set({ id })}
      />
    </Grid>
  )
}
