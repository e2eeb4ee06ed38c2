import type { Collects } from '@bordereau/domain/payment/collection'
import { t } from '#macros'

/** When invoices are collected. */
export function collectsLabel(collects: Collects): string {
  switch (collects) {
    case 'on_due':
      return t`On the due date`
    case 'on_issue':
      return t`On the day they are sent`
    case 'off':
      return t`Not at all`
  }
}

/** What is not said by the label; undefined: nothing. */
export function collectsHelp(collects: Collects): string | undefined {
  switch (collects) {
    case 'on_due':
      return undefined
    case 'on_issue':
      return t`From a bank account two days later: the customer is notified before.`
    case 'off':
      return t`What is planned already stays planned.`
  }
}
