import type { BankTransactionView, MatchProposalView } from '@bordereau/contract/bank-statements'
import { localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import { settledBy } from './matching-store.ts'
import type { ProposalsOf } from './proposals.ts'
import type { TransactionRow } from './store.ts'

/** Rows of the list, with the proposals for open ones and what matched ones have settled. */
export async function presentTransactions(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  workspaceId: string,
  rows: readonly TransactionRow[],
  proposed: ProposalsOf,
): Promise<BankTransactionView[]> {
  const payments = rows.flatMap(({ payment_id: id }) => id ?? [])
  const settled = await settledBy(tx, workspaceId, payments)
  return rows.map(row => {
    const own = settled.filter(({ payment_id: id }) => id === row.payment_id)
    return {
      id: row.id,
      account: row.account,
      bookedOn: localDate(row.booked_on),
      amount: toText(row.amount_minor, row.currency),
      currency: row.currency,
      partyName: row.party_name,
      partyAccount: row.party_account,
      text: row.text,
      references: row.reference_list,
      charges: toText(row.charges_minor, row.currency),
      reversal: row.reversal,
      test: row.test,
      status: row.status,
      paymentId: row.payment_id,
      settled: own.flatMap(({ invoice_id: invoiceId, number }) =>
        invoiceId === null ? [] : [{ invoiceId, number: number ?? '' }],
      ),
      customerName: own[0]?.customer_name ?? '',
      proposal: row.status === 'open' ? proposalOf(row, proposed) : null,
      payoutOf: row.status === 'open' ? labelOf(context, proposed.payouts.get(row.id)) : null,
    }
  })
}

function labelOf(context: Pick<AppContext, 'providers'>, name: string | undefined): string | null {
  if (name === undefined) return null
  return checkoutProviderOf(context, name)?.label ?? name
}

function proposalOf(
  { id, currency }: TransactionRow,
  { proposals, documents }: ProposalsOf,
): MatchProposalView | null {
  const proposal = proposals.get(id)
  const document = documents.get(proposal?.allocations[0]?.documentId ?? '')
  if (!proposal || !document) return null
  return {
    certainty: proposal.certainty,
    reasons: [...proposal.reasons],
    customerId: proposal.customerId,
    customerName: document.customerName,
    allocations: proposal.allocations.map(({ documentId, amount, deductions }) => ({
      invoiceId: documentId,
      number: documents.get(documentId)?.number ?? '',
      amount: toText(amount, currency),
      deductions: deductions.map(one => ({
        kind: one.kind,
        amount: toText(one.amount, currency),
        reason: '',
      })),
    })),
  }
}
