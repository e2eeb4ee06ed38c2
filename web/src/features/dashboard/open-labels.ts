import { type LocalDate, localDate } from '@bordereau/domain/date'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import { paymentHabitText } from '../document/payment-habit.ts'
import type { Reason } from './open-reasons.ts'

/** 'Viewed', 'Reminded 3 days ago', 'Usually pays 12 days late'. */
export function reasonLabel(reason: Reason, today: LocalDate, formats: Formats): string {
  switch (reason.is) {
    case 'partly_paid':
      return t`Partly paid`
    case 'viewed':
      return t`Viewed`
    case 'not_viewed':
      return t`Not viewed yet`
    case 'not_sent':
      return t`Not sent yet`
    case 'not_reminded':
      return t`No reminder yet`
    case 'reminded': {
      const ago = formats.days(localDate(reason.at.slice(0, 10)), today)
      return t`Reminded ${ago}`
    }
    case 'habit':
      return paymentHabitText(reason.days)
  }
}
