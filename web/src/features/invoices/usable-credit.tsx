import type { InvoiceView } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useCredit } from './use-credit.ts'

/** The customer's credit from overpayments, which can be applied to this invoice. */
export function UsableCredit({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { credit, use, pending } = useCredit(invoice)
  if (credit === undefined) return null
  return (
    <Card>
      <Row justify="between">
        <Text>
          {t`The customer has credit:`} <Amount value={credit.amount} currency={credit.currency} />
        </Text>
        <Button size="sm" busy={pending} onClick={() => void use()}>
          <Trans>Use it here</Trans>
        </Button>
      </Row>
    </Card>
  )
}
