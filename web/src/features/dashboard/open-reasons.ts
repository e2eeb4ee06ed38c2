/** The facts about an open invoice that explain why it is unpaid. */
export type OpenInvoiceFacts = {
  readonly payable: string
  readonly open: string
  readonly sent: boolean
  readonly viewed: boolean
  readonly remindedAt: string | null
  readonly usualDays: number | null
}

export type Reason =
  | { readonly is: 'partly_paid' | 'viewed' | 'not_viewed' | 'not_sent' | 'not_reminded' }
  | { readonly is: 'reminded'; readonly at: string }
  | { readonly is: 'habit'; readonly days: number }

/** Why it is unpaid, as far as is known, in the order shown. */
export function reasonsOf(row: OpenInvoiceFacts, late: boolean): readonly Reason[] {
  return [
    ...(row.open === row.payable ? [] : [{ is: 'partly_paid' } as const]),
    ...arrivalOf(row),
    ...reminderOf(row, late),
    ...(row.usualDays === null ? [] : [{ is: 'habit', days: row.usualDays } as const]),
  ]
}

/** Of views and reminders, only the reminder is shown. */
function arrivalOf({ sent, viewed, remindedAt }: OpenInvoiceFacts): readonly Reason[] {
  if (viewed) return remindedAt === null ? [{ is: 'viewed' }] : []
  return [{ is: sent ? 'not_viewed' : 'not_sent' }]
}

function reminderOf(row: OpenInvoiceFacts, late: boolean): readonly Reason[] {
  if (row.remindedAt !== null) return [{ is: 'reminded', at: row.remindedAt }]
  return late && (row.sent || row.viewed) ? [{ is: 'not_reminded' }] : []
}
