import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { nameInSentence, taxNameIn } from '@bordereau/domain/country/tax-name'
import { type Place, territoryOf } from '@bordereau/domain/country/territory'
import { inLanguage } from '@bordereau/domain/local-text'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { todayIn } from '../../format/formats.ts'

/** Whether the seller charges the tax of its country, or of its part of it, or uses the scheme for small businesses where the law has one. */
export function TaxChargeField(props: {
  readonly place: Place
  readonly value: boolean
  readonly onChange: (charges: boolean) => void
}) {
  const { place, value, onChange } = props
  const { tag } = useLocale()
  const name = taxNameIn(place.country, tag, territoryOf(place).category)
  const tax = nameInSentence(name, tag)
  const why = smallBusinessScheme(place, tag)
  return (
    <RadioGroup
      label={name}
      value={value ? 'charged' : 'not_charged'}
      onChange={choice => onChange(choice === 'charged')}
      options={[
        { value: 'charged', label: t`I charge ${tax}` },
        {
          value: 'not_charged',
          label: t`I do not charge ${tax}`,
          help:
            why === undefined
              ? t`Invoices show no ${tax}.`
              : t`${why}: invoices show no ${tax} and say why.`,
        },
      ]}
    />
  )
}

/** The name of the scheme for small businesses with its law; undefined where the country has none today. */
function smallBusinessScheme(place: Place, tag: string): string | undefined {
  const taxes = taxesOn(offeredTaxes(place), todayIn(''))
  const scheme = taxes.find(({ key }) => key === 'small_business')
  if (!scheme) return undefined
  const name = inLanguage(scheme.name, tag)
  return scheme.article ? `${name} (${scheme.article})` : name
}
