import { type Supplier, listSuppliers } from '@bordereau/contract/self-billing'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useRows } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import css from './company.module.css'

const SupplierSeriesDialog = lazy(async () => ({
  default: (await import('./supplier-series-dialog.tsx')).SupplierSeriesDialog,
}))

export type SupplierSeriesType = Supplier['series'][number]['type']

const TYPES: readonly SupplierSeriesType[] = ['self_billed_invoice', 'self_billed_credit_note']

/** The series of suppliers whose invoices the company writes; nothing where there are none. */
export function SupplierSeries() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const list = useRows(listSuppliers, { workspaceId })
  const [editing, setEditing] = useState<{ supplier: Supplier; type: SupplierSeriesType }>()
  if (!list.data || list.data.length === 0) return null
  return (
    <Card title={t`Self-billing`}>
      <Stack>
        <Text tone="muted">
          <Trans>
            Documents that you write in the name of a supplier are numbered in series of each
            supplier.
          </Trans>
        </Text>
        {list.data.map(supplier =>
          TYPES.map(type => (
            <Line
              key={`${supplier.customerId} ${type}`}
              supplier={supplier}
              type={type}
              onEdit={() => setEditing({ supplier, type })}
            />
          )),
        )}
        {list.hasMore && (
          <Row justify="center">
            <Button busy={list.loadingMore} onClick={list.fetchNext}>
              <Trans>Show more</Trans>
            </Button>
          </Row>
        )}
        {editing && (
          <Suspense fallback={null}>
            <SupplierSeriesDialog {...editing} onClose={() => setEditing(undefined)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

function Line(props: {
  readonly supplier: Supplier
  readonly type: SupplierSeriesType
  readonly onEdit: () => void
}) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { supplier, type } = props
  const series = supplier.series.find(each => each.type === type)
  const kind =
    type === 'self_billed_invoice' ? t`Self-billed invoices` : t`Self-billed credit notes`
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <Text weight="medium">{supplier.name}</Text>
        <Text tone="muted">
          {kind} · <bdi dir="ltr">{series?.pattern ?? supplier.proposed[type]}</bdi>
        </Text>
      </div>
      <Text tabular>
        {series ? (
          <Trans>Next: {series.nextNumber}</Trans>
        ) : (
          <Trans>Begins with the first document</Trans>
        )}
      </Text>
      {may('company.update') && (
        <IconButton
          icon="pencil"
          label={t`Change ${kind} of ${supplier.name}`}
          onClick={props.onEdit}
        />
      )}
    </div>
  )
}
