import { listPayments, type Payment } from '@bordereau/contract/payments'
import { countryName } from '@bordereau/domain/country/countries'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { IconButton } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Link } from '@bordereau/ui/link/link'
import { PaymentIcon } from '@bordereau/ui/brand-icon/payment-icon'
import { Amount } from '@bordereau/ui/money/amount'
import { Menu } from '@bordereau/ui/overlay/menu'
import { EmptyState } from '@bordereau/ui/state/state'
import type { Column } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Formats, isAboveZero, useFormats } from '../../format/formats.ts'
import type { ListState } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import listCss from '../list/list.module.css'
import { SearchField } from '../list/search-field.tsx'
import { useViews } from '../views/use-views.ts'
import { ViewActions, ViewsBar } from '../views/views-bar.tsx'
import { PaymentDates } from './payment-dates.tsx'
import payCss from './payments.module.css'
import { useReversal } from './use-reversal.ts'
import { methodChoiceLabel } from './payment-method-label.ts'

const PER_PAGE = 50

/** All payments with their allocations and remaining credit. */
export function PaymentList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const formats = useFormats()
  const query = { workspaceId, ...filterOf(state), after: state.after, limit: PER_PAGE }
  const views = useViews('payments')
  const list = useQuery(listPayments, query, { keep: true })
  const rows = list.data?.rows
  const filtered = Object.keys(filterOf(state)).length > 0
  return (
    <>
      <ViewsBar views={views} />
      <div className={listCss.tools}>
        <SearchField state={state} label={t`Search customer or reference`} />
        <PaymentDates state={state} />
        <div className={listCss.end}>
          <ViewActions list="payments" views={views} />
        </div>
      </div>
      <ListTable
        list={list}
        state={state}
        label={t`Payments`}
        columns={columnsOf(formats, workspaceId)}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.customerName}
        {...(may('payments.reverse')
          ? { renderMenu: (row: Payment) => <PaymentMenu payment={row} /> }
          : {})}
        empty={
          <EmptyState icon="cash" title={filtered ? t`No matches` : t`No payments yet`}>
            {!filtered && <Trans>Record one here, or on the invoice it is for.</Trans>}
          </EmptyState>
        }
      />
    </>
  )
}

function filterOf(state: ListState): Readonly<Record<string, string>> {
  const filters = ['q', 'customerId', 'from_date', 'to_date'].flatMap(name => {
    const value = state.get(name)
    return value === undefined ? [] : [[name.replace('_date', ''), value] as const]
  })
  return Object.fromEntries(filters)
}

function columnsOf(formats: Formats, workspaceId: string): readonly Column<Payment>[] {
  return [
    {
      key: 'customer',
      head: t`Customer`,
      phone: 'top-start',
      cell: row => (
        <span className={listCss.withFlag} title={row.customerName}>
          {row.customerCountry !== '' && (
            <Flag
              country={row.customerCountry}
              label={countryName(row.customerCountry, formats.tag)}
              show="flag"
            />
          )}
          <span className={`${listCss.cut} ${payCss.payer} ${payCss.quiet}`} dir="auto">
            <Link href={`/w/${workspaceId}/customers/${row.customerId}`}>{row.customerName}</Link>
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      head: t`Date`,
      phone: 'bottom-start',
      cell: row => <span className={listCss.oneLine}>{formats.date(row.date)}</span>,
    },
    {
      key: 'method',
      head: t`Method`,
      wide: true,
      cell: row => (
        <span className={listCss.withFlag}>
          {row.brand !== null && <PaymentIcon brand={row.brand} />}
          <span className={listCss.cut}>
            {[methodChoiceLabel(row), distinctReference(row)]
              .filter(part => part !== '')
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'for',
      head: t`For`,
      phone: 'bottom-end',
      cell: row => <Settled payment={row} workspaceId={workspaceId} />,
    },
    {
      key: 'credit',
      head: t({ context: 'what a customer has left', message: 'Credit' }),
      rank: 2,
      align: 'end',
      cell: row =>
        isAboveZero(row.unallocated) && <Amount value={row.unallocated} currency={row.currency} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.amount} currency={row.currency} />,
    },
  ]
}

/** The payer's reference; empty if it has only the invoice numbers that are shown next to it. */
function distinctReference({ reference, allocations }: Payment): string {
  const numbers = new Set(allocations.map(({ number }) => number))
  return reference.split(/[\s,]+/).every(word => numbers.has(word)) ? '' : reference
}

function Settled({ payment, workspaceId }: { payment: Payment; workspaceId: string }) {
  if (payment.reversedAt !== null) {
    return (
      <span title={payment.reversalReason}>
        <StatusBadge tone="red">{t`Reversed`}</StatusBadge>
      </span>
    )
  }
  return payment.allocations.map((each, i) => (
    <span key={each.invoiceId}>
      {i > 0 && ', '}
      <span className={`${listCss.oneLine} ${payCss.quiet}`}>
        <Link href={`/w/${workspaceId}/invoices/${each.invoiceId}`}>{each.number}</Link>
      </span>
    </span>
  ))
}

function PaymentMenu({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const reverse = useReversal()
  if (payment.reversedAt !== null) return null
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'payment',
          items: [
            {
              key: 'reverse',
              icon: 'undo',
              tone: 'red',
              label: t`Reverse`,
              onPress: () => void reverse(payment.id),
            },
          ],
        },
      ]}
    >
      <IconButton
        size="sm"
        icon="dots"
        label={t`More for the payment of ${payment.customerName}`}
      />
    </Menu>
  )
}
