import { listSeries } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { useWorkspace } from '../data/session.tsx'
import { Loaded } from '../layout/loaded.tsx'
import { SeriesLine } from '../features/company/series-line.tsx'
import { FormSkeleton } from '../layout/form-skeleton.tsx'

// Fetched when a series is changed: it has the rules of all countries.
const SeriesForm = lazy(async () => ({
  default: (await import('../features/company/numbering.tsx')).SeriesForm,
}))

export function SettingsNumberingPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SettingsSubPage
      title={t`Numbering`}
      lead={t`Each series is numbered separately, without gaps.`}
      needs="company.update"
      actions={
        <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Add series</Trans>
        </Button>
      }
    >
      <SeriesList editing={editing} onEdit={setEditing} />
    </SettingsSubPage>
  )
}

function SeriesList(props: {
  readonly editing: string | undefined
  readonly onEdit: (id: string | undefined) => void
}) {
  const { editing, onEdit } = props
  const { workspaceId, country } = useWorkspace()
  const query = useQuery(listSeries, { workspaceId })
  const close = () => onEdit(undefined)
  const shared = { country: country ?? '', onDone: close, onCancel: close }
  return (
    <Stack>
      {editing === 'new' && (
        <Card title={<Trans>New series</Trans>}>
          <Suspense fallback={<FormSkeleton />}>
            <SeriesForm {...shared} doneLabel={t`Add series`} />
          </Suspense>
        </Card>
      )}
      <Loaded query={query}>
        {({ series: known }) =>
          known.map(series => (
            <Card key={series.id}>
              {editing === series.id ? (
                <Suspense fallback={<FormSkeleton />}>
                  <SeriesForm {...shared} series={series} doneLabel={t`Save series`} />
                </Suspense>
              ) : (
                <SeriesLine series={series} onEdit={() => onEdit(series.id)} />
              )}
            </Card>
          ))
        }
      </Loaded>
    </Stack>
  )
}
