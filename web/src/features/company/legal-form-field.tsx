import { countryRules } from '@bordereau/domain/country/rules'
import { LEGAL_FORMS, type LegalForm } from '@bordereau/domain/party/party'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { t } from '#macros'

/** What the seller is, with the names that its country has for it. It decides which numbers and texts are asked. */
export function LegalFormField(props: {
  readonly country: string
  readonly value: LegalForm | undefined
  readonly onChange: (form: LegalForm) => void
  readonly error?: string | undefined
}) {
  const { country, value, onChange, error } = props
  const names = countryRules(country).legalFormNames
  return (
    <RadioGroup<LegalForm | ''>
      label={t`What are you?`}
      value={value ?? ''}
      error={error}
      onChange={form => {
        if (form !== '') onChange(form)
      }}
      options={LEGAL_FORMS.map(form => ({
        value: form,
        label: legalFormLabel(form),
        help: names[form],
      }))}
    />
  )
}

/** Which name the law means, below the field of the legal name. */
export function legalNameHelp(form: LegalForm | undefined): string {
  return form === 'sole_trader'
    ? t`Your first and last name.`
    : t`As entered in the register, with the legal form.`
}

function legalFormLabel(form: LegalForm): string {
  switch (form) {
    case 'sole_trader':
      return t`Freelancer or sole trader`
    case 'company':
      return t({ message: `Company`, context: 'legal form' })
    case 'association':
      return t`Association or foundation`
    case 'public_body':
      return t`Public body`
  }
}
