import { listSeries, type Series } from '@bordereau/contract/company'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import css from '../features/company/company.module.css'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

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
  const { data, refused, retry } = useQuery(listSeries, { workspaceId })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
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
      {data.series.map(series => (
        <Card key={series.id}>
          {editing === series.id ? (
            <Suspense fallback={<FormSkeleton />}>
              <SeriesForm {...shared} series={series} doneLabel={t`Save series`} />
            </Suspense>
          ) : (
            <SeriesLine series={series} onEdit={() => onEdit(series.id)} />
          )}
        </Card>
      ))}
    </Stack>
  )
}

function SeriesLine({ series, onEdit }: { series: Series; onEdit: () => void }) {
  const { may } = useWorkspace()
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <Text weight="medium">
          {series.name} {series.isDefault && <StatusBadge tone="blue">{t`Standard`}</StatusBadge>}
        </Text>
        <Text tone="muted">
          {series.kind === 'invoice' ? t`Invoices` : t`Credit notes`} ·{' '}
          <bdi dir="ltr">{series.pattern}</bdi>
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
