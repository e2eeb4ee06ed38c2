import { type Series, listSeries } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { Loaded } from '../../layout/loaded.tsx'
import { SeriesLine } from './series-line.tsx'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'

// Fetched when a series is changed: it has the rules of all countries.
const SeriesForm = lazy(async () => ({
  default: (await import('./numbering.tsx')).SeriesForm,
}))

/** The series of the company; one of them, or a new one, is changed at a time. */
export function SeriesList(props: {
  /** The id of a series, or 'new'. */
  readonly editing: string | undefined
  readonly onEdit: (id: string | undefined) => void
}) {
  const { editing, onEdit } = props
  const { workspaceId } = useWorkspace()
  const query = useQuery(listSeries, { workspaceId })
  const close = () => onEdit(undefined)
  return (
    <Stack>
      {editing === 'new' && (
        <Card title={<Trans>New series</Trans>}>
          <ChangeSeries doneLabel={t`Add series`} onClose={close} />
        </Card>
      )}
      <Loaded query={query}>
        {({ series: known }) =>
          known.map(series => (
            <SeriesCard
              key={series.id}
              series={series}
              editing={editing === series.id}
              onEdit={() => onEdit(series.id)}
              onClose={close}
            />
          ))
        }
      </Loaded>
    </Stack>
  )
}

function SeriesCard(props: {
  readonly series: Series
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}) {
  const { series, editing, onEdit, onClose } = props
  return (
    <Card>
      {editing ? (
        <ChangeSeries series={series} doneLabel={t`Save series`} onClose={onClose} />
      ) : (
        <SeriesLine series={series} onEdit={onEdit} />
      )}
    </Card>
  )
}

function ChangeSeries(props: {
  readonly series?: Series
  readonly doneLabel: string
  readonly onClose: () => void
}) {
  const { onClose, ...rest } = props
  const { country } = useWorkspace()
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SeriesForm {...rest} country={country ?? ''} onDone={onClose} onCancel={onClose} />
    </Suspense>
  )
}
