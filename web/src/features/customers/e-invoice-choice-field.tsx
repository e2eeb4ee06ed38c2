import { EN16931_COUNTRIES } from '@bordereau/domain/country/countries'
import { E_INVOICE_CHOICE_KEYS } from '@bordereau/domain/party/e-invoice-choice-keys'
import type { Country, PartyProfile } from '@bordereau/domain/party/party'
import { Select } from '@bordereau/ui/field/select'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { E_INVOICE_CHOICE_NAMES } from '../document/e-invoice-choice-names.ts'

/**
 * Whether the customer may ask for a format: a business or an authority, where one side is in a country of EN 16931; or one
 * was chosen before.
 */
export function hasEInvoiceChoice(
  { kind, address, eInvoiceChoice }: Pick<PartyProfile, 'kind' | 'address' | 'eInvoiceChoice'>,
  home: Country | null,
): boolean {
  const isEuropean = [home, address.country].some(one => one && EN16931_COUNTRIES.has(one))
  return eInvoiceChoice !== undefined || (kind !== 'person' && isEuropean)
}

/** The format that the customer asked for: folded, because its country's own is right for nearly all. */
export function EInvoiceChoiceField({
  profile,
  onChange,
}: {
  readonly profile: PartyProfile
  readonly onChange: (profile: PartyProfile) => void
}) {
  const { t } = useLingui()
  const { eInvoiceChoice: current, ...rest } = profile
  const [begins] = useState(current !== undefined)
  const options = E_INVOICE_CHOICE_KEYS.map(value => ({
    value,
    label: E_INVOICE_CHOICE_NAMES[value],
  }))
  return (
    <details open={begins}>
      <summary>
        <Trans>Format of the e-invoice</Trans>
      </summary>
      <Stack>
        <Select
          label={t`Format that the customer asked for`}
          help={t`Only this file is made beside the PDF. Leave it where the customer did not ask.`}
          placeholder={t`What its country wants`}
          options={options}
          value={current ?? ''}
          onChange={value => {
            const eInvoiceChoice = E_INVOICE_CHOICE_KEYS.find(key => key === value)
            onChange(eInvoiceChoice === undefined ? rest : { ...rest, eInvoiceChoice })
          }}
        />
      </Stack>
    </details>
  )
}
