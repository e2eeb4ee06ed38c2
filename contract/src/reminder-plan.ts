import { EARLIEST_DAYS, LATEST_DAYS, MAX_LEVELS } from '@bordereau/domain/reminder/plan'
import { REMINDER_TONES } from '@bordereau/domain/text/mail-template'
import * as z from 'zod/mini'
import { text } from './value.ts'

export const reminderLevel = z.object({
  id: text(40).check(z.minLength(1)),
  /** Days after the due date; negative before it. */
  days: z.int().check(z.gte(EARLIEST_DAYS), z.lte(LATEST_DAYS)),
  tone: z.enum(REMINDER_TONES),
})

export const reminderLevels = z.array(reminderLevel).check(z.maxLength(MAX_LEVELS))

/** When the company's customers are reminded (domain/src/reminder/plan.ts). */
export const reminderPlan = z.object({
  enabled: z.boolean(),
  levels: reminderLevels,
  hours: z.object({
    from: z.int().check(z.gte(0), z.lte(23)),
    to: z.int().check(z.gte(1), z.lte(24)),
  }),
  claims: z.object({ business: z.boolean(), person: z.boolean() }),
  listsOpenInvoices: z.boolean(),
  attachesStatement: z.boolean(),
})
