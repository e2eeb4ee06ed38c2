import type { InvoiceView } from '@bordereau/contract/invoices'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'

/** The deposits of a final invoice or its draft, and the final invoice of a deposit. */
export function Deposits(props: {
  readonly invoice: Pick<InvoiceView, 'deposits' | 'finalInvoice' | 'totals'>
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { deposits, finalInvoice, totals } = props.invoice
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
          <DepositRow
            key={deposit.id}
            deposit={deposit}
            href={page(deposit.id)}
            currency={totals.currency}
          />
        ))}
      </Stack>
    </Card>
  )
}

type Deposit = InvoiceView['deposits'][number]

function DepositRow(props: { deposit: Deposit; href: string; currency: string }) {
  const { t } = useLingui()
  const { deposit, href, currency } = props
  return (
    <Row justify="between" align="start">
      <div>
        <Link href={href}>{deposit.number ?? t`Draft deposit invoice`}</Link>
        <DepositState deposit={deposit} />
      </div>
      <Amount value={deposit.payable} currency={currency} />
    </Row>
  )
}

function DepositState({ deposit }: { deposit: Deposit }) {
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
