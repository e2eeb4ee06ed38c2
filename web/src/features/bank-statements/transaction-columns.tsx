import {
  type BankTransactionView,
  bankTransactionCounts,
} from '@bordereau/contract/bank-statements'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import listCss from '../list/list.module.css'
import { TestTag } from '../document/test-tag.tsx'
import css from './bank-statements.module.css'
import { certaintyText, certaintyTone, reasonText } from './match-texts.ts'

export function useTransactionColumns(): readonly Column<BankTransactionView>[] {
  const formats = useFormats()
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}`
  const renewing = useQuery(bankTransactionCounts, { workspaceId }).data?.renewing ?? false
  return [
    {
      key: 'date',
      head: t`Date`,
      phone: 'bottom-end',
      cell: row => <span className={listCss.oneLine}>{formats.date(row.bookedOn)}</span>,
    },
    {
      key: 'party',
      head: t`Payer or payee`,
      phone: 'top-start',
      cell: row => <Party transaction={row} />,
    },
    {
      key: 'match',
      head: t`Belongs to`,
      wide: true,
      phone: 'bottom-start',
      cell: row => <Match transaction={row} base={base} renewing={renewing} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.amount} currency={row.currency} />,
    },
  ]
}

function Party({ transaction }: { transaction: BankTransactionView }) {
  const { partyName, text, partyAccount } = transaction
  const [title = '', ...rest] = [partyName, text.replaceAll('\n', ' ')].filter(part => part !== '')
  return (
    <div className={css.party}>
      <div className={listCss.cut} title={title}>
        {title || partyAccount || t`No text`}
      </div>
      {transaction.test && <TestTag mode="test" />}
      {rest.map(part => (
        <div key={part} className={css.detail} title={part} dir="auto">
          {part}
        </div>
      ))}
    </div>
  )
}

type MatchProps = {
  readonly transaction: BankTransactionView
  readonly base: string
  /** The server is looking for it. */
  readonly renewing: boolean
}

/** The proposal with its reasons, or what the recorded payment has settled. */
function Match({ transaction, base, renewing }: MatchProps) {
  const { proposal, payoutOf, status, settled, customerName } = transaction
  if (status === 'matched') return <Documents name={customerName} documents={settled} base={base} />
  if (status === 'ignored') return <StatusBadge tone="grey">{t`Ignored`}</StatusBadge>
  if (payoutOf !== null) {
    return (
      <span className={css.match}>
        <StatusBadge tone="blue">{t`Payout of ${payoutOf}`}</StatusBadge>
        <Text size={13} tone="muted">
          <Trans>Its payments are recorded already: ignore it here.</Trans>
        </Text>
      </span>
    )
  }
  if (!proposal) {
    return (
      <Text size={13} tone="muted">
        {unmatchedText(transaction, renewing)}
      </Text>
    )
  }
  return (
    <div className={css.match}>
      <span className={css.proposal}>
        <StatusBadge tone={certaintyTone(proposal.certainty)}>
          {certaintyText(proposal.certainty)}
        </StatusBadge>
        <Documents name={proposal.customerName} documents={proposal.allocations} base={base} />
      </span>
      <Text size={13} tone="muted">
        {proposal.reasons.map(reasonText).join(', ')}
      </Text>
    </div>
  )
}

function unmatchedText({ amount }: BankTransactionView, renewing: boolean): string {
  if (amount.startsWith('-')) return t`Paid by you`
  return renewing ? t`Looking for a match…` : t`No match`
}

function Documents(props: {
  readonly name: string
  readonly documents: readonly { readonly invoiceId: string; readonly number: string }[]
  readonly base: string
}) {
  const { name, documents, base } = props
  return (
    <span className={css.match}>
      {name}
      {documents.map(({ invoiceId, number }) => (
        <span key={invoiceId}>
          {' · '}
          <Link className={listCss.oneLine} href={`${base}/invoices/${invoiceId}`}>
            {number}
          </Link>
        </span>
      ))}
    </span>
  )
}
