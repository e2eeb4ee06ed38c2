import { exportOssReturn } from '@bordereau/contract/returns'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Trans, useLingui } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { DocumentLinks } from './abroad-documents.tsx'
import { FiledState } from './abroad-filed.tsx'
import { type OssData, listKindLabel, ossReasonLabel } from './abroad-labels.ts'
import { Source } from './abroad-list.tsx'
import css from './reports.module.css'

type Props = { readonly oss: OssData; readonly quarter: string }
type OssRow = OssData['rows'][number]

/** The return of the one-stop shop: by state, kind and rate, with corrections of earlier quarters. */
export function OneStopShop({ oss, quarter }: Props) {
  const { t } = useLingui()
  const { date } = useFormats()
  const columns = useColumns()
  const day = date(oss.due)
  const title = t`One-stop shop (OSS), ${quarter.replace('-', ' ')}`
  return (
    <Card
      title={title}
      aside={
        <Text size={13} weight="semibold">
          <Trans>Due by {day}</Trans>
        </Text>
      }
    >
      <Stack gap={3}>
        <FiledState name="oss" period={quarter} currency="EUR" filed={oss.filed} />
        {oss.rows.length === 0 ? (
          <Text tone="muted">
            <Trans>No sale in this quarter: a return of nothing is due all the same.</Trans>
          </Text>
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={oss.rows}
            rowKey={keyOf}
            rowName={keyOf}
            keys={false}
          />
        )}
        <Corrections oss={oss} />
        <Text weight="semibold">
          <Trans>To be paid:</Trans> <Amount value={oss.total} currency="EUR" />
        </Text>
        <LeftOut oss={oss} />
        <Files oss={oss} quarter={quarter} />
        <Source href={oss.source} secondary />
      </Stack>
    </Card>
  )
}

const keyOf = ({ state, supply, rate }: OssRow): string => `${state} ${supply} ${rate}`

function useColumns(): readonly Column<OssRow>[] {
  const { t } = useLingui()
  const { percent } = useFormats()
  const amount = (
    key: 'base' | 'vat',
    head: string,
    phone: 'top-end' | 'bottom-end',
  ): Column<OssRow> => ({
    key,
    head,
    align: 'end',
    phone,
    cell: row => (
      <>
        <span className={css.head}>{head} </span>
        <Amount value={row[key]} currency="EUR" />
      </>
    ),
  })
  return [
    {
      key: 'state',
      head: t`State and rate`,
      phone: 'top-start',
      wide: true,
      cell: ({ state, supply, rate }) => (
        <span className={css.name}>
          <CountryFlag country={state} />
          {`${percent(rate)} · ${listKindLabel(supply)}`}
        </span>
      ),
    },
    {
      key: 'documents',
      head: t`Documents`,
      phone: 'bottom-start',
      width: '16rem',
      cell: ({ documents }) => <DocumentLinks documents={documents} />,
    },
    amount('base', t`Taxable amount`, 'bottom-end'),
    amount('vat', t`Tax`, 'top-end'),
  ]
}

function Corrections({ oss }: { readonly oss: OssData }) {
  if (oss.corrections.length === 0) return null
  return (
    <Stack gap={1}>
      <Text size={13} weight="semibold">
        <Trans>Corrections of earlier quarters</Trans>
      </Text>
      {oss.corrections.map(({ state, quarter, vat, documents }) => (
        <Text key={`${state} ${quarter}`} size={13}>
          {state} · {quarter.replace('-', ' ')} · <Amount value={vat} currency="EUR" />{' '}
          <DocumentLinks documents={documents} />
        </Text>
      ))}
    </Stack>
  )
}

function LeftOut({ oss }: { readonly oss: OssData }) {
  const { t } = useLingui()
  if (oss.leftOut.length === 0) return null
  return (
    <Notice tone="amber" title={t`Not in the return`}>
      <Stack gap={1}>
        {oss.leftOut.map(({ id, number, state, reason }, place) => (
          <Text key={place} size={13}>
            <DocumentLinks documents={[{ id, number }]} /> · {state} · {ossReasonLabel(reason)}
          </Text>
        ))}
      </Stack>
    </Notice>
  )
}

function Files({ oss, quarter }: Props) {
  const { workspaceId, may } = useWorkspace()
  if (!may('invoices.export') || oss.rows.length + oss.corrections.length === 0) return null
  const save = (file: 'csv' | 'xlsx' | 'state') =>
    void download(exportOssReturn, { workspaceId, period: quarter, file })
  const isWhole = oss.corrections.length === 0 && oss.rows.every(row => row.supply === 'goods')
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        {oss.file && (
          <Button size="sm" icon="download" onClick={() => save('state')}>
            <Trans>File of the portal</Trans>
          </Button>
        )}
        <Button size="sm" look="quiet" icon="download" onClick={() => save('csv')}>
          CSV
        </Button>
        <Button size="sm" look="quiet" icon="download" onClick={() => save('xlsx')}>
          <Trans>Spreadsheet (XLSX)</Trans>
        </Button>
      </Row>
      {oss.file && !isWhole && (
        <Text size={13} tone="amber">
          <Trans>
            Services and corrections are not in the file of the portal: enter them by hand.
          </Trans>
        </Text>
      )}
      {!oss.file && (
        <Text size={13} tone="muted">
          <Trans>
            No sufficient description of the state’s file is known here: enter the rows in its form.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}
