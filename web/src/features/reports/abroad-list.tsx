import { exportSalesList } from '@bordereau/contract/returns'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { useState } from 'react'
import { Trans, useLingui } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { DocumentLinks } from './abroad-documents.tsx'
import { FiledState } from './abroad-filed.tsx'
import {
  type ListData,
  detailLabel,
  faultLabel,
  leftOutLabel,
  listKindLabel,
} from './abroad-labels.ts'
import { unitLabel } from './report-labels.ts'
import css from './reports.module.css'

type Props = {
  readonly list: ListData
  readonly period: string
  readonly currency: string
}

type ListRow = ListData['rows'][number]

/** An EC sales list: until when it is due, its rows with the documents behind them, what is not in it, and its files. */
export function SalesList({ list, period, currency }: Props) {
  const { t } = useLingui()
  const columns = useColumns(currency)
  return (
    <Card title={list.name} aside={list.fits && <DueDay list={list} />}>
      <Stack gap={3}>
        {list.fits ? (
          <FiledState name={list.key} period={period} currency={currency} filed={list.filed} />
        ) : (
          <Units units={list.units} />
        )}
        {list.rows.length === 0 ? (
          <Text tone="muted">
            <Trans>No row in this period.</Trans>
          </Text>
        ) : (
          <DataTable
            label={t`Rows of ${list.name}`}
            columns={columns}
            rows={list.rows}
            rowKey={keyOf}
            rowName={keyOf}
            keys={false}
          />
        )}
        <Unreportable list={list} currency={currency} />
        {list.fits && <Files list={list} period={period} currency={currency} />}
        <Source href={list.source} secondary={list.secondary} movable={list.due !== null} />
      </Stack>
    </Card>
  )
}

const keyOf = ({ prefix, number, kind }: ListRow): string => `${prefix}${number} ${kind}`

function DueDay({ list: { due } }: { readonly list: ListData }) {
  const { date } = useFormats()
  if (due === null)
    return (
      <Text size={13} tone="muted">
        <Trans>The last day is not known here</Trans>
      </Text>
    )
  const day = date(due)
  return (
    <Text size={13} weight="semibold">
      <Trans>Due by {day}</Trans>
    </Text>
  )
}

function Units({ units }: { readonly units: ListData['units'] }) {
  const names = units.map(unitLabel).join(', ')
  return (
    <Notice tone="blue">
      <Trans>This list is made for: {names}. Choose such a period above.</Trans>
    </Notice>
  )
}

type SourceProps = {
  readonly href: string
  readonly secondary: boolean
  /** The law may move the last day to a working day. */
  readonly movable?: boolean
}

export function Source({ href, secondary, movable = false }: SourceProps) {
  return (
    <Text size={12} tone="muted">
      <Link href={href}>
        <Trans>Source</Trans>
      </Link>
      {secondary && (
        <>
          {' · '}
          <Trans>by accounts of others, as the state’s own text could not be opened</Trans>
        </>
      )}
      {movable && (
        <>
          {' · '}
          <Trans>A weekend or holiday may move the day on.</Trans>
        </>
      )}
    </Text>
  )
}

function useColumns(currency: string): readonly Column<ListRow>[] {
  const { t } = useLingui()
  return [
    {
      key: 'customer',
      head: t`Customer`,
      phone: 'top-start',
      wide: true,
      cell: ({ prefix, number, name }) => (
        <span className={css.name}>
          <span>
            {prefix}
            {number}
          </span>
          <Text as="span" size={13} tone="muted">
            {name}
          </Text>
        </span>
      ),
    },
    { key: 'kind', head: t`Kind`, phone: 'bottom-start', cell: row => listKindLabel(row.kind) },
    {
      key: 'documents',
      head: t`Documents`,
      phone: 'bottom-end',
      width: '16rem',
      cell: ({ documents }) => <DocumentLinks documents={documents} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: ({ amount }) => <Amount value={amount} currency={currency} />,
    },
  ]
}

