import { type DocumentType, isSelfBilled } from '@bordereau/domain/document-kind'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Party } from '@bordereau/domain/party/party'

/** The rule sets beyond EN 16931 itself. */
export const RULE_SETS = ['en16931', 'peppol', 'peppol_self_billing', 'xrechnung'] as const
export type RuleSet = (typeof RULE_SETS)[number]

/** BT-24 and BT-23 of each rule set; some countries have a BT-23 of their own (CountryRules.businessProcess). */
export const IDENTIFIERS: Readonly<
  Record<RuleSet, { readonly specification: string; readonly businessProcess: string }>
> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', businessProcess: '' },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  peppol_self_billing: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
}

/** Leitweg-ID: the electronic address of a German public authority. */
const LEITWEG = '0204'

/**
 * The rule set that the law requires for these two parties. German authorities require XRechnung; between businesses of
 * one country its law may require a rule set. All others may send plain EN 16931, and asPeppol() makes Peppol's document
 * of it where the invoice satisfies its rules too.
 */
export function ruleSetFor(seller: Party, buyer: Party, type: DocumentType = 'invoice'): RuleSet {
  const [from, to] = [seller.address.country, buyer.address.country]
  if (buyer.electronicAddress?.schemeId === LEITWEG) return 'xrechnung'
  if (!isBusiness(buyer)) return 'en16931'
  const domestic = from === to ? countryRules(from).domesticRuleSet : undefined
  return (domestic === 'peppol' ? peppolFor(type) : domestic) ?? 'en16931'
}

/** Peppol has a specification of its own for self-billed documents (BIS Self-Billing 3.0). */
export function peppolFor(type: DocumentType): RuleSet {
  return isSelfBilled({ type }) ? 'peppol_self_billing' : 'peppol'
}

/** Private persons have neither a register number nor a VAT number. */
function isBusiness({ vatId, legalRegistration }: Party): boolean {
  return vatId !== '' || legalRegistration !== undefined
}
