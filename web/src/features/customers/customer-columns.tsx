import type { CustomerRow } from '@bordereau/contract/customers'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { FlaggedName } from '../list/flagged-name.tsx'
import css from './customers.module.css'

export function customerColumns(): readonly Column<CustomerRow>[] {
  return [
    {
      key: 'name',
      head: t`Name`,
      sortable: true,
      wide: true,
      phone: 'top-start',
      cell: row => <FlaggedName name={row.name} country={row.country} />,
    },
    { key: 'city', head: t`City`, rank: 2, cell: row => row.city },
    { key: 'email', head: t`Email`, rank: 1, phone: 'bottom-start', cell: emailCell },
    { key: 'currency', head: t`Currency`, rank: 1, phone: 'bottom-end', cell: row => row.currency },
    { key: 'open', head: t`Unpaid`, align: 'end', phone: 'top-end', cell: openCell },
  ]
}

function emailCell({ email }: CustomerRow) {
  return (
    <span className={css.email} title={email}>
      {email}
    </span>
  )
}

function openCell({ open }: CustomerRow) {
  return open.map(({ amount, currency }) => (
    <div key={currency}>
      <Amount value={amount} currency={currency} />
    </div>
  ))
}
