import type {
  Notification,
  NotificationAbout,
  NotificationKind,
} from '@bordereau/contract/notifications'
import type { Tone } from '@bordereau/ui/badge/badge'
import type { IconName } from '@bordereau/ui/icon/icon'
import { plural, t } from '#macros'
import { collectionFailureText } from '../document/collection-labels.ts'

export type NotificationTexts = {
  readonly icon: IconName
  readonly tone: Exclude<Tone, 'grey' | 'blue'> | undefined
  readonly title: string
  /** A detail, in smaller text. */
  readonly help?: string | undefined
}

/** The event, in a sentence. */
export function notificationTexts(
  { kind, about }: Pick<Notification, 'kind' | 'about'>,
  tag: string,
): NotificationTexts {
  const number = about.invoiceNumber ?? ''
  const customer = about.customerName ?? ''
  const money = moneyOf(about, tag)
  switch (kind) {
    case 'viewed':
      return { icon: 'eye', tone: undefined, title: t`${customer} opened ${number}` }
    case 'paid': {
      const title =
        number === '' ? t`${customer} paid ${money}` : t`${customer} paid ${money} for ${number}`
      return { icon: 'cash', tone: 'green', title }
    }
    case 'overdue': {
      const title =
        about.overdueCount === undefined
          ? t`${number} is overdue`
          : plural(about.overdueCount, {
              one: '# more invoice is overdue',
              other: '# more invoices are overdue',
            })
      return { icon: 'clock', tone: 'amber', title, help: owedSince(about, tag) }
    }
    case 'bounced':
      return {
        icon: 'alert',
        tone: 'red',
        title: t`The message to ${about.to ?? ''} was refused`,
        help: about.mailSubject,
      }
    case 'failed':
      return failedMailTexts(about)
    case 'joined':
    case 'invited':
      return memberTexts(kind, about)
    case 'batch_finished':
      return batchTexts(about)
    case 'recurring_drafted':
      return {
        icon: 'repeat',
        tone: undefined,
        title: t`The draft for ${customer} is waiting to be issued`,
        help: about.recurringName,
      }
    case 'recurring_failed':
      return {
        icon: 'repeat',
        tone: 'amber',
        title:
          about.reason === 'missed'
            ? t`A recurring invoice to ${customer} was paused automatically`
            : t`A recurring invoice to ${customer} was left as a draft`,
        help: about.recurringName,
      }
    case 'quote_accepted':
    case 'quote_declined':
    case 'quote_expired':
      return quoteTexts(kind, about, money)
    case 'disputed':
      return disputeTexts(about, money)
    case 'bank_access_ending':
    case 'bank_access_ended':
      return bankTexts(kind, about, tag)
    default:
      return otherTexts(kind, about, money)
  }
}

function failedRefundTexts(
  { customerName: customer = '', invoiceNumber, reason }: NotificationAbout,
  money: string,
): NotificationTexts {
  return {
    icon: 'alert',
    tone: 'red',
    title: t`${money} could not be refunded to ${customer}`,
    help:
      reason === 'credited' ? t`The credit note stands: pay it back another way` : invoiceNumber,
  }
}

function bankTexts(
  kind: 'bank_access_ending' | 'bank_access_ended',
  { bankName = '', dueDate = '' }: NotificationAbout,
  tag: string,
): NotificationTexts {
  const day = dayOf(dueDate, tag)
  return kind === 'bank_access_ended'
    ? {
        icon: 'bank',
        tone: 'red',
        title: t`Access to the accounts at ${bankName} has ended`,
        help: t`Renew it, so that payments are fetched again`,
      }
    : {
        icon: 'bank',
        tone: 'amber',
        title: t`Access to the accounts at ${bankName} ends on ${day}`,
        help: t`Renew it, so that payments are still fetched`,
      }
}

function dayOf(dueDate: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return dueDate === '' ? '' : format.format(Date.parse(`${dueDate}T00:00:00Z`))
}

function memberTexts(kind: 'joined' | 'invited', about: NotificationAbout): NotificationTexts {
  const person = about.personName === '' ? t`Someone` : (about.personName ?? '')
  const company = about.company ?? ''
  return kind === 'joined'
    ? { icon: 'user-plus', tone: undefined, title: t`${person} joined ${company}` }
    : { icon: 'envelope', tone: undefined, title: t`${person} invites you to ${company}` }
}

