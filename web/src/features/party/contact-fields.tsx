import type { Contact } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import type { Faults } from '../../form.ts'

/** Whom to ask: name, telephone, e-mail, as they stand on documents. */
export function ContactFields(props: {
  readonly value: Contact
  readonly onChange: (contact: Contact) => void
  /** By field: 'email'. */
  readonly faults: Faults
}) {
  const { value, onChange, faults } = props
  return (
    <Grid column={13}>
      <TextField
        label={t`Contact person`}
        value={value.name}
        error={faults['name']}
        onChange={name => onChange({ ...value, name })}
      />
      <TextField
        label={t`Telephone`}
        type="tel"
        value={value.phone}
        error={faults['phone']}
        onChange={phone => onChange({ ...value, phone })}
      />
      <TextField
        label={t`Email address`}
        type="email"
        value={value.email}
        error={faults['email']}
        onChange={email => onChange({ ...value, email })}
      />
    </Grid>
  )
}
