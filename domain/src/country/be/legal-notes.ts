import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS = {
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
} as const satisfies EuCitations

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

/**
 * Royal decree no. 4, art. 4: a credit note instructs a taxable customer to pay the deducted VAT back. Royal decree no. 1,
 * art. 20: works on buildings without VAT hold only while the customer does not contest what this sentence says of it.
 */
export function legalNotes({ kind, taxes, buyer }: LegalNoteContext): readonly LegalNote[] {
  const taxed = taxes.some(tax => tax.category === 'S')
  const works = taxes.some(({ exemptionReason }) =>
    exemptionReason.includes(LAWS.domesticReverseCharge),
  )
  return [
    ...(kind === 'credit_note' && taxed && buyer.kind !== 'person' ? [REPAY] : []),
    ...(kind === 'invoice' && works ? [WORKS] : []),
  ]
}

const WORKS: LegalNote = {
  key: 'works_presumption',
  subjectCode: '',
  text: {
    en: 'Reverse charge: unless it objects in writing within one month of receiving the invoice, the customer is presumed to acknowledge that it is a taxable person who files periodic returns. If this condition is not met, the customer is liable, as to this condition, for the tax, interest and fines due.',
    fr: 'Autoliquidation : En l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître qu’il est un assujetti tenu au dépôt de déclarations périodiques. Si cette condition n’est pas remplie, le client endossera, par rapport à cette condition, la responsabilité quant au paiement de la taxe, des intérêts et des amendes dus.',
    nl: 'Verlegging van heffing: Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften. Als die voorwaarde niet vervuld is, is de afnemer ten aanzien van die voorwaarde aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.',
    de: 'Verlagerung der Steuerschuldnerschaft: In Ermangelung einer schriftlichen Beanstandung binnen einer Frist von einem Monat ab Empfang der Rechnung wird davon ausgegangen, dass der Kunde anerkennt, dass er ein Steuerpflichtiger ist, der zur Abgabe periodischer Erklärungen verpflichtet ist. Ist diese Bedingung nicht erfüllt, übernimmt der Kunde in Bezug auf diese Bedingung die Haftung für die Zahlung der geschuldeten Steuer, Zinsen und Geldbußen.',
  },
  law: 'AR n° 1 / KB nr. 1, art. 20',
  url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-26-octobre-2022_n2022042522.html',
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
  law: 'Royal decree no. 4 of 29 December 1969, art. 4',
  url: 'https://lex.be/en/doc/be/fisconet-fiscal-discipline/circulaire-n-78-dd-24111970-24-november-1970-befp_1970112426774d8c_fr',
}
