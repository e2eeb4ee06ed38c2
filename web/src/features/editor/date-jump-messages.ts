import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import type { DateJump } from './date-jump.ts'

/** Title, message and button of the confirmation dialog. */
export function dateJumpTexts(
  jump: DateJump,
  formats: Pick<Formats, 'date'>,
): { title: string; message: string; confirmLabel: string } {
  const [day, last] = [formats.date(jump.issueDate), formats.date(jump.lastSeen)]
  return {
    title: t`Is ${day} the right date?`,
    message: t`This server last ran on ${last}. If its clock is wrong, correct it first: a number given under a later date locks its series until that day.`,
    confirmLabel: t`Issue under ${day}`,
  }
}
