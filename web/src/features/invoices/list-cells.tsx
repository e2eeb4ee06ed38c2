import type { InvoiceRow } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import type { DocumentType } from '@bordereau/domain/document-kind'
import { Icon, type IconName } from '@bordereau/ui/icon/icon'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import { useWorkspace } from '../../data/session.tsx'
import { documentName, draftName } from '../document/document-name.ts'
import { shownAmount } from '../document/shown-amount.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import listCss from '../list/list.module.css'
import { InvoiceStatus } from './status-badge.tsx'

/** The open amount is shown as a tooltip too, since its column may be hidden. */
export function Total({ row, formats }: { row: InvoiceRow; formats: Formats }) {
  const open = formats.money(row.open, row.currency)
  return (
    <span title={row.status === 'partly_paid' ? t`Open: ${open}` : undefined}>
      <Signed row={row} amount={row.payable} />
    </span>
  )
}

/** An amount with the sign that the seller's country gives it. */
export function Signed({ row, amount }: { row: InvoiceRow; amount: string }) {
  const value = shownAmount(amount, row.kind, useWorkspace())
  return <Amount value={value} currency={row.currency} />
}

/**
 * With a mark of what the document is, unless it is an ordinary invoice or a credit note, which have tabs. Where rows have
 * two lines and no column of due dates, with that.
 */
export function NumberCell({ row, ...when }: DueProps) {
  const { number, type } = row
  const icon = TYPE_ICONS[type]
  return (
    <span className={listCss.withFlag}>
      <span className={listCss.oneLine}>
        {number ?? (type === 'invoice' ? t`Draft` : draftName({ type }))}
      </span>
      {number !== null && icon && <Icon name={icon} title={documentName({ type })} />}
      <span className={listCss.stackedOnly}>
        <DueCell row={row} {...when} />
      </span>
    </span>
  )
}

type DueProps = {
  readonly row: InvoiceRow
  readonly formats: Formats
  readonly today: LocalDate
}

const TYPE_ICONS: Readonly<Partial<Record<DocumentType, IconName>>> = {
  deposit: 'coins',
  debit_note: 'plus',
  corrected_invoice: 'refresh',
}

export function customerCell({ customerId, customerName, customerCountry }: InvoiceRow) {
  if (customerId === null) return t`No customer yet`
  return <FlaggedName name={customerName} country={customerCountry} />
}

/** The status, with marks for viewed and not sent. */
export function StatusCell({ row }: { row: InvoiceRow }) {
  const unsent = row.number !== null && !row.sent
  return (
    <span className={listCss.withFlag}>
      <InvoiceStatus status={row.status} type={row.type} />
      {row.viewed && <Icon name="eye" title={t`Viewed by the customer`} />}
      {unsent && <Icon name="mail" title={t`Not sent yet`} />}
    </span>
  )
}

/** In days from today until it is settled, then as a date. */
export function DueCell({ row, formats, today }: DueProps) {
  if (row.dueDate === null || row.number === null) return ''
  const settled = row.status === 'paid' || row.status === 'credited'
  return (
    <time className={listCss.oneLine} dateTime={row.dueDate} title={formats.date(row.dueDate)}>
      {settled ? formats.date(row.dueDate) : formats.days(row.dueDate, today)}
    </time>
  )
}

/** A date; empty where there is none. */
export function Day({ date, formats }: { date: string | null; formats: Formats }) {
  if (date === null) return ''
  return (
    <time className={listCss.oneLine} dateTime={date}>
      {formats.date(date)}
    </time>
  )
}
