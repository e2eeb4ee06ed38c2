import type { InvoiceView } from '@bordereau/contract/invoices'
import { getFollowUp } from '@bordereau/contract/reminders'
import { unpaidAction } from '@bordereau/domain/reminder/unpaid-reason'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useLookAgain } from '../../data/use-look-again.ts'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { Charges } from './charges.tsx'
import { type FollowUp, collectingWaits, followUpFacts, isPastDue } from './follow-up-facts.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { actionLink, reasonTexts } from './unpaid-texts.ts'
import css from './reminders.module.css'

// Few invoices are collected.
const CollectionNotice = lazy(async () => ({
  default: (await import('../collections/collection-notice.tsx')).CollectionNotice,
}))

/** Why an open invoice is not paid, what happens next, and a promise, a dispute or a note about it. */
export function FollowUpCard({ invoice }: { readonly invoice: InvoiceView }) {
  const { workspaceId, sample } = useWorkspace()
  const query = useQuery(getFollowUp, { workspaceId, invoiceId: invoice.id })
  const { data, refused } = query
  useLookAgain(data?.renewing ?? false, query)
  // What stands below does not move when it arrives.
  if (!data && !refused && isAboveZero(invoice.open)) return <LoadingSkeleton height="14rem" />
  if (!data || data.noReminder === 'not_open') return null
  return (
    <Card title={isPastDue(invoice, data) ? t`Why is this not paid?` : t`What happens next`}>
      <Stack gap={3}>
        <Reason invoiceId={invoice.id} followUp={data} />
        <Suspense fallback={null}>
          <CollectionNotice
            invoiceId={invoice.id}
            number={invoice.number ?? ''}
            today={data.today}
            waits={collectingWaits(data, { sample })}
          />
        </Suspense>
        <Facts invoice={invoice} followUp={data} />
        {data.note !== '' && (
          <div className={css.note} dir="auto">
            {data.note}
          </div>
        )}
        {data.charges && <Charges charges={data.charges} currency={invoice.totals.currency} />}
        <Change invoiceId={invoice.id} followUp={data} />
      </Stack>
    </Card>
  )
}

type OfInvoice = { readonly invoiceId: string; readonly followUp: FollowUp }

/** The reason above all others, with what to do next. */
function Reason({ invoiceId, followUp: { reason } }: OfInvoice) {
  const { workspaceId, may } = useWorkspace()
  // Of a collection, its own notice says more.
  if (reason === null || reason === 'collecting' || reason === 'collection_failed') return null
  const { sentence, tone } = reasonTexts(reason)
  const action = unpaidAction(reason)
  const link = actionLink(action, `/w/${workspaceId}`, invoiceId)
  const isAllowed = may(action === 'match' ? 'payments.record' : 'invoices.send')
  return (
    <Notice
      tone={tone}
      title={sentence()}
      action={
        link &&
        isAllowed && (
          <ButtonLink size="sm" icon={link.icon} href={link.href}>
            {link.label}
          </ButtonLink>
        )
      }
    />
  )
}

type Props = { readonly invoice: InvoiceView; readonly followUp: FollowUp }

function Facts({ invoice, followUp }: Props) {
  const formats = useFormats()
  return (
    <ul className={css.facts}>
      {followUpFacts(invoice, followUp, formats).map(({ key, icon, text }) => (
        <li key={key} className={css.fact}>
          <Icon name={icon} />
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ul>
  )
}

function Change({ invoiceId, followUp }: OfInvoice) {
  const { may } = useWorkspace()
  const [open, setOpen] = useState(false)
  if (!may('invoices.send')) return null
  return (
    <Row>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Trans>Promise, dispute or note</Trans>
      </Button>
      {open && (
        <HoldDialog invoiceId={invoiceId} followUp={followUp} onClose={() => setOpen(false)} />
      )}
    </Row>
  )
}
