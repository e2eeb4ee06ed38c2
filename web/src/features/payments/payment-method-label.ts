import { BRAND_NAMES } from '@bordereau/domain/payment/brand'
import { methodLabel } from '../document/labels.ts'
import type { MethodChoice } from './payment-method.ts'

/** The name of the brand if known, else the label of the method. */
export function methodChoiceLabel({ method, brand }: MethodChoice): string {
  return brand === null ? methodLabel(method) : BRAND_NAMES[brand]
}
