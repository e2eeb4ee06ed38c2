import type { Address, Country } from '../party/party.ts'

/**
 * Overseas departments in which French VAT applies. They have codes of their own in ISO 3166-1, but their companies have
 * French numbers and notes, and their e-invoices name France; the postcode tells the territory (territories.ts). Use case
 * 44 of the French reform, as https://docs.sovos.com/indirect-tax/indirect-tax-products/einvoicing/compliance-network/country-setup-guides/france/lifecycles-and-use-cases/use-case-44-transactions-with-drom-com-and-taaf-entities
 * reports it.
 */
const DEPARTMENTS: readonly { readonly code: Country; readonly postCodes: RegExp }[] = [
  { code: 'GP', postCodes: /^97[01]\d\d$/ },
  { code: 'MQ', postCodes: /^972\d\d$/ },
  // With those of large customers (CEDEX).
  { code: 'RE', postCodes: /^97[478]\d\d$/ },
]

/** The country whose law and numbers hold at a code of ISO 3166-1. */
export function stateOf(country: Country): Country {
  return DEPARTMENTS.some(({ code }) => code === country) ? 'FR' : country
}

/** The address under its state, where the postcode keeps the department. */
export function withState<Value extends Pick<Address, 'country' | 'postCode'>>(
  address: Value,
): Value {
  const found = DEPARTMENTS.find(({ code }) => code === address.country)
  const isKept = found?.postCodes.test(address.postCode.replace(/\s/g, '')) === true
  return isKept ? { ...address, country: stateOf(address.country) } : address
}
