import { countryRules, transferReference } from '../country/rules.ts'
import { isSelfBilled } from '../document-kind.ts'
import { isSepaIban } from '../party/iban.ts'
import { supplierAccount } from '../party/supplier-account.ts'
import type { BankAccount, PartyProfile } from '../party/party.ts'
import type { Draft } from './draft.ts'
import type { PaymentInstructions } from './invoice.ts'

/**
 * BG-16 of an invoice: a SEPA credit transfer (58) for euros to a SEPA account, else a credit transfer (30). A credit
 * note requests no payment: clearing between partners (97), because XRechnung requires the group (BR-DE-1). Some
 * countries require the transfer on it all the same. Undefined where there is nothing to instruct.
 */
export function paymentOf(document: {
  readonly draft: Pick<Draft, 'kind' | 'type' | 'currency'>
  readonly number: string
  readonly bankAccount: BankAccount | null
  readonly seller: Pick<PartyProfile, 'address' | 'legalName' | 'selfBilling'>
}): PaymentInstructions | undefined {
  const { draft, number, seller } = document
  const { creditNotesNameAccount } = countryRules(seller.address.country)
  if (draft.kind === 'credit_note' && !creditNotesNameAccount) {
    return { meansCode: '97', meansText: '', remittance: number, accounts: [] }
  }
  // The company, which writes the document, pays to the account that its supplier named; 57: as it agreed otherwise.
  const bankAccount = isSelfBilled(draft)
    ? supplierAccount(seller, draft.currency)
    : document.bankAccount
  if (bankAccount === null && isSelfBilled(draft))
    return { meansCode: '57', meansText: '', remittance: number, accounts: [] }
  if (bankAccount === null) return undefined
  // BR-50, BR-61: a transfer without an account number is no instruction.
  if (bankAccount.iban === '' && bankAccount.accountNumber === '') return undefined
  const sepa = draft.currency === 'EUR' && isSepaIban(bankAccount.iban)
  return {
    meansCode: sepa ? '58' : '30',
    meansText: '',
    remittance: draft.kind === 'credit_note' ? number : transferReference(bankAccount, number),
    accounts: [bankAccount],
  }
}
