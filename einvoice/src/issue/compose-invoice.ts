import { publicRoute } from '@bordereau/domain/country/public-buyer'
import { countryRules } from '@bordereau/domain/country/rules'
import { partyOf } from '@bordereau/domain/country/party-of'
import { type Composition, composePreview } from '@bordereau/domain/invoice/compose'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { PARTIAL_INVOICE, documentTypeOf } from '@bordereau/domain/document-kind'
import { IDENTIFIERS, type RuleSet, ruleSetFor } from '../rules/rule-set.ts'
import { processFacts } from './process-facts.ts'

/**
 * The EN 16931 invoice of a draft and the rule set that the law wants for its two parties, with that rule set's
 * identifiers (BT-23, BT-24). An empty quantity or price counts as 0, so that unfinished drafts can be shown.
 */
export function composeInvoice(
  composition: Omit<Composition, 'specification' | 'businessProcess'>,
): { readonly invoice: Invoice; readonly ruleSet: RuleSet } {
  const { draft, buyer: profile } = composition
  const seller = partyOf(composition.seller, 'seller')
  const buyer = partyOf(profile, 'buyer')
  const ruleSet = ruleSetFor(seller, buyer, {
    type: documentTypeOf(draft),
    buyerKind: profile.kind,
    buyerReference: draft.buyerReference,
    choice: profile.eInvoiceChoice,
  })
  const { businessProcess } = countryRules(seller.address.country)
  // XRechnung's process (BT-23) is Peppol's, whatever the seller's country has for its own buyers.
  const isOwnProcess = ruleSet === 'en16931' || seller.address.country === buyer.address.country
  const identifiers = {
    ...IDENTIFIERS[ruleSet],
    ...(businessProcess && isOwnProcess
      ? { businessProcess: businessProcess(processFacts(draft)) }
      : {}),
  }
  const invoice = composePreview({ ...composition, ...identifiers })
  if (ruleSet !== 'xrechnung') return { invoice, ruleSet }
  return { invoice: withPartialInvoice(withRoutedBuyer(invoice, profile)), ruleSet }
}

/** XRechnung wants an electronic address of the buyer (BT-49): without one entered it is the routing number itself. */
function withRoutedBuyer(invoice: Invoice, { kind, address, ...buyer }: PartyProfile): Invoice {
  const { country } = address
  const route = publicRoute({ kind, country, reference: invoice.buyerReference })
  if (route === undefined || (buyer.electronicAddress?.id ?? '') !== '') return invoice
  const { electronicAddress } = route
  return { ...invoice, buyer: { ...invoice.buyer, electronicAddress } }
}

/** XRechnung has no prepayment invoice among its types (BR-DE-17): a deposit is a partial invoice there. */
function withPartialInvoice(invoice: Invoice): Invoice {
  return invoice.typeCode === '386' ? { ...invoice, typeCode: PARTIAL_INVOICE } : invoice
}
