import type { PaymentGroup, RevenueGroup } from '@bordereau/contract/reports'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'
import { methodLabel } from '../document/labels.ts'
import type { SumLine } from './sum-lines.ts'

export type Group = RevenueGroup | PaymentGroup

/** What a line of a report sums: a month, a country, a customer …; the total has no group. */
export function GroupName({ line: { row }, by }: { readonly line: SumLine; readonly by: Group }) {
  const { wholeMonth } = useFormats()
  const { workspaceId } = useWorkspace()
  if (!row)
    return (
      <Text as="span" weight="semibold">
        {t`Total`}
      </Text>
    )
  switch (by) {
    case 'month':
      return wholeMonth(row.key)
    case 'country':
      return <CountryFlag country={row.key} named />
    case 'method':
      return methodLabel(row.key)
    case 'customer':
      return <Link href={`/w/${workspaceId}/customers/${row.key}`}>{row.name}</Link>
    case 'item':
      return row.key === '' ? t`Discounts and charges of documents, deposits set off` : row.name
  }
}
