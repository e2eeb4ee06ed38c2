import type {
  Notification,
  NotificationAbout,
  NotificationKind,
} from '@bordereau/contract/notifications'
import type { Tone } from '@bordereau/ui/badge/badge'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '@lingui/core/macro'

export type NotificationWords = {
  readonly icon: IconName
  readonly tone: Exclude<Tone, 'grey' | 'blue'> | undefined
  readonly title: string
  /** More of it, smaller. */
  readonly help?: string | undefined
}

/** What happened, in a sentence. */
export function wordsOfNotification(
  { kind, about }: Pick<Notification, 'kind' | 'about'>,
  tag: string,
): NotificationWords {
  const number = about.invoiceNumber ?? ''
  const customer = about.customerName ?? ''
  const money = moneyOf(about, tag)
  const person = about.personName === '' ? t`Somebody` : (about.personName ?? '')
  const company = about.company ?? ''
  switch (kind) {
    case 'viewed':
      return { icon: 'eye', tone: undefined, title: t`${customer} opened ${number}` }
    case 'paid': {
      const title =
        number === '' ? t`${customer} paid ${money}` : t`${customer} paid ${money} for ${number}`
      return { icon: 'cash', tone: 'green', title }
    }
    case 'overdue':
      return {
        icon: 'clock',
        tone: 'amber',
        title: t`${number} is overdue`,
        help: t`${customer} owes ${money}`,
      }
    case 'bounced':
      return {
        icon: 'alert',
        tone: 'red',
        title: t`The email to ${about.to ?? ''} was refused`,
        help: about.mailSubject,
      }
    case 'failed':
      return {
        icon: 'warning',
        tone: about.uncertain === true ? 'amber' : 'red',
        title:
          about.uncertain === true
            ? t`It is not known whether the email to ${about.to ?? ''} arrived`
            : t`The email to ${about.to ?? ''} could not be sent`,
        help: about.mailSubject,
      }
    case 'joined':
      return { icon: 'user-plus', tone: undefined, title: t`${person} joined ${company}` }
    case 'invited':
      return { icon: 'envelope', tone: undefined, title: t`${person} invites you to ${company}` }
    case 'recurring_drafted':
      return {
        icon: 'repeat',
        tone: undefined,
        title: t`The draft for ${customer} waits to be issued`,
        help: about.recurringName,
      }
    case 'recurring_failed':
      return {
        icon: 'repeat',
        tone: 'amber',
        title:
          about.reason === 'missed'
            ? t`A recurring invoice to ${customer} paused itself`
            : t`A recurring invoice to ${customer} was kept as a draft`,
        help: about.recurringName,
      }
  }
}

/** What a kind is called where one chooses what to be told of. */
export function nameOfKind(kind: NotificationKind): {
  readonly name: string
  readonly help: string
} {
  switch (kind) {
    case 'viewed':
      return { name: t`Opened`, help: t`A customer opened an invoice for the first time` }
    case 'paid':
      return { name: t`Payments`, help: t`Somebody else recorded a payment` }
    case 'overdue':
      return { name: t`Overdue invoices`, help: t`A due date has passed` }
    case 'bounced':
      return { name: t`Refused emails`, help: t`A mail server would not take a message` }
    case 'failed':
      return {
        name: t`Failed emails`,
        help: t`A message could not be sent, or may not have arrived`,
      }
    case 'invited':
      return { name: t`Invitations`, help: t`Somebody invites you to another company` }
    case 'joined':
      return { name: t`New people`, help: t`Somebody accepted an invitation to this company` }
    case 'recurring_drafted':
      return { name: t`Recurring drafts`, help: t`A draft was made and waits to be issued` }
    case 'recurring_failed':
      return {
        name: t`Recurring invoices that stopped`,
        help: t`One could not be issued or sent, or paused itself`,
      }
  }
}

function moneyOf({ amount, currency }: NotificationAbout, tag: string): string {
  if (amount === undefined || currency === undefined) return ''
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  // Decimal text as the formatter takes it: exactly, by ES2023; the library's type knows numeric literals only.
  return format.format(amount as Intl.StringNumericLiteral)
}
