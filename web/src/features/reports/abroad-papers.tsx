import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Trans, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { DocumentLinks } from './abroad-documents.tsx'
import type { ReturnsData } from './abroad-labels.ts'
import css from './reports.module.css'

type Paper = ReturnsData['papers'][number]

/** Of each sale without tax: whether its number was checked, and whether a proof of transport goes with the document. */
export function Papers({ papers }: { readonly papers: readonly Paper[] }) {
  const { t } = useLingui()
  const columns = useColumns()
  const lacking = papers.filter(isLacking)
  if (papers.length === 0) return null
  return (
    <Card title={t`Proofs`}>
      <Stack gap={3}>
        {lacking.length === 0 ? (
          <Text tone="muted">
            <Trans>Every number was checked when its document was issued.</Trans>
          </Text>
        ) : (
          <DataTable
            label={t`Documents without a proof`}
            columns={columns}
            rows={lacking}
            rowKey={({ id }) => id}
            rowName={({ number }) => number}
            keys={false}
          />
        )}
        <Text size={13} tone="muted">
          <Trans>
            Papers that are kept elsewhere are not known here: of goods, two that prove the
            transport to the other member state (Implementing Regulation 282/2011, art. 45a).
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
}

function isLacking({ checked, goods, files }: Paper): boolean {
  return !checked || (goods && files === 0)
}

function useColumns(): readonly Column<Paper>[] {
  const { t } = useLingui()
  const { date } = useFormats()
  return [
    {
      key: 'number',
      head: t`Document`,
      phone: 'top-start',
      cell: paper => <DocumentLinks documents={[paper]} />,
    },
    {
      key: 'name',
      head: t`Customer`,
      phone: 'bottom-start',
      wide: true,
      cell: ({ name, vatId }) => `${name} ${vatId}`,
    },
    {
      key: 'day',
      head: t`Date`,
      rank: 1,
      cell: ({ day }) => <span className={css.document}>{date(day)}</span>,
    },
    {
      key: 'proof',
      head: t`VAT number`,
      phone: 'top-end',
      cell: ({ checked }) =>
        checked ? (
          <StatusBadge tone="green">{t`Checked`}</StatusBadge>
        ) : (
          <StatusBadge tone="amber">{t`Not checked`}</StatusBadge>
        ),
    },
    {
      key: 'transport',
      head: t`Transport`,
      phone: 'bottom-end',
      cell: ({ goods, files }) =>
        goods &&
        (files > 0 ? (
          <StatusBadge tone="grey">{t`File attached`}</StatusBadge>
        ) : (
          <StatusBadge tone="amber">{t`No file`}</StatusBadge>
        )),
    },
  ]
}
