import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import type { TaxId } from '@bordereau/domain/party/party'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'

type Props = {
  readonly country: string
  readonly value: TaxId
  readonly onChange: (value: TaxId) => void
}

/** Which state issued a certificate, and until when it is valid: it exempts no sale elsewhere or later. */
export function CertificateFields(props: Props) {
  const { value, onChange } = props
  return (
    <>
      <StateField {...props} />
      <DateField
        label={t`Certificate valid until`}
        help={t`Empty: it does not expire.`}
        value={value.validUntil ?? ''}
        onChange={day => onChange({ ...value, validUntil: day === '' ? undefined : day })}
      />
    </>
  )
}

function StateField({ country, value, onChange }: Props) {
  const { tag } = useLocale()
  const { subdivision } = countryRules(country).address
  if (!subdivision) return null
  const place = inLanguage(subdivision.name, tag)
  return (
    <Select
      label={t`${place} of the certificate`}
      value={value.subdivision ?? ''}
      options={[
        { value: '', label: t`Any` },
        ...subdivision.options.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={code => onChange({ ...value, subdivision: code })}
    />
  )
}
