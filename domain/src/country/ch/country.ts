import { TRADE_CORRECTIONS } from '../corrections.ts'
import type { CountryRules, Ruling } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import { DEFAULTS } from '../defaults.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { PLACES } from './places.ts'
import { PAYMENT_CODE } from './payment-code.ts'
import { TAXES } from './rates.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'CH',
  // 'Mehrwertsteuer' in Switzerland: SR 641.20 is the 'Mehrwertsteuergesetz, MWSTG'.
  taxName: { ...VAT, de: 'MWST' },
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Einzelunternehmen, raison individuelle, ditta individuale',
    company: 'GmbH/Sàrl, AG/SA',
    association: 'Verein, association, associazione',
  },
  address: ADDRESS,
  // Art. 27 (4): a document that the customer receives, refers to the first invoice and revokes it.
  corrections: {
    ...TRADE_CORRECTIONS,
    types: ['credit_note', 'corrected_invoice'],
    source: 'MWSTG Art. 27 Abs. 4',
  },
  // 'die Nummer, unter der er im Register der steuerpflichtigen Personen eingetragen ist'.
  sellerNumber: {
    law: 'MWSTG Art. 26 Abs. 2 Bst. a',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_26',
  },
  // Only till receipts up to 400 francs may leave the recipient out (MWSTV Art. 57), and documents here are none.
  buyerDetails: {
    law: 'MWSTG Art. 26 Abs. 2 Bst. b',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_26',
  },
  selfBilling: {
    law: 'MWSTG Art. 3 Bst. k, Art. 26 und 27 Abs. 3',
    url: 'https://www.haufe.de/finance/buchfuehrung-kontierung/rechnungsstellung-inhalt-der-rechnung-in-der-schweiz_186_362472.html',
  },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 10,
    from: 'year_end',
    law: 'Art. 958f OR',
    source: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de#art_958_f',
  },
  taxCurrency: {
    key: 'mwstv',
    // No source was found that the document itself must state the tax in francs: the return does.
    required: false,
    law: 'Art. 45 Abs. 3 MWSTV',
    url: 'https://www.gate.estv.admin.ch/mwst-webpublikationen/public/pages/taxInfos/cipherDisplay.xhtml?publicationId=1007607&componentId=1007740',
    rate: { source: 'bazg', day: 'on_or_before' },
  },
  legalNotes,
  places: PLACES,
  ruling,
  electronicAddressScheme: '0183',
  // SN 010130: the window is at the right.
  addressWindow: { x: 118, y: 50, width: 76, height: 40, beside: 25, marks: [105, 148.5, 210] },
  paymentCode: PAYMENT_CODE,
}

/** MWSTG art. 8 (1): services are supplied where the recipient is, private customers included; art. 23: exports. */
function ruling({ status, where, destination }: SupplyFacts): Ruling | undefined {
  if (status !== 'registered' || destination === 'home' || where !== 'buyer') return undefined
  return { key: 'outside_scope', reason: 'services_where_customer_is', proofs: [] }
}
