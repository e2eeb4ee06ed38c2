import { countryRules } from '@bordereau/domain/country/rules'
import { partyOf } from '@bordereau/domain/country/party-of'
import { type Composition, composePreview } from '@bordereau/domain/invoice/compose'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
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
  const seller = partyOf(composition.seller, 'seller')
  const type = documentTypeOf(composition.draft)
  const ruleSet = ruleSetFor(seller, partyOf(composition.buyer, 'buyer'), type)
  const { businessProcess } = countryRules(seller.address.country)
  const identifiers = {
    ...IDENTIFIERS[ruleSet],
    ...(businessProcess
      ? { businessProcess: businessProcess(processFacts(composition.draft)) }
      : {}),
  }
  const invoice = composePreview({ ...composition, ...identifiers })
  return { invoice: ruleSet === 'xrechnung' ? withPartialInvoice(invoice) : invoice, ruleSet }
}

/** XRechnung has no prepayment invoice among its types (BR-DE-17): a deposit is a partial invoice there. */
function withPartialInvoice(invoice: Invoice): Invoice {
  return invoice.typeCode === '386' ? { ...invoice, typeCode: PARTIAL_INVOICE } : invoice
}
