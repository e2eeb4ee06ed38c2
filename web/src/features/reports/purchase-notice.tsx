import { Notice } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import type { VatReportData } from './vat-lines.ts'

/** What the documents of purchases do not state. */
export function PurchaseNotice({ report }: { readonly report: VatReportData }) {
  const owed = report.rows.some(({ category }) => category === 'AE' || category === 'K')
  return (
    <>
      <Text size={13} tone="muted">
        <Trans>
          Purchases whose invoices you wrote for suppliers; all others are in your bookkeeping.
        </Trans>
      </Text>
      {owed && (
        <Notice tone="amber">
          <Trans>
            Reverse charge and intra-Community purchases state no tax: you owe it at the rate of
            your own country, and deduct it as far as you may.
          </Trans>
        </Notice>
      )}
    </>
  )
}
