import type { BatchKind, ItemRefusal } from '@bordereau/contract/batches'
import type { IconName } from '@bordereau/ui/icon/icon'
import { plural, t } from '#macros'

export const BATCH_ICONS: Readonly<Record<BatchKind, IconName>> = {
  send: 'send',
  remind: 'bell',
  mark_paid: 'cash',
}

export function batchTitle(kind: BatchKind): string {
  switch (kind) {
    case 'send':
      return t`Sending documents`
    case 'remind':
      return t`Sending reminders`
    case 'mark_paid':
      return t`Recording payments`
  }
}

/** How many documents are left out and why, shown before the batch is created. */
export function expectedRefusalMessage(refusal: ItemRefusal, count: number): string {
  switch (refusal) {
    case 'no_recipient':
      return plural(count, {
        one: '# has no email address and is left out.',
        other: '# have no email address and are left out.',
      })
    case 'already_reminded':
      return plural(count, {
        one: '# already had a reminder today and is left out.',
        other: '# already had a reminder today and are left out.',
      })
    default:
      return plural(count, { one: '# is left out.', other: '# are left out.' })
  }
}
