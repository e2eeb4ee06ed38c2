import type { UpcomingEntry } from '@bordereau/contract/reminders'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { toneLabel } from './labels.ts'

export function keyOfEntry(entry: UpcomingEntry): string {
  switch (entry.kind) {
    case 'reminder':
      return `${entry.invoiceId} ${entry.levelId}`
    case 'recurring':
      return `${entry.recurringId} ${entry.day}`
    case 'collection':
      return `collection ${entry.invoiceId}`
    case 'digest':
      return `digest ${entry.day}`
  }
}

export function hrefOfEntry(entry: UpcomingEntry, workspaceId: string): string {
  const base = `/w/${workspaceId}`
  switch (entry.kind) {
    case 'reminder':
    case 'collection':
      return `${base}/invoices/${entry.invoiceId}`
    case 'recurring':
      return `${base}/recurring/${entry.recurringId}`
    case 'digest':
      return `${base}/settings/notifications`
  }
}

/** What it is about. */
export function entryName(entry: UpcomingEntry): string {
  switch (entry.kind) {
    case 'reminder':
    case 'collection':
      return entry.number
    case 'recurring':
      return entry.name
    case 'digest':
      return t`Daily email to members`
  }
}

/** What happens to it. */
export function entryKind(entry: UpcomingEntry): string {
  switch (entry.kind) {
    case 'reminder':
      return t`Reminder: ${toneLabel(entry.tone)}`
    case 'recurring':
      return runText(entry.mode)
    case 'collection':
      return entry.isUnderWay ? t`Payment is being collected` : t`Payment collection`
    case 'digest':
      return t`Unread notifications`
  }
}

function runText(mode: 'draft' | 'issue' | 'send'): string {
  switch (mode) {
    case 'draft':
      return t`Recurring: draft`
    case 'issue':
      return t`Recurring: issued`
    case 'send':
      return t`Recurring: issued and sent`
  }
}

export function entryIcon(entry: UpcomingEntry): IconName {
  switch (entry.kind) {
    case 'reminder':
      return 'bell'
    case 'recurring':
      return 'repeat'
    case 'collection':
      return 'cash'
    case 'digest':
      return 'mail'
  }
}
