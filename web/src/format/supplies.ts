import type { Supply } from '@bordereau/domain/country/supply'
import { t } from '#macros'

export type SupplyOption = {
  readonly value: Supply
  readonly label: string
  readonly group?: string
}

/** The kinds that most companies sell, for a filter; all kinds are in all-supplies.ts. */
export function commonSupplies(): readonly SupplyOption[] {
  return [
    { value: 'services', label: t`Service` },
    { value: 'goods', label: t`Goods` },
    { value: 'intangible', label: t`Advice, licence or data` },
    { value: 'electronic', label: t`Electronic service` },
  ]
}
