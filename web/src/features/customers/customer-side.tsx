import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { useLingui } from '#macros'
import { AutomaticPayment } from '../collections/automatic-payment.tsx'
import { CustomerBalance } from './customer-balance.tsx'
import { CustomerPortal } from './customer-portal.tsx'
import { CustomerObligations } from './customer-obligations.tsx'
import { CustomerReminders } from './customer-reminders.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { LastPayments } from './last-payments.tsx'
import type { Props } from './side-row.tsx'

/** The side column of a customer: balance, open invoices, latest payments, contact, portal, automatic payment, reminders. */
export function CustomerSide({ customer }: Props) {
  return (
    <>
      <CustomerBalance customer={customer} />
      <OpenInvoices customer={customer} />
      <LastPayments customer={customer} />
      <Contact customer={customer} />
      <CustomerPortal customer={customer} />
      <AutomaticPayment customer={{ id: customer.id, name: customer.profile.legalName }} />
      <CustomerReminders customer={customer} />
      <CustomerObligations customer={customer} />
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
