import type { InvoiceView } from '@bordereau/contract/invoices'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'

/** The deposits of a final invoice or its draft, and the final invoice of a deposit. */
export function Deposits({
  invoice,
}: {
  invoice: Pick<InvoiceView, 'deposits' | 'finalInvoice' | 'totals'>
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { deposits, finalInvoice, totals } = invoice
  const page = (id: string) => `/w/${workspaceId}/invoices/${id}`
  if (finalInvoice)
    return (
      <Card title={t`Final invoice`}>
        <Link href={page(finalInvoice.id)}>{finalInvoice.number ?? t`Draft final invoice`}</Link>
      </Card>
    )
  if (deposits.length === 0) return null
  return (
    <Card title={t`Deposits`}>
      <Stack gap={3}>
        {deposits.map(deposit => (
          <Row key={deposit.id} justify="between" align="start">
            <div>
              <Link href={page(deposit.id)}>{deposit.number ?? t`Draft deposit invoice`}</Link>
              <DepositState deposit={deposit} />
            </div>
            <Amount value={deposit.payable} currency={totals.currency} />
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

function DepositState({ deposit }: { deposit: InvoiceView['deposits'][number] }) {
  return (
    <Text size={12} tone="muted">
      {deposit.number === null ? (
        <Trans>not issued yet</Trans>
      ) : isAboveZero(deposit.open) ? (
        <Trans>not paid yet</Trans>
      ) : (
        <Trans>paid</Trans>
      )}
    </Text>
  )
}
