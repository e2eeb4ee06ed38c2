import type { Supply } from '@bordereau/domain/country/supply'
import { t } from '#macros'

/** What can be supplied, for a choice: the place of supply differs between them. */
export function supplyOptions(): readonly { readonly value: Supply; readonly label: string }[] {
  return [
    { value: 'services', label: t`Service` },
    { value: 'goods', label: t`Goods` },
    { value: 'intangible', label: t`Advice, licence or data` },
    { value: 'electronic', label: t`Electronic service` },
  ]
}
