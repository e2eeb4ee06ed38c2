import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { categoryLabel } from './report-labels.ts'
import css from './reports.module.css'
import type { VatLine } from './vat-lines.ts'

type Money = VatLine['tax']

/** `isForeign`: there are documents in other currencies than the company's. */
export function useVatColumns(home: string, isForeign: boolean): readonly Column<VatLine>[] {
  const { count } = useFormats()
  return [
    {
      key: 'tax',
      head: t`Category and rate`,
      phone: 'top-start',
      wide: true,
      cell: line => <TaxName line={line} />,
    },
    {
      key: 'documents',
      head: t`Documents`,
      align: 'end',
      rank: 2,
      cell: ({ row }) => row && count(row.documents),
    },
    money('taxable', t`Taxable amount`, line => line.taxable, 'bottom-start'),
    money('amount', t`Tax`, line => line.tax, 'top-end'),
    ...(isForeign ? [money('home', t`Tax in ${home}`, line => line.homeTax)] : []),
    money('before', t`Tax, year before`, line => line.before, 'bottom-end'),
  ]
}

function money(
  key: string,
  head: string,
  of: (line: VatLine) => Money | undefined,
  phone?: 'top-end' | 'bottom-start' | 'bottom-end',
): Column<VatLine> {
  return {
    key,
    head,
    align: 'end',
    ...(phone === undefined ? { rank: 1 } : { phone }),
    cell: line => {
      const value = of(line)
      return value ? (
        <Amount
          value={value.amount}
          currency={value.currency}
          {...(line.row ? {} : { weight: 'semibold' as const })}
        />
      ) : (
        '–'
      )
    },
  }
}

function TaxName({ line: { row } }: { readonly line: VatLine }) {
  const { percent } = useFormats()
  if (!row)
    return (
      <Text as="span" weight="semibold">
        {t`Total`}
      </Text>
    )
  const hasRate = row.category === 'S' || Number(row.rate) > 0
  return (
    <span className={css.name}>
      <CountryFlag country={row.country} />
      {hasRate
        ? `${percent(row.rate)} · ${categoryLabel(row.category)}`
        : categoryLabel(row.category)}
    </span>
  )
}
