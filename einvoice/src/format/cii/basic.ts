import type { Element } from '../xml.ts'

/**
 * What the profile BASIC of Factur-X 1.09 does not have and EN 16931 has, by parent, or by the two elements above; '*' under
 * any. Among them are contacts, descriptions, numbers and codes of items, attachments, and the registration of the seller
 * in words.
 */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  '*': [
    'ram:AdditionalReferencedDocument',
    'ram:ApplicableProductCharacteristic',
    'ram:ApplicableTradeSettlementFinancialCard',
    'ram:DefinedTradeContact',
    'ram:DesignatedProductClassification',
    'ram:OriginTradeCountry',
    'ram:PayeeSpecifiedCreditorFinancialInstitution',
    'ram:ReceivingAdviceReferencedDocument',
    'ram:SellerOrderReferencedDocument',
    'ram:SpecifiedProcuringProject',
    'ram:TaxPointDate',
  ],
  'ram:BuyerTradeParty': ['ram:Description'],
  'ram:BuyerTradeParty/ram:SpecifiedLegalOrganization': ['ram:TradingBusinessName'],
  'ram:PayeePartyCreditorFinancialAccount': ['ram:AccountName'],
  'ram:SellerTradeParty': ['ram:Description'],
  'ram:SpecifiedLineTradeAgreement': ['ram:BuyerOrderReferencedDocument'],
  'ram:SpecifiedLineTradeSettlement': ['ram:ReceivableSpecifiedTradeAccountingAccount'],
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge': [
    'ram:CalculationPercent',
    'ram:BasisAmount',
  ],
  'ram:SpecifiedTradeProduct': ['ram:SellerAssignedID', 'ram:BuyerAssignedID', 'ram:Description'],
  'ram:SpecifiedTradeSettlementPaymentMeans': ['ram:Information'],
}

/** The document without what the profile BASIC does not have. */
export function withinBasic(element: Element, parent = ''): Element {
  const { name, content } = element
  if (typeof content === 'string') return element
  const outside = new Set(['*', name, `${parent}/${name}`].flatMap(place => OUTSIDE[place] ?? []))
  return {
    ...element,
    content: content
      .filter(child => !outside.has(child.name))
      .map(child => withinBasic(child, name))
      .filter(child => typeof child.content === 'string' || child.content.length > 0),
  }
}
