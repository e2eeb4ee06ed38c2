import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { categoryLabel } from './report-labels.ts'
import css from './reports.module.css'
import type { VatLine, VatReportData } from './vat-lines.ts'

type Money = VatLine['tax']

/** For the rows of a report: columns in the company's currency and flags only where they tell rows apart. */
export function useVatColumns(
  rows: VatReportData['rows'],
  home: string,
): readonly Column<VatLine>[] {
  const { count } = useFormats()
  const isForeign = rows.some(row => row.currency !== home)
  const isAbroad = new Set(rows.map(row => row.country)).size > 1
  return [
    {
      key: 'tax',
      head: t`Category and rate`,
      phone: 'top-start',
      wide: true,
      cell: line => <TaxName line={line} isAbroad={isAbroad} />,
    },
    {
      key: 'documents',
      head: t`Documents`,
      align: 'end',
      rank: 2,
      cell: ({ row }) => row && count(row.documents),
    },
    ...(isForeign
      ? [
          // Amounts of several currencies have no total.
          money('taxable', t`Taxable amount`, line => line.row && line.taxable),
          money('amount', t`Tax`, line => line.row && line.tax),
          money('homeTaxable', t`Taxable in ${home}`, line => line.homeTaxable, 'bottom-end'),
          money('home', t`Tax in ${home}`, line => line.homeTax, 'top-end'),
        ]
      : [
          money('taxable', t`Taxable amount`, line => line.taxable, 'bottom-end'),
          money('amount', t`Tax`, line => line.tax, 'top-end'),
        ]),
    money('before', t`Tax, year before`, line => line.before),
  ]
}

function money(
  key: string,
  head: string,
  of: (line: VatLine) => Money | undefined,
  phone?: 'top-end' | 'bottom-end',
): Column<VatLine> {
  return {
    key,
    head,
    align: 'end',
    ...(phone === undefined ? { rank: 1 } : { phone }),
    cell: line => {
      const value = of(line)
      return value ? (
        <>
          <span className={css.head}>{head} </span>
          <Amount
            value={value.amount}
            currency={value.currency}
            {...(line.row ? {} : { weight: 'semibold' as const })}
          />
        </>
      ) : (
        line.row && '–'
      )
    },
  }
}

function TaxName(props: { readonly line: VatLine; readonly isAbroad: boolean }) {
  const { percent } = useFormats()
  const {
    line: { row, code },
    isAbroad,
  } = props
  if (!row)
    return (
      <Text as="span" weight="semibold">
        {t`Total`}
      </Text>
    )
  const hasRate = row.category === 'S' || Number(row.rate) > 0
  return (
    <span className={css.name}>
      {isAbroad && <CountryFlag country={row.country} />}
      {hasRate
        ? `${percent(row.rate)} · ${categoryLabel(row.category)}`
        : categoryLabel(row.category)}
      {code !== undefined && (
        <Text as="span" tone="muted">
          {code}
        </Text>
      )}
    </span>
  )
}
