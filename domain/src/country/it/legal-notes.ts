import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'
import { renumbered, unified } from './unified-text.ts'

export const LAWS: EuCitations = {
  sources: ['https://github.com/invopop/gobl/blob/main/addons/it/sdi/extensions.go'],
  reverseCharge: 'art. 7-ter DPR 633/1972, art. 196 direttiva 2006/112/CE',
  intraCommunity: 'art. 41 DL 331/1993',
  export: 'art. 8 DPR 633/1972',
  outsideScope: 'art. 7-ter DPR 633/1972',
  outsideScopeConsumer: 'art. 7-septies DPR 633/1972',
  exempt: 'art. 10 DPR 633/1972',
  domesticReverseCharge: 'art. 17, c. 6 DPR 633/1972',
  marginTravel: 'art. 74-ter DPR 633/1972',
  marginGoods: 'art. 36 DL 41/1995',
  triangulation: 'art. 141 direttiva 2006/112/CE',
}

/** From 2027-01-01: the numbers of each article were read in the text (art. 171). */
export const UNIFIED_LAWS: EuCitations = {
  sources: [
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2026-01-19;10',
    'https://github.com/alifuma92/fisco-assolombarda',
  ],
  reverseCharge: `${unified('17')}, art. 196 direttiva 2006/112/CE`,
  intraCommunity: unified('39'),
  export: unified('45'),
  outsideScope: unified('17'),
  outsideScopeConsumer: unified('22'),
  exempt: unified('37'),
  domesticReverseCharge: unified('64, c. 6'),
  marginTravel: unified('141'),
  marginGoods: unified('143'),
  triangulation: 'art. 141 direttiva 2006/112/CE',
}

export const FORFETTARIO: LocalText = {
  en: 'No VAT charged: flat-rate scheme – art. 1 (54)–(89) of Italian law 190/2014',
  fr: 'TVA non facturée : régime forfaitaire – art. 1 (54)–(89) de la loi italienne 190/2014',
  de: 'Kein Ausweis von Umsatzsteuer: Pauschalregelung – Art. 1 (54)–(89) des italienischen Gesetzes 190/2014',
  es: 'Sin IVA: régimen forfetario – art. 1 (54)–(89) de la ley italiana 190/2014',
  pl: 'Bez VAT: ryczałt – art. 1 (54)–(89) włoskiej ustawy 190/2014',
  hi: 'वैट नहीं: एकमुश्त योजना – इतालवी कानून 190/2014 का अनु. 1 (54)–(89)',
  ar: 'بلا ضريبة قيمة مضافة: نظام الضريبة المقطوعة – المادة 1 (54)–(89) من القانون الإيطالي 190/2014',
  it: 'Operazione in franchigia da IVA, art. 1, commi 54-89, L. 190/2014 – regime forfettario',
  nl: 'Geen btw in rekening gebracht: forfaitaire regeling – art. 1, leden 54–89, Italiaanse wet 190/2014',
  pt: 'IVA não liquidado: regime forfetário – art. 1.º, n.os 54 a 89, da lei italiana 190/2014',
}

/** DPR 633/1972 art. 21 (6-bis): an invoice for a supply not taxed in Italy carries this wording beside the law. */
export function legalNotes({ taxes, buyer }: LegalNoteContext): readonly LegalNote[] {
  const untaxed = taxes.some(tax => tax.category === 'O')
  return untaxed && buyer.address.country !== 'IT' ? [NOT_SUBJECT] : []
}

const NOT_SUBJECT: LegalNote = {
  key: 'not_subject',
  subjectCode: '',
  text: {
    en: 'Transaction not subject to VAT',
    it: 'Operazione non soggetta',
    nl: 'Handeling niet onderworpen aan btw',
    pt: 'Operação não sujeita a IVA',
    fr: 'Opération non soumise à la TVA',
    de: 'Nicht der Umsatzsteuer unterliegender Umsatz',
    es: 'Operación no sujeta a IVA',
    pl: 'Czynność niepodlegająca VAT',
    hi: 'वैट के दायरे से बाहर का लेनदेन',
    ar: 'عملية غير خاضعة لضريبة القيمة المضافة',
  },
  ...renumbered(
    'DPR 633/1972 art. 21, c. 6-bis, lett. b',
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633',
    '72',
  ),
}
