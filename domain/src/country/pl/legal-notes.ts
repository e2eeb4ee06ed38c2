import { DOCUMENT_TYPE_RULES, documentTypeOf } from '../../document-kind.ts'
import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'
import { OUTSIDE_SCOPE, REVERSE_CHARGE, sentences } from '../../tax-category/notices.ts'

export const LAWS: EuCitations = {
  sources: [
    'https://github.com/invopop/gobl/tree/main/addons/pl/favat',
    'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    'https://interpretacje.pl/vat/9623536,zawarcie-wyrazow-odwrotne-obciazenie-na-fakturach-dokumentujacych-sw.html',
  ],
  reverseCharge: 'art. 28b ustawy o VAT, art. 196 dyrektywy 2006/112/WE',
  intraCommunity: 'art. 42 ustawy o VAT',
  export: 'art. 41 ust. 4 ustawy o VAT',
  outsideScope: 'art. 28b ustawy o VAT',
  // Art. 106e ust. 1 pkt 18: also where the customer owes a tax of another country that is like VAT.
  outsideScopeWords: sentences(REVERSE_CHARGE, OUTSIDE_SCOPE),
  outsideScopeConsumer: 'art. 28l ustawy o VAT',
  exempt: 'art. 43 ust. 1 ustawy o VAT',
  marginTravel: 'art. 119 ustawy o VAT',
  marginGoods: 'art. 120 ustawy o VAT',
  triangulation: 'art. 135–138 ustawy o VAT',
}

export const SUBJECTIVE: LocalText = {
  en: 'Exempt from VAT: small business – art. 113 (1) of the Polish VAT act',
  fr: 'Exonéré de TVA : petite entreprise – art. 113 (1) de la loi polonaise sur la TVA',
  de: 'Umsatzsteuerfrei: Kleinunternehmer – Art. 113 (1) des polnischen Umsatzsteuergesetzes',
  es: 'Exento de IVA: pequeña empresa – art. 113 (1) de la ley polaca del IVA',
  it: 'Esente da IVA: piccola impresa – art. 113 (1) della legge polacca sull’IVA',
  hi: 'वैट से मुक्त: लघु व्यवसाय – पोलिश वैट अधिनियम का अनु. 113 (1)',
  ar: 'معفى من ضريبة القيمة المضافة: منشأة صغيرة – المادة 113 (1) من القانون البولندي',
  pl: 'Zwolnienie podmiotowe z VAT – art. 113 ust. 1 ustawy o VAT',
  nl: 'Vrijgesteld van btw: kleine onderneming – art. 113 lid 1 Poolse btw-wet',
  pt: 'Isento de IVA: pequena empresa – art. 113.º, n.º 1, da lei polaca do IVA',
}

/** Ustawa o VAT, art. 106j: a correction must be marked as such. */
export function legalNotes(document: LegalNoteContext): readonly LegalNote[] {
  return DOCUMENT_TYPE_RULES[documentTypeOf(document)].corrects ? [CORRECTION] : []
}

const CORRECTION: LegalNote = {
  key: 'correction',
  subjectCode: '',
  text: {
    en: 'Corrective invoice',
    pl: 'Faktura korygująca',
    nl: 'Correctiefactuur',
    pt: 'Fatura retificativa',
    fr: 'Facture rectificative',
    de: 'Korrekturrechnung',
    es: 'Factura rectificativa',
    it: 'Fattura rettificativa',
    hi: 'संशोधित बीजक',
    ar: 'فاتورة تصحيحية',
  },
  law: 'Ustawa o VAT, art. 106j ust. 2 pkt 1',
  url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
}
