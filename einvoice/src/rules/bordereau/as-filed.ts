import { countryRules } from '@bordereau/domain/country/rules'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Party } from '@bordereau/domain/party/party'
import { ATTACHMENTS } from '../france/figures.ts'
import { withPrefixedGstin } from './gstin.ts'

/**
 * The invoice as its XML has it, where that is otherwise than on paper: the GSTIN of an exporter is its VAT number, and a
 * French document has only identifiers with a scheme (BR-FR-CO-10), and attachments that a code describes (BR-FR-17).
 */
export function asFiled(invoice: Invoice): Invoice {
  const { nationalRules } = countryRules(invoice.seller.address.country)
  if (nationalRules !== 'france') return withPrefixedGstin(invoice)
  return {
    ...invoice,
    seller: withKnownSchemes(invoice.seller),
    buyer: withKnownSchemes(invoice.buyer),
    supportingDocuments: invoice.supportingDocuments.map(one => ({
      ...one,
      description: ATTACHMENTS.has(one.description) ? one.description : 'DOCUMENT_ANNEXE',
    })),
  }
}

function withKnownSchemes(party: Party): Party {
  return { ...party, identifiers: party.identifiers.filter(({ schemeId }) => schemeId) }
}
