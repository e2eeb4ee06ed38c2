import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { STATES } from './address.ts'
import { OTHER_COUNTRY, type StateCode, hasGstin, placeOfSupply, stateOf } from './gst.ts'

/** The texts of the authority (CBIC): CGST Act, s. 9 and 31; rules 46 and 49; IGST Act, s. 2, 10, 12 and 16. Rule 48 is a copy. */
const CBIC = 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst'
const RULE_46 = `${CBIC}/rules/cgst_rules/active/chapter6/rule46_v1.00.html`

export const SOURCES: readonly string[] = [
  `${CBIC}/acts/2017_CGST_act/active/chapter3/section9_v1.00.html`,
  `${CBIC}/acts/2017_CGST_act/active/chapter7/section31_v1.00.html`,
  RULE_46,
  `${CBIC}/rules/cgst_rules/active/chapter6/rule49_v1.00.html`,
  'https://gstacts.in/rule/cgst-rule-48/',
  `${CBIC}/acts/2017_IGST_Act/active/chapteri/section2_v1.00.html`,
  `${CBIC}/acts/2017_IGST_Act/active/chapterv/section10_v1.00.html`,
  `${CBIC}/acts/2017_IGST_Act/active/chapterv/section12_v1.00.html`,
  `${CBIC}/acts/2017_IGST_Act/active/chaptervii/section16_v1.00.html`,
]

/** CGST Rules 2017, rule 46, second proviso: the endorsement of an export invoice, whose wording is prescribed. */
export const LUT: LocalText = {
  en: 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
}
export const SEZ: LocalText = {
  en: 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
}
/** CGST Rules 2017, rule 5 (1) (f): the words at the top of the bill of supply are prescribed. */
export const COMPOSITION: LocalText = {
  en: 'composition taxable person, not eligible to collect tax on supplies',
}
/** CGST Rules 2017, rule 46, second proviso: the endorsement where the tax is paid and claimed back. */
const EXPORT_WITH_PAYMENT: LocalText = {
  en: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX',
}
const SEZ_WITH_PAYMENT: LocalText = {
  en: 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
}
export const EXEMPT_GST: LocalText = {
  en: 'Exempt from GST – section 11 of the CGST Act, 2017',
  fr: 'Exonéré de GST – section 11 du CGST Act, 2017',
  de: 'Von der GST befreit – Section 11 CGST Act, 2017',
  es: 'Exento de GST – sección 11 de la CGST Act, 2017',
  pl: 'Zwolnione z GST – sekcja 11 CGST Act, 2017',
  it: 'Esente da GST – sezione 11 del CGST Act, 2017',
  ar: 'معفى من GST – المادة 11 من CGST Act, 2017',
  hi: 'जीएसटी से मुक्त – सीजीएसटी अधिनियम, 2017 की धारा 11',
  nl: 'Vrijgesteld van GST – artikel 11 van de CGST Act, 2017',
  pt: 'Isento de GST – secção 11 do CGST Act, 2017',
}
export const NON_GST: LocalText = {
  en: 'Not subject to GST',
  fr: 'Non soumis à la GST',
  de: 'Nicht der GST unterworfen',
  es: 'No sujeto a GST',
  pl: 'Nie podlega GST',
  it: 'Non soggetto a GST',
  ar: 'غير خاضع لضريبة GST',
  hi: 'जीएसटी के दायरे से बाहर',
  nl: 'Niet onderworpen aan GST',
  pt: 'Não sujeito a GST',
}
export const REVERSE_CHARGE_GST: LocalText = {
  en: 'GST payable by the recipient on reverse charge basis – section 9 (3) of the CGST Act, 2017',
  fr: 'GST due par le destinataire, autoliquidation – section 9 (3) du CGST Act, 2017',
  de: 'GST wird vom Empfänger geschuldet (Reverse Charge) – Section 9 (3) CGST Act, 2017',
  es: 'GST a cargo del destinatario, inversión del sujeto pasivo – sección 9 (3) de la CGST Act, 2017',
  pl: 'GST płaci odbiorca, odwrotne obciążenie – sekcja 9 (3) CGST Act, 2017',
  it: 'GST dovuta dal destinatario, inversione contabile – sezione 9 (3) del CGST Act, 2017',
  ar: 'ضريبة GST مستحقة على المستلم بالاحتساب العكسي – المادة 9 (3) من CGST Act, 2017',
  hi: 'प्राप्तकर्ता द्वारा रिवर्स चार्ज के आधार पर देय जीएसटी – सीजीएसटी अधिनियम, 2017 की धारा 9 (3)',
  nl: 'GST verlegd naar de afnemer – artikel 9 lid 3 van de CGST Act, 2017',
  pt: 'GST devida pelo destinatário por autoliquidação – secção 9 (3) do CGST Act, 2017',
}

