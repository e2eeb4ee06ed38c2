import type { SlipLabels, SlipStyle } from '../payment-code.ts'

/**
 * SIX, "Style Guide QR-bill" and Swiss Implementation Guidelines for the QR-bill 2.3, chapter 3: a slip of 210 × 105 mm
 * at the foot of the page, the receipt 62 mm wide at its left, 5 mm free at every edge, a code of 46 × 46 mm.
 */
export const SLIP_STYLE: SlipStyle = {
  // Permitted are Arial, Frutiger, Helvetica and Liberation Sans, in black.
  font: 'Liberation Sans',
  hasCross: true,
  width: 210,
  height: 105,
  receiptWidth: 62,
  titleSize: 11,
  receipt: {
    heading: 6,
    value: 8,
    leading: 9,
    title: { x: 5, y: 5, width: 52, height: 7 },
    information: { x: 5, y: 12, width: 52, height: 56 },
    amount: { x: 5, y: 68, width: 52, height: 14 },
    acceptancePoint: { x: 5, y: 82, width: 52, height: 18 },
    blankDebtor: { width: 52, height: 20 },
  },
  payment: {
    heading: 8,
    value: 10,
    leading: 11,
    title: { x: 67, y: 5, width: 51, height: 7 },
    code: { x: 67, y: 17, width: 46, height: 46 },
    amount: { x: 67, y: 68, width: 51, height: 22 },
    information: { x: 118, y: 5, width: 87, height: 85 },
    blankDebtor: { width: 65, height: 25 },
  },
  amountOffset: { receipt: 12, payment: 15 },
}

const ENGLISH: SlipLabels = {
  language: 'en',
  paymentPart: 'Payment part',
  account: 'Account / Payable to',
  reference: 'Reference',
  message: 'Additional information',
  payableBy: 'Payable by',
  payableByBlank: 'Payable by (name/address)',
  currency: 'Currency',
  amount: 'Amount',
  receipt: 'Receipt',
  acceptancePoint: 'Acceptance point',
}

/** The headings of Annex D, in the languages in which a QR-bill may be made. */
export const SLIP_LABELS: readonly SlipLabels[] = [
  {
    language: 'de',
    paymentPart: 'Zahlteil',
    account: 'Konto / Zahlbar an',
    reference: 'Referenz',
    message: 'Zusätzliche Informationen',
    payableBy: 'Zahlbar durch',
    payableByBlank: 'Zahlbar durch (Name/Adresse)',
    currency: 'Währung',
    amount: 'Betrag',
    receipt: 'Empfangsschein',
    acceptancePoint: 'Annahmestelle',
  },
  {
    language: 'fr',
    paymentPart: 'Section paiement',
    account: 'Compte / Payable à',
    reference: 'Référence',
    message: 'Informations supplémentaires',
    payableBy: 'Payable par',
    payableByBlank: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    receipt: 'Récépissé',
    acceptancePoint: 'Point de dépôt',
  },
  {
    language: 'it',
    paymentPart: 'Sezione pagamento',
    account: 'Conto / Pagabile a',
    reference: 'Riferimento',
    message: 'Informazioni supplementari',
    payableBy: 'Pagabile da',
    payableByBlank: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    receipt: 'Ricevuta',
    acceptancePoint: 'Punto di accettazione',
  },
  ENGLISH,
]

/** The labels in the first of the languages that has any, else in English. */
export function slipLabels(languages: readonly string[]): SlipLabels {
  const primary = languages.map(language => language.split('-')[0])
  const known = primary.flatMap(
    language => SLIP_LABELS.find(one => one.language === language) ?? [],
  )
  return known[0] ?? ENGLISH
}
