import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Country } from '@bordereau/domain/party/party'
import { type Rule, isPresent } from '../rule.ts'

/** The rules, restricted to the invoices they apply to. */
export function where(applies: (invoice: Invoice) => boolean, rules: readonly Rule[]): Rule[] {
  return rules.map(rule => ({
    ...rule,
    breaks: subject => (applies(subject.invoice) ? rule.breaks(subject) : []),
  }))
}

export const sellerIn = (country: Country) => (invoice: Invoice) =>
  invoice.seller.address.country === country

export const buyerIn = (country: Country) => (invoice: Invoice) =>
  invoice.buyer.address.country === country

/** Peppol's $supplierCountry: the prefix of the seller's VAT number, else of its representative's, else its address. */
export function supplierCountry({ seller, taxRepresentative }: Invoice): string {
  const vatId = [seller.vatId, taxRepresentative?.vatId ?? ''].find(isPresent)
  return (vatId?.trim().slice(0, 2) ?? seller.address.country).toUpperCase()
}

/** Peppol's $customerCountry. */
export function customerCountry({ buyer }: Invoice): string {
  return (
    isPresent(buyer.vatId) ? buyer.vatId.trim().slice(0, 2) : buyer.address.country
  ).toUpperCase()
}
