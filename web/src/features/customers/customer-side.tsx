import type { CustomerView } from '@bordereau/contract/customers'
import { listInvoices } from '@bordereau/contract/invoices'
import { listPayments } from '@bordereau/contract/payments'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, Trans, useLingui } from '#macros'
import type { ReactNode } from 'react'
import layout from '../../layout/layout.module.css'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { paymentHabitText } from '../document/payment-habit.ts'
import { methodLabel } from '../document/labels.ts'
import css from './customers.module.css'

type Props = { readonly customer: CustomerView }

/** The side column of a customer: balance, open invoices, latest payments, contact. */
export function CustomerSide({ customer }: Props) {
  return (
    <div className={layout.side}>
      <Balance customer={customer} />
      <OpenInvoices customer={customer} />
      <LastPayments customer={customer} />
      <Contact customer={customer} />
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
        {customer.usualDays !== null && (
          <Text tone="muted">{paymentHabitText(customer.usualDays)}</Text>
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

const MAX_ROWS = 5

function OpenInvoices({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const today = todayIn('')
  const query = { workspaceId, customerId: customer.id, tab: 'open', sort: 'due' } as const
  const { data } = useQuery(
    listInvoices,
    { ...query, limit: MAX_ROWS },
    { enabled: customer.open.length > 0 },
  )
  if (data === undefined || data.rows.length === 0) return null
  const list = `/w/${workspaceId}/invoices?tab=open&customerId=${customer.id}&sort=due`
  return (
    <Card
      title={t`Open invoices`}
      aside={data.next !== null && <Link href={list}>{t`All ${data.total}`}</Link>}
    >
      <ul className={css.rows}>
        {data.rows.map(row => (
          <SideRow
            key={row.id}
            start={
              <Link href={`/w/${workspaceId}/invoices/${row.id}`}>{row.number ?? t`Draft`}</Link>
            }
            end={<Amount value={row.open} currency={row.currency} />}
          >
            {row.dueDate !== null && (
              <Text size={13} tone={row.status === 'overdue' ? 'red' : 'muted'}>
                <time dateTime={row.dueDate} title={formats.date(row.dueDate)}>
                  {t`due ${formats.days(row.dueDate, today)}`}
                </time>
              </Text>
            )}
          </SideRow>
        ))}
      </ul>
    </Card>
  )
}

function LastPayments({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(
    listPayments,
    { workspaceId, customerId: customer.id, limit: MAX_ROWS },
    { enabled: customer.invoices > 0 && may('payments.read') },
  )
  const rows = data?.rows.filter(row => row.reversedAt === null) ?? []
  if (rows.length === 0) return null
  return (
    <Card
      title={t`Last payments`}
      aside={
        data?.next != null && (
          <Link href={`/w/${workspaceId}/payments?customerId=${customer.id}`}>
            {t`All ${data.total}`}
          </Link>
        )
      }
    >
      <ul className={css.rows}>
        {rows.map(row => (
          <SideRow
            key={row.id}
            start={<time dateTime={row.date}>{formats.date(row.date)}</time>}
            end={<Amount value={row.amount} currency={row.currency} />}
          >
            <Text size={13} tone="muted">
              {[methodLabel(row.method), ...row.allocations.map(({ number }) => number)].join(
                ' · ',
              )}
            </Text>
          </SideRow>
        ))}
      </ul>
    </Card>
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

/** A row with a label at the start, an amount at the end, and details below. */
function SideRow(props: {
  readonly start: ReactNode
  readonly end: ReactNode
  readonly children: ReactNode
}) {
  return (
    <li className={css.row}>
      <span className={css.line}>
        <span className={css.start}>{props.start}</span>
        {props.end}
      </span>
      {props.children}
    </li>
  )
}