function damagedTexts(number: string): NotificationTexts {
  return {
    icon: 'alert',
    tone: 'red',
    title: t`Archived files of ${number} are missing or damaged`,
    help: t`There may be others: Settings, Journal lists them all`,
  }
}

function quoteTexts(
  kind: 'quote_accepted' | 'quote_declined' | 'quote_expired',
  about: NotificationAbout,
  money: string,
): NotificationTexts {
  const quote = about.quoteNumber ?? ''
  const customer = about.customerName ?? ''
  switch (kind) {
    case 'quote_accepted':
      return {
        icon: 'check',
        tone: 'green',
        title: t`${customer} accepted the quote ${quote}`,
        help: money,
      }
    case 'quote_declined':
      return {
        icon: 'x',
        tone: 'amber',
        title: t`${customer} declined the quote ${quote}`,
        help: money,
      }
    case 'quote_expired':
      return {
        icon: 'clock',
        tone: undefined,
        title: t`The quote ${quote} has expired`,
        help: customer,
      }
  }
}

/** Where the dispute stands, and what to do while it is open. */
function disputeTexts(about: NotificationAbout, money: string): NotificationTexts {
  const number = about.invoiceNumber ?? ''
  const customer = about.customerName ?? ''
  switch (about.reason) {
    case 'won':
      return {
        icon: 'check',
        tone: 'green',
        title: t`The dispute of ${money} for ${number} was won`,
      }
    case 'lost':
      return {
        icon: 'x',
        tone: 'red',
        title: t`The dispute of ${money} for ${number} was lost`,
        help: t`The money went back to ${customer}`,
      }
    default:
      return {
        icon: 'alert',
        tone: 'amber',
        title: t`${customer} disputes ${money} for ${number}`,
        help: t`Answer it at the payment provider before its deadline`,
      }
  }
}

function otherTexts(
  kind:
    | 'collection_failed'
    | 'mandate_ended'
    | 'provider_unread'
    | 'files_damaged'
    | 'refund_failed',
  about: NotificationAbout,
  money: string,
): NotificationTexts {
  if (kind === 'provider_unread') return unreadTexts(about)
  if (kind === 'refund_failed') return failedRefundTexts(about, money)
  return kind === 'files_damaged'
    ? damagedTexts(about.invoiceNumber ?? '')
    : collectionTexts(kind, about, money)
}

function collectionTexts(
  kind: 'collection_failed' | 'mandate_ended',
  { customerName: customer = '', invoiceNumber: number = '', reason = '' }: NotificationAbout,
  money: string,
): NotificationTexts {
  return kind === 'collection_failed'
    ? {
        icon: 'alert',
        tone: 'red',
        title: t`${money} of ${customer} could not be collected`,
        help: `${number}: ${collectionFailureText(reason)}`,
      }
    : {
        icon: 'cash',
        tone: 'amber',
        title: t`Automatic payment by ${customer} has ended`,
        help:
          reason === 'customer'
            ? t`The customer ended it`
            : t`The payment provider no longer has the payment method`,
      }
}

function unreadTexts({ provider = '', reference = '' }: NotificationAbout): NotificationTexts {
  return {
    icon: 'alert',
    tone: 'amber',
    title: t`${reference} at ${provider} could not be read`,
    help: t`It is left out here; all others were read. Check it at the payment provider.`,
  }
}

function failedMailTexts(about: NotificationAbout): NotificationTexts {
  const uncertain = about.uncertain === true
  return {
    icon: 'warning',
    tone: uncertain ? 'amber' : 'red',
    title: uncertain
      ? t`It is not known whether the message to ${about.to ?? ''} arrived`
      : t`The message to ${about.to ?? ''} could not be sent`,
    help: about.mailSubject,
  }
}

