import type { ApplyingTax } from '@bordereau/domain/invoice/applying-taxes'
import { t } from '#macros'

/** Why a tax can apply to the sale, in few words; undefined for another rate, whose law says it. */
export function applyingTaxText(why: ApplyingTax['why']): string | undefined {
  return why === 'rate' ? undefined : TEXTS[why]()
}

const TEXTS: Readonly<Record<Exclude<ApplyingTax['why'], 'rate'>, () => string>> = {
  decided: () => t`proposed for this sale`,
  asked: () => t`enter its rate`,
  own: () => t`the item’s own tax`,
  goods: () => t`if goods are supplied`,
  services: () => t`if it is a service`,
  intangible: () => t`if it is advice, a licence or data`,
  electronic: () => t`if it is an electronic service`,
  here: () => t`if it happens at your place`,
  there: () => t`if it happens at the customer’s place`,
}
