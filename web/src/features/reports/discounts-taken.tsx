import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { categoryLabel } from './report-labels.ts'
import css from './reports.module.css'
import type { VatReportData } from './vat-lines.ts'

type Discount = VatReportData['discounts'][number]

/** What discounts for early payment that were taken in the period take back, below the table of what was issued. */
export function DiscountsTaken({ report }: { readonly report: VatReportData }) {
  const { rows, discounts, currency } = report
  const columns = useColumns(
    new Set([...rows, ...discounts].map(({ country }) => country)).size > 1,
    currency,
  )
  if (discounts.length === 0) return null
  return (
    <Stack gap={2}>
      <Text
        size={13}
        tone="muted"
      >{t`Discounts for early payment taken in this period lower base and tax. They are in no amount above.`}</Text>
      <DataTable
        label={t`Discounts for early payment`}
        columns={columns}
        rows={discounts}
        rowKey={keyOf}
        rowName={keyOf}
        keys={false}
      />
    </Stack>
  )
}

const keyOf = ({ country, category, rate }: Discount): string => [country, category, rate].join(' ')

function useColumns(isAbroad: boolean, currency: string): readonly Column<Discount>[] {
  const { percent } = useFormats()
  const amount = (
    key: 'taxable' | 'tax',
    head: string,
    phone: 'top-end' | 'bottom-end',
  ): Column<Discount> => ({
    key,
    head,
    align: 'end',
    phone,
    cell: row => (
      <>
        <span className={css.head}>{head} </span>
        <Amount value={row[key]} currency={currency} />
      </>
    ),
  })
  return [
    {
      key: 'name',
      head: t`Category and rate`,
      phone: 'top-start',
      wide: true,
      cell: ({ country, category, rate }) => (
        <span className={css.name}>
          {isAbroad && <CountryFlag country={country} />}
          {[
            ...(category === 'S' || Number(rate) > 0 ? [percent(rate)] : []),
            categoryLabel(category),
          ].join(' · ')}
        </span>
      ),
    },
    amount('taxable', t`Taxable amount`, 'bottom-end'),
    amount('tax', t`Tax`, 'top-end'),
  ]
}
