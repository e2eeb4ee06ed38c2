import { DOCUMENT_TYPE_RULES, documentTypeOf } from '../../document-kind.ts'
import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  sources: [
    'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
    'https://github.com/invopop/gobl/blob/main/addons/es/sii/extensions.go',
  ],
  reverseCharge: 'art. 69.Uno.1.º LIVA, art. 196 Directiva 2006/112/CE',
  intraCommunity: 'art. 25 LIVA',
  export: 'art. 21 LIVA',
  outsideScope: 'art. 69 LIVA',
  outsideScopeConsumer: 'art. 69.Dos LIVA',
  exempt: 'art. 20 LIVA',
  domesticReverseCharge: 'art. 84.Uno.2.º LIVA',
  marginTravel: 'art. 141 LIVA',
  marginGoods: 'art. 135 LIVA',
  triangulation: 'art. 26.Tres LIVA, art. 141 Directiva 2006/112/CE',
}

/** RD 1619/2012 art. 15: a rectifying invoice must be marked as such. */
export function legalNotes(document: LegalNoteContext): readonly LegalNote[] {
  return DOCUMENT_TYPE_RULES[documentTypeOf(document)].corrects ? [RECTIFYING] : []
}

const RECTIFYING: LegalNote = {
  key: 'rectifying',
  subjectCode: '',
  text: {
    en: 'Rectifying invoice',
    es: 'Factura rectificativa',
    nl: 'Correctiefactuur',
    pt: 'Fatura retificativa',
    fr: 'Facture rectificative',
    de: 'Berichtigungsrechnung',
    it: 'Fattura rettificativa',
    pl: 'Faktura korygująca',
    hi: 'संशोधित बीजक',
    ar: 'فاتورة تصحيحية',
  },
  law: 'RD 1619/2012 art. 15',
  url: 'https://www.boe.es/eli/es/rd/2012/11/30/1619',
}

export const SIMPLIFIED: LegalNote = {
  key: 'simplified_invoice',
  subjectCode: '',
  text: {
    en: 'Simplified invoice (factura simplificada)',
    fr: 'Facture simplifiée (factura simplificada)',
    de: 'Vereinfachte Rechnung (factura simplificada)',
    es: 'Factura simplificada',
    it: 'Fattura semplificata (factura simplificada)',
    pl: 'Faktura uproszczona (factura simplificada)',
    hi: 'सरलीकृत बिल (factura simplificada)',
    ar: 'فاتورة مبسطة (factura simplificada)',
    nl: 'Vereenvoudigde factuur (factura simplificada)',
    pt: 'Fatura simplificada (factura simplificada)',
  },
  law: 'RD 1619/2012, art. 4',
  url: 'https://www.boe.es/eli/es/rd/2012/11/30/1619',
}
