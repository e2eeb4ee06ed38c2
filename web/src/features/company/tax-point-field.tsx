import type { CountryRules } from '@bordereau/domain/country/country'
import { inLanguage } from '@bordereau/domain/local-text'
import { LAWFUL_TERMS, type SellerTerms, TAX_POINTS } from '@bordereau/domain/party/party'
import { Select } from '@bordereau/ui/field/select'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'

export type TermsProps = {
  readonly terms: SellerTerms
  readonly onChange: (changes: Partial<SellerTerms>) => void
}

/** When tax becomes due, where the law leaves a choice. */
export function TaxPointField({
  rules,
  terms,
  onChange,
}: TermsProps & { readonly rules: CountryRules }) {
  const { tag } = useLocale()
  const { date } = useFormats()
  const notedFrom = rules.taxPoints?.payment?.notedFrom
  const own = TAX_POINTS.flatMap(value => {
    const rule = value === 'law' ? undefined : rules.taxPoints?.[value]
    return rule ? [{ value, label: inLanguage(rule.name, tag) }] : []
  })
  return (
    <Select
      label={t`Your VAT becomes due`}
      help={
        notedFrom === undefined
          ? t`Choose otherwise only if you opted for it at the tax office: invoices then say so.`
          : t`Choose otherwise only if you opted for it at the tax office: invoices issued from ${date(notedFrom)} on then say so.`
      }
      value={terms.taxPoint}
      options={[{ value: 'law', label: t`As the law says without a choice` }, ...own]}
      onChange={value =>
        onChange({ taxPoint: TAX_POINTS.find(each => each === value) ?? LAWFUL_TERMS.taxPoint })
      }
    />
  )
}
