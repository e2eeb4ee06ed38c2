import { type DocumentType, isSelfBilled } from '@bordereau/domain/document-kind'
import { publicRoute, publicRuleSet } from '@bordereau/domain/country/public-buyer'
import { countryRules } from '@bordereau/domain/country/rules'
import { type EInvoiceChoice } from '@bordereau/domain/party/e-invoice-choice-keys'
import { chosenFormat } from '@bordereau/domain/party/e-invoice-choice'
import type { Party, PartyKind } from '@bordereau/domain/party/party'
import { HYBRID_SPECIFICATIONS } from '../format/specifications.ts'

/** The rule sets beyond EN 16931 itself. */
export const RULE_SETS = ['en16931', 'peppol', 'peppol_self_billing', 'xrechnung'] as const
export type RuleSet = (typeof RULE_SETS)[number]

/** BT-24 and BT-23 of each rule set; some countries have a BT-23 of their own (CountryRules.businessProcess). */
export const IDENTIFIERS: Readonly<
  Record<RuleSet, { readonly specification: string; readonly businessProcess: string }>
> = {
  en16931: { specification: HYBRID_SPECIFICATIONS.en16931, businessProcess: '' },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  peppol_self_billing: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  },
  xrechnung: {
    specification: HYBRID_SPECIFICATIONS.xrechnung,
    businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
}

/** What decides the rule set of a document beside its two parties. */
export type RuleSetFacts = {
  readonly type?: DocumentType
  readonly buyerKind?: PartyKind
  /** BT-10. */
  readonly buyerReference?: string
  /** What the buyer asked for; absent: what the law of its country wants. */
  readonly choice?: EInvoiceChoice | undefined
}

/**
 * The rule set that the buyer chose, or that the law requires for these two parties. German authorities require XRechnung,
 * whatever their electronic address: they are known by the routing number in the buyer reference. Between businesses of
 * one country its law may require a rule set. All others may send plain EN 16931, and asPeppol() makes Peppol's document
 * of it where the invoice satisfies its rules too.
 */
export function ruleSetFor(seller: Party, buyer: Party, facts: RuleSetFacts = {}): RuleSet {
  const { type = 'invoice', choice } = facts
  const [from, to] = [seller.address.country, buyer.address.country]
  const chosen = chosenFormat(choice)
  if (chosen && chosen.isByCountry !== true) return chosen.ruleSet
  if (chosen === undefined) {
    const { buyerKind: kind, buyerReference: reference = '' } = facts
    const wanted =
      publicRuleSet(buyer.electronicAddress) ??
      publicRoute({ kind, country: to, reference })?.ruleSet
    if (wanted) return wanted
  }
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
