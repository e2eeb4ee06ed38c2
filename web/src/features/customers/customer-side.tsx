import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, Trans, useLingui } from '#macros'
import layout from '../../layout/layout.module.css'
import { useWorkspace } from '../../data/session.tsx'
import { paymentHabitText } from '../document/payment-habit.ts'
import { CustomerPortal } from './customer-portal.tsx'
import { CustomerMandates } from './customer-mandates.tsx'
import { CustomerReminders } from './customer-reminders.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { LastPayments } from './last-payments.tsx'
import type { Props } from './side-row.tsx'

/** The side column of a customer: balance, open invoices, latest payments, contact, portal. */
export function CustomerSide({ customer }: Props) {
  return (
    <div className={layout.side}>
      <Balance customer={customer} />
      <OpenInvoices customer={customer} />
      <LastPayments customer={customer} />
      <Contact customer={customer} />
      <CustomerPortal customer={customer} />
      <CustomerReminders customer={customer} />
      <CustomerMandates customer={customer} />
    </div>
  )
}

function Balance({ customer }: Props) {
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

function Contact({ customer }: Props) {
  const { t } = useLingui()
  const { contact } = customer.profile
  const email = contact.email || customer.email.split(',')[0]?.trim() || ''
  if (contact.name === '' && contact.phone === '' && email === '') return null
  return (
    <Card title={t`Contact`}>
      <Stack gap={1}>
        {contact.name !== '' && (
          <Text>
            <bdi>{contact.name}</bdi>
          </Text>
        )}
        {email !== '' && (
          <Text truncate>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Text>
        )}
        {contact.phone !== '' && (
          <Text>
            <Link href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </Link>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
