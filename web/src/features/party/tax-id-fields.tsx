import type { TaxIdKind } from '@bordereau/domain/country/tax-id-kind'
import { inLanguage } from '@bordereau/domain/local-text'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { taxIdKindsOf } from '@bordereau/domain/country/legal-form'
import { proposedTaxId, taxIdsOf, withTaxId } from '@bordereau/domain/country/tax-ids'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Icon } from '@bordereau/ui/icon/icon'
import { Grid, Row, Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { Fragment, useState } from 'react'
import type { FieldErrors } from '../../form/form.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { isValidTaxId, taxIdErrorMessage } from './profile-errors.ts'

export type TaxIdFieldsProps = {
  readonly profile: Pick<PartyProfile, 'kind' | 'address' | 'legalForm' | 'taxIds'>
  readonly side: NonNullable<TaxIdKind['side']>
  /** Of a seller. */
  readonly chargesTax?: boolean
  readonly onChange: (taxIds: readonly TaxId[]) => void
  /** By key of the kind: 'siren'. */
  readonly errors: FieldErrors
}

/** The tax ids of a party's country, each checked when it loses focus. */
export function TaxIdFields({ profile, side, chargesTax, onChange, errors }: TaxIdFieldsProps) {
  const { country } = profile.address
  const derived = new Map(
    taxIdsOf(profile)
      .filter(id => id.derived)
      .map(id => [id.kind.key, id.value]),
  )
  const kinds = taxIdKindsOf(profile, side, chargesTax)
  return (
    <Grid column={15}>
      {kinds.map(kind => (
        <Fragment key={`${country}-${kind.key}`}>
          {kind.isStatement === true ? (
            <StatementSwitch
              kind={kind}
              value={idOf(profile, kind)?.value ?? ''}
              onChange={value => onChange(withTaxId(profile, kind.key, value, chargesTax))}
            />
          ) : (
            <TaxIdField
              kind={kind}
              country={country}
              value={idOf(profile, kind)?.value ?? ''}
              derived={derived.get(kind.key)}
              proposed={proposedTaxId(kind, profile)}
              error={errors[kind.key]}
              onChange={value => onChange(withTaxId(profile, kind.key, value, chargesTax))}
            />
          )}
          {kind.isCertificate === true && idOf(profile, kind) && (
            <CertificateFields
              country={country}
              value={idOf(profile, kind) ?? { kind: kind.key, value: '' }}
              onChange={changed =>
                onChange(profile.taxIds.map(id => (id.kind === kind.key ? changed : id)))
              }
            />
          )}
        </Fragment>
      ))}
    </Grid>
  )
}

function idOf({ taxIds }: Pick<PartyProfile, 'taxIds'>, { key }: TaxIdKind): TaxId | undefined {
  return taxIds.find(id => id.kind === key)
}

/** Words on the document instead of a number: they are on it or not. */
function StatementSwitch(props: {
  readonly kind: TaxIdKind
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { kind, value, onChange } = props
  const { tag } = useLocale()
  return (
    <Switch
      label={kind.label}
      help={inLanguage(kind.name, tag)}
      checked={value.trim() !== ''}
      onChange={isChosen => onChange(isChosen ? kind.example : '')}
    />
  )
}

function TaxIdField(props: {
  readonly kind: TaxIdKind
  readonly country: string
  readonly value: string
  /** Derived from another number. */
  readonly derived: string | undefined
  /** What it probably is. */
  readonly proposed: string | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}) {
  const { kind, country, value, derived, proposed, error, onChange } = props
  const { tag } = useLocale()
  const [typing, setTyping] = useState(false)
  const isValid = isValidTaxId(kind, value)
  const checked = value.trim() === '' ? undefined : kind.validate(value)
  const checkError =
    checked?.ok === false && !typing
      ? taxIdErrorMessage(country, { kind: kind.key, code: checked.refusal })
      : undefined
  const name = inLanguage(kind.name, tag)
  const help = kind.label === name ? undefined : name
  const found = derived === undefined ? undefined : kind.format(derived)
  const field = (
    <TextField
      label={kind.label}
      help={found === undefined ? help : t`${name}: ${found}, known from another number`}
      error={checkError ?? (isValid === true ? undefined : error)}
      value={value}
      placeholder={kind.format(kind.example)}
      spellCheck={false}
      autoComplete="off"
      after={isValid === true ? <Icon name="check-circle" title={t`Checked`} /> : undefined}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        if (checked?.ok === true) onChange(kind.format(checked.value))
      }}
      onChange={onChange}
    />
  )
  if (kind.propose === undefined) return field
  // The field has the same place with a proposal and without, so that the first letter typed does not end its focus.
  const shown = proposed === undefined || value.trim() !== '' ? undefined : kind.format(proposed)
  return (
    <Stack gap={1}>
      {field}
      {shown !== undefined && (
        <Row>
          <Button
            size="sm"
            look="quiet"
            icon="plus"
            // The field that has the focus keeps it: what leaving it shows would move the button from under the pointer.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChange(shown)}
          >
            {t`Use ${shown}`}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