function batchTexts({ batchKind, doneCount = 0, refusedCount = 0 }: NotificationAbout) {
  const tone = refusedCount > 0 ? ('amber' as const) : ('green' as const)
  const help =
    refusedCount > 0 ? plural(refusedCount, { one: '# refused', other: '# refused' }) : undefined
  switch (batchKind) {
    case 'remind':
      return {
        icon: 'bell' as const,
        tone,
        title: plural(doneCount, { one: '# reminder sent', other: '# reminders sent' }),
        help,
      }
    case 'mark_paid':
      return {
        icon: 'cash' as const,
        tone,
        title: plural(doneCount, { one: '# payment recorded', other: '# payments recorded' }),
        help,
      }
    default:
      return {
        icon: 'send' as const,
        tone,
        title: plural(doneCount, { one: '# document sent', other: '# documents sent' }),
        help,
      }
  }
}

/** The name of a kind in the preferences. */
export function notificationKindLabel(kind: NotificationKind): {
  readonly name: string
  readonly help: string
} {
  return KINDS[kind]()
}

const KINDS: Readonly<Record<NotificationKind, () => { name: string; help: string }>> = {
  viewed: () => ({ name: t`Opened`, help: t`A customer opened an invoice for the first time` }),
  paid: () => ({ name: t`Payments`, help: t`Someone else recorded a payment` }),
  disputed: () => ({
    name: t`Disputed payments`,
    help: t`A customer’s bank takes a payment back, and what came of it`,
  }),
  bank_access_ending: () => ({
    name: t`Bank access ends soon`,
    help: t`The consent to read a bank account ends within a week`,
  }),
  bank_access_ended: () => ({
    name: t`Bank access ended`,
    help: t`A bank account is no longer read until the consent is renewed`,
  }),
  provider_unread: () => ({
    name: t`Unreadable reports`,
    help: t`A payment provider lists something that could not be read`,
  }),
  collection_failed: () => ({
    name: t`Failed automatic payments`,
    help: t`An invoice could not be collected from a saved payment method`,
  }),
  refund_failed: () => ({
    name: t`Failed refunds`,
    help: t`A payment provider refused a refund, or it failed at the customer’s bank`,
  }),
  mandate_ended: () => ({
    name: t`Ended automatic payments`,
    help: t`A customer or a payment provider ended automatic payment`,
  }),
  overdue: () => ({ name: t`Overdue invoices`, help: t`A due date has passed` }),
  bounced: () => ({
    name: t`Refused messages`,
    help: t`A message was refused by the recipient’s side`,
  }),
  failed: () => ({
    name: t`Failed messages`,
    help: t`A message could not be sent, or may not have arrived`,
  }),
  invited: () => ({ name: t`Invitations`, help: t`Someone invites you to another company` }),
  joined: () => ({ name: t`New users`, help: t`Someone accepted an invitation to this company` }),
  batch_finished: () => ({ name: t`Bulk actions`, help: t`A bulk action is finished` }),
  recurring_drafted: () => ({
    name: t`Recurring drafts`,
    help: t`A draft was created and is waiting to be issued`,
  }),
  recurring_failed: () => ({
    name: t`Recurring invoices that stopped`,
    help: t`One could not be issued or sent, or was paused automatically`,
  }),
  quote_accepted: () => ({
    name: t`Accepted quotes`,
    help: t`A customer accepted and signed a quote`,
  }),
  quote_declined: () => ({ name: t`Declined quotes`, help: t`A customer declined a quote` }),
  quote_expired: () => ({
    name: t`Expired quotes`,
    help: t`A quote was not answered in time`,
  }),
  files_damaged: () => ({
    name: t`Damaged files`,
    help: t`The nightly check found archived files missing or damaged`,
  }),
}

/** Of one document: who owes how much since when, since it may have been due long before the notification. */
function owedSince(about: NotificationAbout, tag: string): string | undefined {
  if (about.overdueCount !== undefined) return undefined
  const customer = about.customerName ?? ''
  const money = moneyOf(about, tag)
  const { dueDate = '' } = about
  if (dueDate === '') return t`${customer} owes ${money}`
  const day = dayOf(dueDate, tag)
  return t`${customer} owes ${money} since ${day}`
}

function moneyOf({ amount, currency }: NotificationAbout, tag: string): string {
  if (amount === undefined || currency === undefined) return ''
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  // Decimal text as the formatter takes it: exact since ES2023; the library's type knows numeric literals only.
  return format.format(amount as Intl.StringNumericLiteral)
}
