import { electronicAddressOf } from '@bordereau/domain/country/electronic-address'
import type { Identifier, PartyProfile } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'

/** The electronic address of the buyer (BT-49); one derived from the customer's tax ids is proposed. */
export function ElectronicAddressFields(props: {
  readonly profile: PartyProfile
  readonly error: string | undefined
  readonly onChange: (address: Identifier | undefined) => void
}) {
  const { t } = useLingui()
  const { profile, error, onChange } = props
  const { electronicAddress: current, ...rest } = profile
  const proposed = electronicAddressOf(rest)
  const usesProposed = proposed !== undefined && (current?.id ?? '') === ''
  const set = (patch: Partial<Identifier>) => {
    const next = { id: current?.id ?? '', schemeId: current?.schemeId ?? '', ...patch }
    onChange(next.id === '' && next.schemeId === '' ? undefined : next)
  }
  return (
    <Grid column={11}>
      <TextField
        label={t`Scheme of the electronic address`}
        help={t`EAS code: 0225 France, 9930 Germany, 0204 Leitweg-ID …`}
        maxLength={10}
        placeholder={proposed?.schemeId}
        value={current?.schemeId ?? ''}
        onChange={schemeId => set({ schemeId })}
      />
      <TextField
        label={t`Electronic address`}
        maxLength={100}
        placeholder={proposed?.id}
        help={
          usesProposed
            ? t`Left empty, ${proposed.schemeId ?? ''}:${proposed.id} is used.`
            : undefined
        }
        error={error}
        value={current?.id ?? ''}
        onChange={id => set({ id })}
      />
    </Grid>
  )
}