function Unreportable({ list, currency }: { readonly list: ListData; readonly currency: string }) {
  const { t } = useLingui()
  if (list.unreportable.length === 0) return null
  return (
    <Notice tone="amber" title={t`Cannot be reported as it is`}>
      <Stack gap={2}>
        {list.unreportable.map((row, place) => (
          <Text key={place} size={13}>
            {row.name} {row.vatId} · {listKindLabel(row.kind)} ·{' '}
            <Amount value={row.amount} currency={currency} /> · {faultLabel(row.fault)}{' '}
            <DocumentLinks documents={row.documents} />
          </Text>
        ))}
      </Stack>
    </Notice>
  )
}

/** What a person may enter for a file; the rest is entered in Settings. */
const ENTERED = ['taxOffice', 'taxNumber'] as const

function Files({ list, period, currency }: Props) {
  const { workspaceId, may } = useWorkspace()
  const [entered, setEntered] = useState({ taxOffice: '', taxNumber: '' })
  const { file } = list
  const isEmpty = list.rows.length === 0 && list.unreportable.length === 0
  if (!may('invoices.export') || isEmpty) return null
  const asked = ENTERED.filter(name => file?.missing.includes(name))
  const given = Object.fromEntries(
    Object.entries(entered).flatMap(([name, value]) => (value === '' ? [] : [[name, value]])),
  )
  const save = (format: 'csv' | 'xlsx' | 'state') =>
    void download(exportSalesList, { workspaceId, period, list: list.key, file: format, ...given })
  return (
    <Stack gap={2}>
      {asked.map(name => (
        <TextField
          key={name}
          label={detailLabel(name)}
          inputMode="numeric"
          maxLength={9}
          value={entered[name]}
          onChange={value => setEntered({ ...entered, [name]: value })}
        />
      ))}
      <Row gap={2} wrap>
        {file && !file.currencyDiffers && list.rows.length > 0 && (
          <Button size="sm" icon="download" onClick={() => save('state')}>
            <Trans>File of the state</Trans>
          </Button>
        )}
        <Button size="sm" look="quiet" icon="download" onClick={() => save('csv')}>
          CSV
        </Button>
        <Button size="sm" look="quiet" icon="download" onClick={() => save('xlsx')}>
          <Trans>Spreadsheet (XLSX)</Trans>
        </Button>
      </Row>
      <FileNotes list={list} currency={currency} asked={asked} />
    </Stack>
  )
}

/** What the file of the state needs, and what it leaves out. */
function FileNotes({
  list: { file },
  currency,
  asked,
}: Omit<Props, 'period'> & { readonly asked: readonly string[] }) {
  if (file === null)
    return (
      <Text size={13} tone="muted">
        <Trans>
          No sufficient description of the state’s file is known here: enter the rows in its form.
        </Trans>
      </Text>
    )
  const missing = file.missing.filter(name => !asked.includes(name))
  const names = missing.map(detailLabel).join(', ')
  return (
    <Stack gap={1}>
      {file.currencyDiffers && (
        <Text size={13} tone="muted">
          <Trans>
            The file is in another currency than your books ({currency}), so it is not made.
          </Trans>
        </Text>
      )}
      {missing.length > 0 && (
        <Text size={13} tone="amber">
          <Trans>The file needs, from Settings: {names}.</Trans>
        </Text>
      )}
      {file.leftOut.map((one, place) => (
        <Text key={place} size={13} tone="amber">
          <Trans>Not in the file:</Trans> {one.prefix}
          {one.number} · {listKindLabel(one.kind)} ·{' '}
          <Amount value={one.amount} currency={currency} /> · {leftOutLabel(one.reason)}
        </Text>
      ))}
      <Text size={12} tone="muted">
        <Link href={file.source}>
          <Trans>Where the file is described</Trans>
        </Link>
      </Text>
    </Stack>
  )
}
