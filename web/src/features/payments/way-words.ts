import { BRAND_NAMES } from '@bordereau/domain/payment/brand'
import { methodWords } from '../invoices/words.ts'
import type { Way } from './way.ts'

/** The brand says more than its method. */
export function wordsOfWay({ method, brand }: Way): string {
  return brand === null ? methodWords(method) : BRAND_NAMES[brand]
}
