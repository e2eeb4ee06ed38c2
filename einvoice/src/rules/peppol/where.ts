import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Country } from '@bordereau/domain/party/party'
import type { CiiNumbers } from '../../format/stated.ts'
import { type Rule, isPresent } from '../rule.ts'

/** The rules, restricted to the invoices they apply to. */
export function where(applies: (invoice: Invoice) => boolean, rules: readonly Rule[]): Rule[] {
  return rules.map(rule => ({
    ...rule,
    breaks: subject => (applies(subject.invoice) ? rule.breaks(subject) : []),
  }))
}

/**
 * The rules of countries as Peppol's artefacts for CII have them: on the numbers under the scheme 'VAT', not on those that
 * EN 16931 knows.
 */
export function onCiiNumbers(rules: readonly Rule[]): Rule[] {
  return rules.map(rule => ({
    ...rule,
    breaks: subject => rule.breaks({ ...subject, invoice: asCiiHasIt(subject) }),
  }))
}

type OfEitherSyntax = { readonly invoice: Invoice; readonly cii?: CiiNumbers | undefined }

/** The invoice with the numbers that those rules see, where it is of a CII file. */
export function asCiiHasIt({ cii, invoice }: OfEitherSyntax): Invoice {
  if (cii === undefined) return invoice
  const { seller, taxRepresentative: agent } = invoice
  return {
    ...invoice,
    seller: { ...seller, vatId: cii.seller },
    ...(agent ? { taxRepresentative: { ...agent, vatId: cii.taxRepresentative } } : {}),
  }
}

/** Rules that only Peppol's artefacts for UBL have. */
export function notInCii(rules: readonly Rule[]): Rule[] {
  return rules.map(rule => ({
    ...rule,
    breaks: subject => (subject.cii === undefined ? rule.breaks(subject) : []),
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
