import type { TaxIdKind } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { taxIdsOf } from '@bordereau/domain/party/tax-ids'
import { TextField } from '@bordereau/ui/field/text-field'
import { Icon } from '@bordereau/ui/icon/icon'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Faults } from '../../form.ts'
import { isRightTaxId, wordsOfTaxIdFault } from './faults.ts'
import { wordsOfTaxId } from './tax-id-words.ts'

export type TaxIdFieldsProps = {
  readonly profile: Pick<PartyProfile, 'address' | 'taxIds'>
  readonly onChange: (taxIds: readonly TaxId[]) => void
  /** By key of the kind: 'siren'. */
  readonly faults: Faults
}

/** The numbers of a party's country, each checked as soon as it is left. */
export function TaxIdFields({ profile, onChange, faults }: TaxIdFieldsProps) {
  const { country } = profile.address
  const derived = new Map(
    taxIdsOf(profile)
      .filter(id => id.derived)
      .map(id => [id.kind.key, id.value]),
  )
  return (
    <Grid column={15}>
      {countryRules(country).taxIds.map(kind => (
        <TaxIdField
          key={`${country}-${kind.key}`}
          kind={kind}
          country={country}
          value={profile.taxIds.find(id => id.kind === kind.key)?.value ?? ''}
          derived={derived.get(kind.key)}
          fault={faults[kind.key]}
          onChange={value => onChange(withTaxId(profile.taxIds, kind.key, value))}
        />
      ))}
    </Grid>
  )
}

function TaxIdField(props: {
  readonly kind: TaxIdKind
  readonly country: string
  readonly value: string
  /** Known from another number, so it need not be typed. */
  readonly derived: string | undefined
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}) {
  const { kind, country, value, derived, fault, onChange } = props
  const [typing, setTyping] = useState(false)
  const right = isRightTaxId(kind, value)
  const checked = value.trim() === '' ? undefined : kind.validate(value)
  const live =
    checked?.ok === false && !typing
      ? wordsOfTaxIdFault(country, { kind: kind.key, code: checked.refusal })
      : undefined
  const name = wordsOfTaxId(kind.name)
  const help = kind.label === kind.name ? undefined : name
  const found = derived === undefined ? undefined : kind.format(derived)
  return (
    <TextField
      label={kind.label}
      help={found === undefined ? help : t`${name}: ${found}, known from another number`}
      error={live ?? (right === true ? undefined : fault)}
      value={value}
      placeholder={kind.format(kind.example)}
      spellCheck={false}
      autoComplete="off"
      after={right === true ? <Icon name="check-circle" title={t`Checked`} /> : undefined}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        if (checked?.ok === true) onChange(kind.format(checked.value))
      }}
      onChange={onChange}
    />
  )
}

/** The list with this kind's number changed; an emptied one is left out. */
function withTaxId(taxIds: readonly TaxId[], kind: string, value: string): readonly TaxId[] {
  const others = taxIds.filter(id => id.kind !== kind)
  return value === '' ? others : [...others, { kind, value }]
}
