import { type LocalDate, parseDate } from '@bordereau/domain/date'
import * as z from 'zod/mini'
import type { Refused } from '../../data/api.ts'

/** The server's clock is far ahead of its last run, so that the user must confirm the date. */
export type DateJump = { readonly lastSeen: LocalDate; readonly issueDate: LocalDate }

const shape = z.object({ lastSeen: z.string(), issueDate: z.string() })

/** undefined: another refusal. */
export function dateJumpIn({ refusal, detail }: Pick<Refused, 'refusal' | 'detail'>) {
  const read = shape.safeParse(detail)
  if (refusal !== 'date_jump' || !read.success) return undefined
  const [lastSeen, issueDate] = [read.data.lastSeen, read.data.issueDate].map(parseDate)
  return lastSeen && issueDate ? { lastSeen, issueDate } : undefined
}
