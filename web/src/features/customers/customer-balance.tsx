import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { paymentHabitText } from '../document/payment-habit.ts'
import type { Props } from './side-row.tsx'
import { StatementButton } from './statement-button.tsx'

/** What a customer owes, after how many days they usually pay, and links to their documents. */
export function CustomerBalance({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  return (
    <Card title={t`Balance`}>
      <Stack gap={2}>
        {customer.open.length === 0 && (
          <Text>
            <Trans>Nothing is open.</Trans>
          </Text>
        )}
        <Sums customer={customer} />
        {customer.usualDays !== null && (
          <Text tone="muted">{paymentHabitText(customer.usualDays)}</Text>
        )}
        {customer.profile.selfBilling && (
          <Text>
            <Link href={`/w/${workspaceId}/invoices?customerId=${customer.id}&tab=self_billed`}>
              <Trans>Self-billed documents</Trans>
            </Link>
          </Text>
        )}
        {customer.invoices > 0 && (
          <Text>
            <Link href={`/w/${workspaceId}/invoices?customerId=${customer.id}`}>
              <Plural value={customer.invoices} one="# document" other="All # documents" />
            </Link>
          </Text>
        )}
        {customer.invoices > 0 && <StatementButton customer={customer} />}
      </Stack>
    </Card>
  )
}

/** What is open and what is overpaid, by currency. */
function Sums({ customer }: Props) {
  const { t } = useLingui()
  return (
    <>
      {customer.open.map(sum => (
        <Amount
          key={sum.currency}
          value={sum.amount}
          currency={sum.currency}
          size={20}
          weight="semibold"
        />
      ))}
      {customer.credit.map(sum => (
        <Text key={sum.currency} tone="green">
          {t`Credit:`} <Amount value={sum.amount} currency={sum.currency} weight="medium" />
        </Text>
      ))}
    </>
  )
}
