import type { Contact } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'

/** The contact of a party (BG-6, BG-9): name, telephone, email, as printed on documents. */
export function ContactFields(props: {
  readonly value: Contact
  readonly onChange: (contact: Contact) => void
  /** By field: 'email'. */
  readonly errors: FieldErrors
}) {
  const { value, onChange, errors } = props
  return (
    <Grid column={13}>
      <TextField
        label={t`Contact person`}
        value={value.name}
        error={errors['name']}
        onChange={name => onChange({ ...value, name })}
      />
      <TextField
        label={t`Telephone`}
        type="tel"
        value={value.phone}
        error={errors['phone']}
        onChange={phone => onChange({ ...value, phone })}
      />
      <TextField
        label={t`Email address`}
        type="email"
        value={value.email}
        error={errors['email']}
        onChange={email => onChange({ ...value, email })}
      />
    </Grid>
  )
}