/**
 * CGST Rules 2017, rule 46 (n) and (p): place of supply with the state's name, and whether reverse charge applies. They are
 * of registered sellers; one without a GSTIN issues no tax invoice.
 */
export function legalNotes(context: LegalNoteContext): readonly LegalNote[] {
  if (!hasGstin(context.seller)) return []
  return [placeOfSupplyNote(context), reverseChargeNote(context), ...exportNotes(context)]
}

/** An export with a taxed line is one with payment of the tax; the endorsement without payment is the tax's own reason. */
function exportNotes(context: LegalNoteContext): readonly LegalNote[] {
  const { buyer, taxes } = context
  const taxed = taxes.some(tax => tax.category === 'S')
  const zone = buyer.taxIds.some(({ kind, value }) => kind === 'sez' && value.trim() !== '')
  const isExport = placeOfDocument(context) === OTHER_COUNTRY
  if (!taxed || (!isExport && !zone)) return []
  const text = zone ? SEZ_WITH_PAYMENT : EXPORT_WITH_PAYMENT
  return [
    {
      key: 'export_with_payment',
      subjectCode: '',
      text,
      law: 'CGST Rules 2017, rule 46, second proviso',
      url: RULE_46,
    },
  ]
}

function placeOfDocument(context: LegalNoteContext): StateCode | undefined {
  const { buyer, seller, deliveryAddress, supplies, performedAt } = context
  return placeOfSupply({
    seller: stateOf(seller),
    buyer: stateOf(buyer),
    buyerCountry: buyer.address.country,
    buyerRegistered: hasGstin(buyer),
    delivery: deliveryAddress,
    supplies,
    performedAt,
  })
}

function placeOfSupplyNote(context: LegalNoteContext): LegalNote {
  const place = placeOfDocument(context)
  const state = STATES.find(candidate => candidate.gstCode === place)
  const stateName = state ? `${state.name} (${state.gstCode})` : 'Other country (96)'
  return {
    key: 'place_of_supply',
    subjectCode: '',
    text: {
      en: `Place of supply: ${stateName}`,
      hi: `आपूर्ति का स्थान: ${stateName}`,
      fr: `Lieu de livraison ou de prestation : ${stateName}`,
      de: `Ort der Lieferung oder Leistung: ${stateName}`,
      es: `Lugar de la operación: ${stateName}`,
      it: `Luogo dell’operazione: ${stateName}`,
      pl: `Miejsce dostawy lub świadczenia: ${stateName}`,
      ar: `مكان التوريد: ${stateName}`,
      nl: `Plaats van levering of dienst: ${stateName}`,
      pt: `Lugar da operação: ${stateName}`,
    },
    law: 'CGST Rules 2017, rule 46 (n)',
    url: RULE_46,
  }
}

function reverseChargeNote({ taxes }: LegalNoteContext): LegalNote {
  const applies = taxes.some(tax => tax.category === 'AE')
  return {
    key: 'reverse_charge_basis',
    subjectCode: '',
    text: {
      en: `Tax payable on reverse charge basis: ${applies ? 'Yes' : 'No'}`,
      hi: `रिवर्स चार्ज के आधार पर देय कर: ${applies ? 'हाँ' : 'नहीं'}`,
      fr: `Taxe due par autoliquidation : ${applies ? 'oui' : 'non'}`,
      de: `Steuerschuldnerschaft des Empfängers: ${applies ? 'Ja' : 'Nein'}`,
      es: `Impuesto con inversión del sujeto pasivo: ${applies ? 'sí' : 'no'}`,
      it: `Imposta dovuta in inversione contabile: ${applies ? 'sì' : 'no'}`,
      pl: `Podatek w odwrotnym obciążeniu: ${applies ? 'tak' : 'nie'}`,
      ar: `الضريبة مستحقة بالاحتساب العكسي: ${applies ? 'نعم' : 'لا'}`,
      nl: `Belasting verlegd naar de afnemer: ${applies ? 'ja' : 'nee'}`,
      pt: `Imposto devido por autoliquidação: ${applies ? 'sim' : 'não'}`,
    },
    law: 'CGST Rules 2017, rule 46 (p)',
    url: RULE_46,
  }
}
