import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { type Group, GroupName } from './group-name.tsx'
import css from './reports.module.css'
import { groupLabel } from './report-labels.ts'
import type { SumLine } from './sum-lines.ts'

export function useSumColumns(
  kind: 'revenue' | 'payments',
  by: Group,
  home: string,
): readonly Column<SumLine>[] {
  const { count } = useFormats()
  const amount = (value: string, line: SumLine) => (
    <Amount value={value} currency={home} {...(line.row ? {} : { weight: 'semibold' as const })} />
  )
  return [
    {
      key: 'name',
      head: groupLabel(by),
      phone: 'top-start',
      wide: true,
      cell: line => <GroupName line={line} by={by} />,
    },
    {
      key: 'count',
      head: kind === 'revenue' ? t`Documents` : t`Payments`,
      align: 'end',
      rank: 2,
      cell: ({ row }) => row && count(row.count),
    },
    {
      key: 'currencies',
      head: t`In other currencies`,
      align: 'end',
      rank: 3,
      cell: ({ row }) => row && <OtherCurrencies row={row} home={home} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: line => amount(line.now, line),
    },
    {
      key: 'before',
      head: t`Year before`,
      align: 'end',
      phone: 'bottom-end',
      cell: line => (
        <>
          <span className={css.head}>{t`Year before`} </span>
          {amount(line.before, line)}
        </>
      ),
    },
  ]
}

function OtherCurrencies({ row, home }: { row: NonNullable<SumLine['row']>; home: string }) {
  return row.amounts
    .filter(({ currency }) => currency !== home)
    .map(({ currency, amount }) => (
      <span key={currency} className={css.line}>
        <Amount value={amount} currency={currency} show="code" />
      </span>
    ))
}
