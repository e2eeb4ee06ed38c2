import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  sources: [
    'https://www.daci.be/blog/actualites-2/ventes-liste-des-mentions-obligatoires-sur-vos-factures-en-termes-de-tva-4',
  ],
  reverseCharge: 'art. 21 § 2 CTVA / W.btw, art. 196 2006/112',
  intraCommunity: 'art. 39bis CTVA / W.btw',
  export: 'art. 39 CTVA / W.btw',
  outsideScope: 'art. 21 § 2 CTVA / W.btw',
  outsideScopeConsumer: 'art. 59 2006/112',
  exempt: 'art. 44 CTVA / W.btw',
  domesticReverseCharge: 'art. 20 AR n° 1 / KB nr. 1',
  marginTravel: 'art. 306 2006/112',
  marginGoods: 'art. 313 2006/112',
  triangulation: 'art. 141, 197 2006/112',
}

export const FRANCHISE: LocalText = {
  en: 'Small enterprise subject to the exemption scheme – VAT not applicable (art. 56bis)',
  es: 'Pequeña empresa en régimen de franquicia – IVA no aplicable (art. 56bis)',
  pl: 'Mała firma objęta zwolnieniem – VAT nie ma zastosowania (art. 56bis)',
  it: 'Piccola impresa in regime di franchigia – IVA non applicabile (art. 56bis)',
  hi: 'छूट योजना के अंतर्गत लघु उद्यम – वैट लागू नहीं (अनु. 56bis)',
  ar: 'منشأة صغيرة خاضعة لنظام الإعفاء – ضريبة القيمة المضافة غير مطبقة (المادة 56bis)',
  fr: 'Petite entreprise soumise au régime de la franchise de taxe – TVA non applicable',
  nl: 'Kleine onderneming onderworpen aan de vrijstellingsregeling van belasting – btw niet toepasselijk',
  de: 'Kleinunternehmen, das der Steuerbefreiungsregelung unterliegt – MwSt. nicht anwendbar',
}

/** Royal decree no. 4, art. 4: a credit note instructs a taxable customer to pay the deducted VAT back. */
export function legalNotes({ kind, taxes, buyer }: LegalNoteContext): readonly LegalNote[] {
  const taxed = taxes.some(tax => tax.category === 'S')
  return kind === 'credit_note' && taxed && buyer.kind !== 'person' ? [REPAY] : []
}

const REPAY: LegalNote = {
  key: 'repay_deducted_vat',
  subjectCode: '',
  text: {
    en: 'VAT to be paid back to the State in so far as it was initially deducted.',
    fr: 'TVA à reverser à l’État dans la mesure où elle a été initialement déduite.',
    nl: 'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.',
    de: 'MwSt. an den Staat zurückzuzahlen, soweit sie ursprünglich abgezogen wurde.',
  },
  source: 'Royal decree no. 4 of 29 December 1969, art. 4',
}
