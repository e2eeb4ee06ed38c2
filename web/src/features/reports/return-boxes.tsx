import { exportReturnBoxes, getReturnBoxes } from '@bordereau/contract/return-boxes'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { download } from '../../data/download.ts'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { MissingRates, ReportRefusal } from './notices.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReturnBoxDocuments } from './return-box-documents.tsx'
import { useBoxColumns, useRestColumns } from './return-box-columns.tsx'

export type ReturnBoxesData = ResponseOf<typeof getReturnBoxes>
type Form = NonNullable<ReturnBoxesData['form']>

type Props = {
  readonly period: string
  readonly name: { readonly own: string; readonly en: string }
}

/** The boxes of the state's return, read when they are opened: each document of the period is. */
export function ReturnBoxes({ period, name }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Text as="span" weight="semibold">
          <Trans>Boxes of the return</Trans>
        </Text>{' '}
        <Text as="span" tone="muted">
          <bdi>{name.own}</bdi>
        </Text>
      </summary>
      {open && <Boxes key={period} period={period} />}
    </details>
  )
}

function Boxes({ period }: { readonly period: string }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry, refreshing } = useQuery(getReturnBoxes, { workspaceId, period })
  if (refused) return <ReportRefusal refused={refused} retry={retry} />
  if (!data) return <ReportSkeleton figures={0} />
  if (!data.form) return null
  return <Filled period={period} boxes={data} form={data.form} busy={refreshing} />
}

function Filled(props: {
  readonly period: string
  readonly boxes: ReturnBoxesData
  readonly form: Form
  readonly busy: boolean
}) {
  const { t } = useLingui()
  const { boxes, form, period, busy } = props
  const [shown, setShown] = useState<string>()
  const toggle = (key: string) => setShown(shown === key ? undefined : key)
  const columns = useBoxColumns(form, shown, toggle)
  const rest = useRestColumns(form.currency, shown, toggle)
  return (
    <Stack gap={3}>
      <About form={form} />
      <MissingRates missing={boxes.ratesMissing} home={form.currency} />
      <DataTable
        label={t`Boxes of the return`}
        columns={columns}
        rows={boxes.lines}
        rowKey={({ key }) => key}
        rowName={({ base, tax }) => base || tax}
        busy={busy}
        keys={false}
        empty={
          <Text tone="muted">
            <Trans>No box has anything.</Trans>
          </Text>
        }
      />
      {boxes.rest.length > 0 && (
        <>
          <Text size={13} tone="muted">
            <Trans>In no box. With the boxes, this is all that the documents state.</Trans>
          </Text>
          <DataTable
            label={t`In no box`}
            columns={rest}
            rows={boxes.rest}
            rowKey={({ key }) => key}
            rowName={({ key }) => key}
            keys={false}
          />
        </>
      )}
      {shown !== undefined && (
        <ReturnBoxDocuments key={shown} period={period} box={shown} currency={form.currency} />
      )}
      <SaveBoxes period={period} />
    </Stack>
  )
}

function About({ form }: { readonly form: Form }) {
  return (
    <>
      <Text size={13} tone="muted">
        <Trans>
          Sales only: input tax and purchases are not in here. Discounts for early payment are in no
          box. Amounts are rounded where it is known how the form rounds.
        </Trans>
      </Text>
      {form.isSecondary && (
        <Notice tone="amber">
          <Trans>
            What belongs in which box is from a{' '}
            <Link href={form.url} target="_blank" rel="noreferrer">
              secondary source
            </Link>
            . Compare it with the notes on the form.
          </Trans>
        </Notice>
      )}
    </>
  )
}

function SaveBoxes({ period }: { readonly period: string }) {
  const { workspaceId, may } = useWorkspace()
  if (!may('invoices.export')) return null
  return (
    <Button
      size="sm"
      icon="download"
      onClick={() => void download(exportReturnBoxes, { workspaceId, period, format: 'csv' })}
    >
      <Trans>Download the boxes as CSV</Trans>
    </Button>
  )
}
