import { countryRules } from '@bordereau/domain/country/rules'
import type { PerformedAt } from '@bordereau/domain/country/supply'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useGuardedClose } from '../../layout/use-guarded-close.ts'
import { AddressFieldInput } from '../party/address-field-input.tsx'
import { CountryField } from '../party/country-field.tsx'
import { placeOf } from './supply-change.ts'

type Props = {
  readonly place: PerformedAt
  readonly onChoose: (place: PerformedAt) => void
  readonly onClose: () => void
}

/** The parts of a place on which a tax depends: country, postcode, town, state or province. */
export function PlaceDialog({ place, onChoose, onClose }: Props) {
  const [value, setValue] = useState(() => ({
    ...emptyProfile(place.country).address,
    ...place,
  }))
  const { modal, onInput } = useGuardedClose(onClose)
  const change = (next: typeof value) => {
    onInput()
    setValue(next)
  }
  const fields = countryRules(value.country).address.fields.filter(
    field => !field.startsWith('line'),
  )
  const choose = () => {
    onChoose(placeOf(value))
    onClose()
  }
  return (
    <Modal
      open
      {...modal}
      title={t`Where it is performed`}
      closeOnOutside={false}
      foot={
        <Button look="primary" disabled={value.country === ''} onClick={choose}>
          <Trans>Use this place</Trans>
        </Button>
      }
    >
      <Stack>
        <CountryField
          label={t`Country`}
          value={value.country}
          onChange={country => change({ ...value, country, subdivision: '' })}
        />
        {fields.map(field => (
          <AddressFieldInput
            key={field}
            field={field}
            address={value}
            onChange={change}
            error={undefined}
            section={undefined}
            onPaste={undefined}
          />
        ))}
      </Stack>
    </Modal>
  )
}
