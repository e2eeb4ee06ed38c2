import type { InvoiceRow } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import type { DocumentType } from '@bordereau/domain/document-kind'
import { Icon, type IconName } from '@bordereau/ui/icon/icon'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { type Formats, isAboveZero, todayIn, useFormats } from '../../format/formats.ts'
import { useWorkspace } from '../../data/session.tsx'
import { documentName, draftName } from '../document/document-name.ts'
import { shownAmount } from '../document/shown-amount.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import listCss from '../list/list.module.css'
import { InvoiceStatus } from './status-badge.tsx'

/** Columns hidden by default, to leave room for customer names; the open amount is shown in tabs of unpaid invoices. */
export function columnsHiddenByDefault(tab: string | null): readonly string[] {
  const unpaid = tab === 'open' || tab === 'overdue'
  return ['net', 'created', unpaid ? 'issued' : 'open']
}

export function useInvoiceColumns(): readonly Column<InvoiceRow>[] {
  const formats = useFormats()
  return [
    { key: 'number', head: t`Number`, sortable: true, phone: 'bottom-start', cell: numberCell },
    { key: 'customer', head: t`Customer`, wide: true, phone: 'top-start', cell: customerCell },
    {
      key: 'status',
      head: t`Status`,
      phone: 'bottom-end',
      cell: row => <StatusCell row={row} />,
    },
    ...dateColumns(formats, todayIn('')),
    ...amountColumns(formats),
    {
      key: 'created',
      head: t`Created`,
      rank: 3,
      sortable: true,
      cell: row => <Day date={row.createdAt.slice(0, 10)} formats={formats} />,
    },
  ]
}

function dateColumns(formats: Formats, today: LocalDate): readonly Column<InvoiceRow>[] {
  return [
    {
      key: 'issued',
      head: t({ context: 'date', message: 'Issued' }),
      rank: 2,
      sortable: true,
      cell: row => <Day date={row.issueDate} formats={formats} />,
    },
    {
      key: 'due',
      head: t`Due`,
      sortable: true,
      cell: row => <DueCell row={row} formats={formats} today={today} />,
    },
  ]
}

function amountColumns(formats: Formats): readonly Column<InvoiceRow>[] {
  return [
    {
      key: 'net',
      head: t`Without tax`,
      rank: 3,
      align: 'end',
      cell: row => <Signed row={row} amount={row.net} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      sortable: true,
      phone: 'top-end',
      cell: row => <Total row={row} formats={formats} />,
    },
    {
      key: 'open',
      head: t`Unpaid`,
      rank: 2,
      align: 'end',
      cell: row =>
        isAboveZero(row.open) &&
        row.number !== null && <Amount value={row.open} currency={row.currency} />,
    },
  ]
}

/** The open amount is shown as a tooltip too, since its column may be hidden. */
function Total({ row, formats }: { row: InvoiceRow; formats: Formats }) {
  const open = formats.money(row.open, row.currency)
  return (
    <span title={row.status === 'partly_paid' ? t`Open: ${open}` : undefined}>
      <Signed row={row} amount={row.payable} />
    </span>
  )
}

/** An amount with the sign that the seller's country gives it. */
function Signed({ row, amount }: { row: InvoiceRow; amount: string }) {
  const value = shownAmount(amount, row.kind, useWorkspace())
  return <Amount value={value} currency={row.currency} />
}

/** With a mark of what the document is, unless it is an ordinary invoice or credit note, which their tabs tell. */
function numberCell({ number, type }: InvoiceRow) {
  const icon = TYPE_ICONS[type]
  return (
    <span className={listCss.withFlag}>
      <span className={listCss.oneLine}>
        {number ?? (type === 'invoice' ? t`Draft` : draftName({ type }))}
      </span>
      {number !== null && icon && <Icon name={icon} title={documentName({ type })} />}
    </span>
  )
}

const TYPE_ICONS: Readonly<Partial<Record<DocumentType, IconName>>> = {
  deposit: 'coins',
  debit_note: 'plus',
  corrected_invoice: 'refresh',
}

function customerCell({ customerId, customerName, customerCountry }: InvoiceRow) {
  if (customerId === null) return t`No customer yet`
  return <FlaggedName name={customerName} country={customerCountry} />
}

function StatusCell({ row }: { row: InvoiceRow }) {
  const unsent = row.number !== null && !row.sent
  return (
    <span className={listCss.withFlag}>
      <InvoiceStatus status={row.status} kind={row.kind} />
      {row.viewed && <Icon name="eye" title={t`Viewed by the customer`} />}
      {unsent && <Icon name="mail" title={t`Not sent yet`} />}
    </span>
  )
}

function DueCell({ row, formats, today }: { row: InvoiceRow; formats: Formats; today: LocalDate }) {
  if (row.dueDate === null || row.number === null) return ''
  const settled = row.status === 'paid' || row.status === 'credited'
  return (
    <time className={listCss.oneLine} dateTime={row.dueDate} title={formats.date(row.dueDate)}>
      {settled ? formats.date(row.dueDate) : formats.days(row.dueDate, today)}
    </time>
  )
}

function Day({ date, formats }: { date: string | null; formats: Formats }) {
  if (date === null) return ''
  return (
    <time className={listCss.oneLine} dateTime={date}>
      {formats.date(date)}
    </time>
  )
}
