import type { QuoteStatus } from '@bordereau/domain/quote/status'
import type { Tone } from '@bordereau/ui/badge/badge'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { mailEventLabel } from '../document/event-labels.ts'

/** Label and tone of a status. */
export function quoteStatusLabel(status: QuoteStatus): {
  readonly tone: Tone
  readonly label: string
} {
  switch (status) {
    case 'draft':
      return { tone: 'grey', label: t`Draft` }
    case 'sent':
      return { tone: 'blue', label: t({ context: 'a quote', message: 'Sent' }) }
    case 'viewed':
      return { tone: 'blue', label: t({ context: 'a quote', message: 'Viewed' }) }
    case 'accepted':
      return { tone: 'green', label: t({ context: 'a quote', message: 'Accepted' }) }
    case 'invoiced':
      return { tone: 'green', label: t({ context: 'a quote', message: 'Invoiced' }) }
    case 'declined':
      return { tone: 'red', label: t({ context: 'a quote', message: 'Declined' }) }
    case 'expired':
      return { tone: 'amber', label: t({ context: 'a quote', message: 'Expired' }) }
    case 'withdrawn':
      return { tone: 'grey', label: t({ context: 'a quote', message: 'Withdrawn' }) }
  }
}

/** The entry of a quote's timeline; an unknown kind is shown as it is. */
export function quoteEventLabel(event: {
  readonly kind: string
  readonly detail: Readonly<Record<string, unknown>>
}): { readonly icon: IconName; readonly tone: Tone; readonly title: string } {
  const detail = (name: string) => String(event.detail[name] ?? '')
  return (
    EVENTS[event.kind]?.(detail) ??
    mailEventLabel(event.kind, detail) ?? { icon: 'file', tone: 'grey', title: event.kind }
  )
}

type Label = ReturnType<typeof quoteEventLabel>

const EVENTS: Readonly<Record<string, (detail: (name: string) => string) => Label>> = {
  created: () => ({ icon: 'file-plus', tone: 'grey', title: t`Draft created` }),
  sent: detail => ({
    icon: 'send',
    tone: 'blue',
    title: t`Version ${detail('revision')} sent as ${detail('number')}`,
  }),
  viewed: () => ({ icon: 'eye', tone: 'blue', title: t`Opened by the customer` }),
  accepted: detail => ({
    icon: 'signature',
    tone: 'green',
    title: t`Accepted and signed by ${detail('name')}`,
  }),
  declined: detail => ({
    icon: 'x-circle',
    tone: 'red',
    title:
      detail('reason') === ''
        ? t`Declined by the customer`
        : t`Declined by the customer: ${detail('reason')}`,
  }),
  expired: () => ({ icon: 'clock', tone: 'amber', title: t`Expired without an answer` }),
  withdrawn: () => ({ icon: 'ban', tone: 'grey', title: t`Withdrawn` }),
  invoice_drafted: () => ({ icon: 'file-invoice', tone: 'grey', title: t`Invoice drafted` }),
}
