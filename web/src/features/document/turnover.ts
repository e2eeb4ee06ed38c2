import { getTurnover } from '@bordereau/contract/turnover'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { toMinor } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { turnoverState } from '@bordereau/domain/tax/turnover'
import { t } from '#macros'

export type CountedThreshold = ResponseOf<typeof getTurnover>['thresholds'][number]

/** Where the turnover stands, with a document that is being written: minor units of the threshold's currency. */
export function stateOf(threshold: CountedThreshold, document = 0n) {
  const minor = (amount: string) => toMinor(decimal(amount), threshold.currency)
  return turnoverState({
    limit: minor(threshold.limit),
    isIncluded: threshold.isIncluded,
    thisPeriod: minor(threshold.thisPeriod),
    lastPeriod: minor(threshold.lastPeriod),
    document,
  })
}

/** The highest threshold that is near or passed, and how; undefined while all are far. */
export function reachedThreshold(
  thresholds: readonly CountedThreshold[],
  documentOf: (threshold: CountedThreshold) => bigint = () => 0n,
) {
  const reached = thresholds
    .map(threshold => ({ threshold, state: stateOf(threshold, documentOf(threshold)) }))
    .filter(({ state }) => state !== 'below')
  return reached.findLast(({ state }) => state !== 'near') ?? reached[0]
}

/** What follows when the turnover passes the threshold. */
export function outcomeText(outcome: CountedThreshold['outcome']): string {
  return {
    next_year: t`Above it, the tax is charged from 1 January of the next year on.`,
    that_sale: t`The sale that passes it is taxed itself, and all after it.`,
    that_day: t`From the day on which it is passed, the tax is charged.`,
    next_day: t`From the day after it is passed, the tax is charged.`,
    second_month: t`Register within 30 days: the tax is charged from the first day of the second month after it is passed.`,
    thirty_days: t`Register within 30 days after it is passed, and charge the tax.`,
    register: t`Register for the tax as soon as it is passed, and charge it.`,
  }[outcome]
}
