import type { InvoiceView } from '@bordereau/contract/invoices'
import { Text } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { isAboveZero, useFormats } from '../../format/formats.ts'

/** The tax in a discount for early payment, which its seller takes back, by rate. */
export function DiscountTaxes(props: {
  readonly taxes: InvoiceView['payments'][number]['taxes']
  readonly currency: string
}) {
  const { percent, money } = useFormats()
  const taxes = props.taxes.filter(({ tax }) => isAboveZero(tax))
  if (taxes.length === 0) return null
  const byRate = taxes
    .map(({ rate, tax }) => `${percent(rate)}: ${money(tax, props.currency)}`)
    .join(' · ')
  return <Text size={12} tone="muted">{t`of which tax: ${byRate}`}</Text>
}
