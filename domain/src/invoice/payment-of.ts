import { isSepaIban } from '../party/iban.ts'
import type { BankAccount, PartyProfile } from '../party/party.ts'
import type { Draft } from './draft.ts'
import type { PaymentInstructions } from './invoice.ts'

/**
 * BG-16 of an invoice: a SEPA credit transfer (58) for euros to a SEPA account, else a credit transfer (30). A credit
 * note asks for no money: clearing between partners (97), because XRechnung wants something said (BR-DE-1). Dutch sellers
 * must name a transfer on it all the same (NL-R-007, NL-R-008). Undefined where there is nothing to instruct.
 */
export function paymentOf(document: {
  readonly draft: Pick<Draft, 'kind' | 'currency'>
  readonly number: string
  readonly bankAccount: BankAccount | null
  readonly seller: Pick<PartyProfile, 'address'>
}): PaymentInstructions | undefined {
  const { draft, number, bankAccount, seller } = document
  if (draft.kind === 'credit_note' && seller.address.country !== 'NL') {
    return { meansCode: '97', meansText: '', remittance: number, accounts: [] }
  }
  if (bankAccount === null) return undefined
  // BR-50, BR-61: a transfer without an account number is no instruction.
  if (bankAccount.iban === '' && bankAccount.accountNumber === '') return undefined
  const sepa = draft.currency === 'EUR' && isSepaIban(bankAccount.iban)
  return {
    meansCode: sepa ? '58' : '30',
    meansText: '',
    remittance: number,
    accounts: [bankAccount],
  }
}
