import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { DocumentKind } from '@bordereau/domain/document-kind'
import { documentSeries } from '@bordereau/domain/invoice/document-series'
import { withCurrentFields } from '@bordereau/domain/invoice/custom-fields'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { VatProof } from '@bordereau/domain/invoice/vat-proof'
import type { DocumentSeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { BankAccount } from '@bordereau/domain/party/party'
import { decideIssue } from '@bordereau/einvoice/issue/decide-issue'
import type { Tx } from '../../db/database.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { today } from '../../lib/clock.ts'
import {
  type Buyer,
  type Seller,
  loadBankAccount,
  loadBuyer,
  loadSeller,
  sidesOf,
} from '../document/parties-store.ts'
import { loadVatProof } from './vat-proof.ts'

export type DraftWithParties = {
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly bankAccount: BankAccount | null
  readonly vatProof: VatProof | null
}

/** What is known before a number is taken. */
export type Checked = {
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer
  readonly bankAccount: BankAccount | null
  readonly vatProof: VatProof | null
  readonly issueDate: LocalDate
}

export type CheckRefusal =
  | 'not_ready'
  | 'rules_broken'
  | 'issue_date_in_future'
  | 'company_not_set_up'

export async function loadParties(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
): Promise<DraftWithParties> {
  const company = await loadSeller(tx, workspaceId)
  const customer =
    draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
  const { seller, buyer } = sidesOf(draft, company, customer)
  const bankAccount = await loadBankAccount(tx, workspaceId, draft)
  const vatProof = await loadVatProof(tx, workspaceId, draft, buyer)
  return { draft, seller, buyer, bankAccount, vatProof }
}

/** The series that numbers a checked draft; `kind` is that of its row (seriesKindOfRow). */
export function seriesOfChecked(
  kind: DocumentKind,
  { draft, seller, buyer }: Pick<Checked, 'draft' | 'seller' | 'buyer'>,
): DocumentSeriesKind {
  return documentSeries(kind, draft, seller.profile, buyer.profile)
}

/** All checks that do not need the number. */
export function checkDraft(
  context: AppContext,
  { draft: stored, seller, buyer, bankAccount, vatProof }: DraftWithParties,
): Decision<Checked, CheckRefusal> {
  if (!seller.setUp) return refuse('company_not_set_up')
  const draft = withCurrentFields(stored, seller.customFields)
  const decided = decideIssue({
    draft,
    today: today(context.clock, seller.timeZone),
    seller: seller.profile,
    vatRegistered: seller.vatRegistered,
    usesOneStopShop: seller.usesOneStopShop,
    taxes: seller.taxes,
    buyer: buyer?.profile ?? null,
    bankAccount,
  })
  if (!decided.ok) return decided
  if (!buyer) return refuse('not_ready', { missing: [] })
  const { issueDate } = decided.value
  return accept({ draft, seller, buyer, bankAccount, vatProof, issueDate })
}
