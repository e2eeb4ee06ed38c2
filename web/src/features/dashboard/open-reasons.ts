/** What is known of an open invoice that explains why it is not paid. */
export type OpenFacts = {
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

/** Why it is not paid, as far as is known, in the order in which it is told. */
export function reasonsOf(row: OpenFacts, late: boolean): readonly Reason[] {
  return [
    ...(row.open === row.payable ? [] : [{ is: 'partly_paid' } as const]),
    ...arrivalOf(row),
    ...reminderOf(row, late),
    ...(row.usualDays === null ? [] : [{ is: 'habit', days: row.usualDays } as const]),
  ]
}

/** Of what was seen and reminded of, only the reminder is told. */
function arrivalOf({ sent, viewed, remindedAt }: OpenFacts): readonly Reason[] {
  if (viewed) return remindedAt === null ? [{ is: 'viewed' }] : []
  return [{ is: sent ? 'not_viewed' : 'not_sent' }]
}

function reminderOf(row: OpenFacts, late: boolean): readonly Reason[] {
  if (row.remindedAt !== null) return [{ is: 'reminded', at: row.remindedAt }]
  return late && (row.sent || row.viewed) ? [{ is: 'not_reminded' }] : []
}
