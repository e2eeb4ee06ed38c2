import type { ApplyingTax } from '@bordereau/domain/invoice/applying-taxes'
import { t } from '#macros'

/** Why a tax can apply to the sale, in few words: the heading over it in the list. */
export function applyingTaxText(why: ApplyingTax['why']): string {
  return TEXTS[why]()
}

const TEXTS: Readonly<Record<ApplyingTax['why'], () => string>> = {
  decided: () => t`Proposed for this sale`,
  asked: () => t`For this sale, with its rate to enter`,
  own: () => t`The item’s own tax`,
  goods: () => t`If goods are supplied`,
  services: () => t`If it is a service`,
  intangible: () => t`If it is advice, a licence or data`,
  electronic: () => t`If it is an electronic service`,
  here: () => t`If it happens at your place`,
  there: () => t`If it happens at the customer’s place`,
  rate: () => t`Other rates`,
}
