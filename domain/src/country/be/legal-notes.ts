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

/**
 * Since 2025 the words of royal decree no. 1, art. 5 § 1, 10° quater; read in secondary sources, which say them otherwise in
 * French (subaccount.webwin.be: “Régime particulier de la franchise de taxe”).
 */
export const FRANCHISE: LocalText = {
  en: 'Special exemption scheme for small enterprises – VAT not applicable (art. 56bis)',
  es: 'Pequeña empresa en régimen de franquicia – IVA no aplicable (art. 56bis)',
  pl: 'Mała firma objęta zwolnieniem – VAT nie ma zastosowania (art. 56bis)',
  it: 'Piccola impresa in regime di franchigia – IVA non applicabile (art. 56bis)',
  hi: 'छूट योजना के अंतर्गत लघु उद्यम – वैट लागू नहीं (अनु. 56bis)',
  ar: 'منشأة صغيرة خاضعة لنظام الإعفاء – ضريبة القيمة المضافة غير مطبقة (المادة 56bis)',
  fr: 'Régime particulier de franchise des petites entreprises – TVA non applicable',
  nl: 'Bijzondere vrijstellingsregeling kleine ondernemingen – btw niet toepasselijk',
  de: 'Kleinunternehmen, das der Steuerbefreiungsregelung unterliegt – MwSt. nicht anwendbar',
  pt: 'Pequena empresa no regime especial de isenção – IVA não aplicável (art. 56bis)',
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
    pt: 'Autoliquidação: na falta de contestação por escrito no prazo de um mês a contar da receção da fatura, presume-se que o cliente reconhece ser um sujeito passivo obrigado a apresentar declarações periódicas. Se esta condição não estiver preenchida, o cliente responde, quanto a ela, pelo imposto, juros e coimas devidos.',
    es: 'Inversión del sujeto pasivo: salvo oposición por escrito en el plazo de un mes desde la recepción de la factura, se presume que el cliente reconoce ser un sujeto pasivo obligado a presentar declaraciones periódicas. Si no se cumple esta condición, el cliente responde, respecto de ella, del impuesto, los intereses y las multas debidos.',
    it: 'Inversione contabile: in assenza di contestazione scritta entro un mese dal ricevimento della fattura, si presume che il cliente riconosca di essere un soggetto passivo tenuto a presentare dichiarazioni periodiche. Se questa condizione non è soddisfatta, il cliente risponde, riguardo a essa, dell’imposta, degli interessi e delle sanzioni dovuti.',
    pl: 'Odwrotne obciążenie: w braku pisemnego sprzeciwu w ciągu miesiąca od otrzymania faktury przyjmuje się, że klient uznaje, iż jest podatnikiem zobowiązanym do składania deklaracji okresowych. Jeżeli warunek ten nie jest spełniony, klient odpowiada w tym zakresie za należny podatek, odsetki i kary.',
    hi: 'रिवर्स चार्ज: बीजक मिलने के एक माह के भीतर लिखित आपत्ति न होने पर माना जाता है कि ग्राहक स्वीकार करता है कि वह आवधिक विवरणी भरने वाला करदाता है। यह शर्त पूरी न होने पर इस शर्त के संबंध में देय कर, ब्याज और जुर्माने के लिए ग्राहक उत्तरदायी होगा।',
    ar: 'الاحتساب العكسي: ما لم يعترض العميل كتابيًا خلال شهر من استلام الفاتورة، يُفترض أنه يقر بأنه خاضع للضريبة وملزم بتقديم إقرارات دورية. وإذا لم يتحقق هذا الشرط، يتحمل العميل، فيما يخص هذا الشرط، مسؤولية الضريبة والفوائد والغرامات المستحقة.',
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
    pt: 'IVA a devolver ao Estado na medida em que tenha sido inicialmente deduzido.',
    es: 'IVA que debe devolverse al Estado en la medida en que se dedujo inicialmente.',
    it: 'IVA da riversare allo Stato nella misura in cui è stata inizialmente detratta.',
    pl: 'VAT podlega zwrotowi na rzecz państwa w zakresie, w jakim został pierwotnie odliczony.',
    hi: 'जितना वैट पहले इनपुट के रूप में घटाया गया था, उतना राज्य को लौटाया जाए।',
    ar: 'تُرد ضريبة القيمة المضافة إلى الدولة بقدر ما خُصمت في الأصل.',
  },
  law: 'Royal decree no. 4 of 29 December 1969, art. 4',
  url: 'https://lex.be/en/doc/be/fisconet-fiscal-discipline/circulaire-n-78-dd-24111970-24-november-1970-befp_1970112426774d8c_fr',
}
