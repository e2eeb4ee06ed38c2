import type { Series } from '@bordereau/contract/company'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { IconButton } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import css from './company.module.css'
import { seriesKindLabel } from './series-kind-label.ts'

/** One series with its next number. */
export function SeriesLine({ series, onEdit }: { series: Series; onEdit: () => void }) {
  const { may } = useWorkspace()
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <Text weight="medium">
          {series.name} {series.isDefault && <StatusBadge tone="blue">{t`Standard`}</StatusBadge>}
        </Text>
        <Text tone="muted">
          {seriesKindLabel(series.kind)} · <bdi dir="ltr">{series.pattern}</bdi>
        </Text>
      </div>
      <Text tabular>
        <Trans>Next: {series.nextNumber}</Trans>
      </Text>
      {may('company.update') && (
        <IconButton icon="pencil" label={t`Change ${series.name}`} onClick={onEdit} />
      )}
    </div>
  )
}
