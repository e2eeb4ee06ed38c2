import { countryRules } from '@bordereau/domain/country/rules'
import { SERIES_KINDS, type SeriesKind } from '@bordereau/domain/numbering/series-kind'
import { Segmented } from '@bordereau/ui/field/toggle'
import { t } from '#macros'
import { seriesKindLabel } from './series-kind-label.ts'

/** What a new series numbers; simplified invoices only where the country numbers them apart. */
export function SeriesKindField(props: {
  readonly country: string
  readonly kind: SeriesKind
  readonly onChange: (kind: SeriesKind) => void
}) {
  const { simplified } = countryRules(props.country).numberPatterns
  const kinds = SERIES_KINDS.filter(kind => kind !== 'simplified' || simplified !== undefined)
  return (
    <Segmented
      label={t`For`}
      value={props.kind}
      onChange={props.onChange}
      options={kinds.map(value => ({ value, label: seriesKindLabel(value) }))}
    />
  )
}
