import { type LocalDate, localDate } from '../date.ts'
import { ZERO, add, decimal } from '../money/decimal.ts'
import {
  EU_SMALL_BUSINESS,
  EXEMPT,
  EXPORT,
  INTRA_COMMUNITY,
  MARGIN_ANTIQUES,
  MARGIN_ART,
  MARGIN_SECOND_HAND,
  MARGIN_TRAVEL,
  OUTSIDE_SCOPE,
  REVERSE_CHARGE,
  TRIANGULATION,
  cited,
} from '../tax-category/notices.ts'
import type { TaxPart } from '../tax-category/category.ts'
import type { OfferedTax } from './country.ts'
import type { LocalText } from '../local-text.ts'

type Validity = { readonly from?: string; readonly until?: string; readonly article?: string }

/** A rate above zero with the law that fixes it; dates as 'YYYY-MM-DD'. */
export function offerRate(
  key: string,
  rate: string,
  name: LocalText,
  validity: Validity = {},
): OfferedTax {
  return { key, name, category: 'S', rate: decimal(rate), exemptionCode: '', ...dates(validity) }
}

/** Several taxes on one line: the rate is their sum, and the document states each by its name. */
export function offerParts(
  key: string,
  parts: readonly TaxPart[],
  name: LocalText,
  validity: Validity = {},
): OfferedTax {
  const rate = parts.reduce((sum, part) => add(sum, part.rate), ZERO)
  return { key, name, category: 'S', rate, exemptionCode: '', parts, ...dates(validity) }
}

/** A tax whose rate the seller enters, because no law known here fixes it. */
export function offerFreeRate(
  key: string,
  name: LocalText,
  category: 'S' | 'L' | 'M' = 'S',
): OfferedTax {
  return { key, name, category, rate: null, exemptionCode: '' }
}

/** Category Z: taxed at zero; it needs no reason and must have none (BR-Z-10). */
export function offerZero(key: string, name: LocalText): OfferedTax {
  return { key, name, category: 'Z', rate: ZERO, exemptionCode: '' }
}

/** Without tax, for a reason that the document states; `article` is the law in it. */
export function offerExempt(
  key: string,
  category: 'E' | 'AE' | 'K' | 'G' | 'O',
  exemptionCode: string,
  name: LocalText,
  reason: LocalText,
  article = '',
): OfferedTax {
  const law = article === '' ? {} : { article }
  return { key, name, category, rate: ZERO, exemptionCode, reason, ...law }
}

/** The same taxes, cited by another law before and after a day ('YYYY-MM-DD'). */
export function inForceWithin(
  validity: Omit<Validity, 'article'>,
  taxes: readonly OfferedTax[],
): readonly OfferedTax[] {
  return taxes.map(tax => ({ ...tax, ...dates(validity) }))
}

/**
 * Without tax and without a word on the document. The structured invoice needs a reason (BR-O-10), which the code alone
 * gives it.
 */
export function offerSilent(key: string, name: LocalText): OfferedTax {
  return { key, name, category: 'O', rate: ZERO, exemptionCode: 'VATEX-EU-O' }
}

/** Without tax: the wording of the directive, followed by the law. */
function offerCited(
  key: string,
  category: 'E' | 'AE' | 'K' | 'G' | 'O',
  exemptionCode: string,
  wording: LocalText,
  law: string,
  name: LocalText = wording,
): OfferedTax {
  return offerExempt(key, category, exemptionCode, name, cited(wording, law), law)
}

/**
 * The laws of the seller's country for each kind of supply without VAT, as they are cited. Where the article of the
 * country was not found in a public source, the directive's stands, which the law allows (art. 226 (11)).
 */
export type EuCitations = {
  /** Where the articles were read last. */
  readonly sources: readonly string[]
  /** Services to a business in another member state. */
  readonly reverseCharge: string
  readonly intraCommunity: string
  readonly export: string
  /** Services to a business outside the EU. */
  readonly outsideScope: string
  /** What the law wants said of them, where that is more than that they are not subject to its VAT. */
  readonly outsideScopeWords?: LocalText
  /** Services of art. 59 to a private customer outside the EU. */
  readonly outsideScopeConsumer: string
  readonly exempt: string
  /** Supplies at home for which the customer owes the tax; undefined where the law has none. */
  readonly domesticReverseCharge?: string
  readonly marginTravel: string
  readonly marginGoods: string
  readonly triangulation: string
}

export const DIRECTIVE: EuCitations = {
  sources: ['https://eur-lex.europa.eu/eli/dir/2006/112/oj'],
  reverseCharge: 'Art. 196 Directive 2006/112/EC',
  intraCommunity: 'Art. 138 Directive 2006/112/EC',
  export: 'Art. 146 Directive 2006/112/EC',
  outsideScope: 'Art. 44 Directive 2006/112/EC',
  outsideScopeConsumer: 'Art. 59 Directive 2006/112/EC',
  exempt: 'Art. 132 Directive 2006/112/EC',
  domesticReverseCharge: 'Art. 199 Directive 2006/112/EC',
  marginTravel: 'Art. 306 Directive 2006/112/EC',
  marginGoods: 'Art. 313 Directive 2006/112/EC',
  triangulation: 'Art. 141, 197 Directive 2006/112/EC',
}

const EU_SMALL_BUSINESS_LAW = 'Art. 284 Directive 2006/112/EC'

/**
 * Directive 2006/112/EC, art. 199a (phones, chips, computers, gas, power, telecommunications, cereals, metals), as Directive (EU)
 * 2022/890 prolonged it; no further one was found. Art. 199 (buildings, scrap, land) has no end.
 */
export const ART_199A_ENDS = localDate('2026-12-31')

/** The kinds of supply without VAT on the document, open to every seller of the EU. */
export function euExemptions(laws: EuCitations): readonly OfferedTax[] {
  const { domesticReverseCharge: domestic } = laws
  return [
    offerCited('reverse_charge', 'AE', 'VATEX-EU-AE', REVERSE_CHARGE, laws.reverseCharge),
    offerCited(
      'intra_community',
      'K',
      'VATEX-EU-IC',
      INTRA_COMMUNITY,
      laws.intraCommunity,
      NAMES.intraCommunity,
    ),
    offerCited('export', 'G', 'VATEX-EU-G', EXPORT, laws.export, NAMES.export),
    offerCited(
      'outside_scope',
      'O',
      'VATEX-EU-O',
      laws.outsideScopeWords ?? OUTSIDE_SCOPE,
      laws.outsideScope,
      OUTSIDE_SCOPE,
    ),
    offerCited('exempt', 'E', '', EXEMPT, laws.exempt),
    offerCited(
      'outside_scope_consumer',
      'O',
      'VATEX-EU-O',
      OUTSIDE_SCOPE,
      laws.outsideScopeConsumer,
      NAMES.outsideScopeConsumer,
    ),
    ...(domestic === undefined
      ? []
      : [
          {
            ...offerReverseCharge('reverse_charge_domestic', NAMES.reverseChargeDomestic, domestic),
            restsUntil: ART_199A_ENDS,
          },
        ]),
    ...marginSchemes(laws),
    offerCited(
      'reverse_charge_local',
      'AE',
      'VATEX-EU-AE',
      REVERSE_CHARGE,
      'Art. 194 Directive 2006/112/EC',
      NAMES.reverseChargeLocal,
    ),
    offerCited('triangulation', 'AE', 'VATEX-EU-AE', TRIANGULATION, laws.triangulation),
    offerCited('eu_small_business', 'E', '', EU_SMALL_BUSINESS, EU_SMALL_BUSINESS_LAW),
  ]
}

/** A supply at home whose tax the customer owes by an article of its own: scrap, telecommunications. */
export function offerReverseCharge(key: string, name: LocalText, law: string): OfferedTax {
  return offerCited(key, 'AE', 'VATEX-EU-AE', REVERSE_CHARGE, law, name)
}

/** Directive 2006/112/EC, art. 306 and 313: the tax is in the price and must not be stated (art. 325). */
function marginSchemes(laws: EuCitations): readonly OfferedTax[] {
  return [
    offerCited('margin_travel', 'E', 'VATEX-EU-D', MARGIN_TRAVEL, laws.marginTravel),
    offerCited('margin_second_hand', 'E', 'VATEX-EU-F', MARGIN_SECOND_HAND, laws.marginGoods),
    offerCited('margin_art', 'E', 'VATEX-EU-I', MARGIN_ART, laws.marginGoods),
    offerCited('margin_antiques', 'E', 'VATEX-EU-J', MARGIN_ANTIQUES, laws.marginGoods),
  ]
}

export const NAMES = {
  standard: {
    en: 'Standard rate',
    hi: 'मानक दर',
    ar: 'النسبة الأساسية',
    fr: 'Taux normal',
    de: 'Regelsteuersatz',
    es: 'Tipo general',
    it: 'Aliquota ordinaria',
    pl: 'Stawka podstawowa',
    nl: 'Algemeen tarief',
    pt: 'Taxa normal',
  },
  reduced: {
    en: 'Reduced rate',
    hi: 'घटी हुई दर',
    ar: 'نسبة مخفضة',
    fr: 'Taux réduit',
    de: 'Ermäßigter Steuersatz',
    es: 'Tipo reducido',
    it: 'Aliquota ridotta',
    pl: 'Stawka obniżona',
    nl: 'Verlaagd tarief',
    pt: 'Taxa reduzida',
  },
  zero: {
    en: 'Zero rate',
    hi: 'शून्य दर',
    ar: 'نسبة صفرية',
    fr: 'Taux zéro',
    de: 'Nullsatz',
    es: 'Tipo cero',
    it: 'Aliquota zero',
    pl: 'Stawka 0 %',
    nl: 'Nultarief',
    pt: 'Taxa zero',
  },
  reverseCharge: REVERSE_CHARGE,
  intraCommunity: {
    en: 'Intra-Community supply of goods',
    hi: 'यूरोपीय संघ के भीतर माल की आपूर्ति',
    ar: 'توريد سلع داخل الاتحاد الأوروبي',
    fr: 'Livraison intracommunautaire de biens',
    de: 'Innergemeinschaftliche Lieferung',
    es: 'Entrega intracomunitaria de bienes',
    it: 'Cessione intracomunitaria di beni',
    pl: 'Wewnątrzwspólnotowa dostawa towarów',
    nl: 'Intracommunautaire levering',
    pt: 'Transmissão intracomunitária de bens',
  },
  export: {
    en: 'Export of goods',
    hi: 'माल का निर्यात',
    ar: 'تصدير سلع',
    fr: 'Exportation de biens',
    de: 'Ausfuhrlieferung',
    es: 'Exportación de bienes',
    it: 'Esportazione di beni',
    pl: 'Eksport towarów',
    nl: 'Uitvoer van goederen',
    pt: 'Exportação de bens',
  },
  outsideScope: OUTSIDE_SCOPE,
  outsideScopeConsumer: {
    en: 'Not subject to VAT: private customer abroad',
    fr: 'Hors du champ de la TVA : particulier à l’étranger',
    de: 'Nicht steuerbar: Privatkunde im Ausland',
    es: 'No sujeta a IVA: particular en el extranjero',
    it: 'Non soggetta a IVA: privato all’estero',
    pl: 'Nie podlega VAT: osoba prywatna za granicą',
    nl: 'Niet onderworpen aan btw: particulier in het buitenland',
    hi: 'वैट के दायरे से बाहर: विदेश में निजी ग्राहक',
    ar: 'غير خاضع لضريبة القيمة المضافة: عميل خاص في الخارج',
    pt: 'Não sujeita a IVA: particular no estrangeiro',
  },
  reverseChargeLocal: {
    en: 'Reverse charge: supplied in another member state',
    fr: 'Autoliquidation : opération réalisée dans un autre État membre',
    de: 'Umkehr der Steuerschuld: Leistungsort in einem anderen Mitgliedstaat',
    es: 'Inversión del sujeto pasivo: operación en otro Estado miembro',
    it: 'Inversione contabile: operazione in un altro Stato membro',
    pl: 'Odwrotne obciążenie: miejsce świadczenia w innym państwie członkowskim',
    nl: 'Btw verlegd: prestatie in een andere lidstaat',
    hi: 'रिवर्स चार्ज: किसी अन्य सदस्य राज्य में आपूर्ति',
    ar: 'الاحتساب العكسي: توريد في دولة عضو أخرى',
    pt: 'Autoliquidação: operação noutro Estado-Membro',
  },
  reverseChargeDomestic: {
    en: 'Reverse charge at home',
    fr: 'Autoliquidation dans le pays',
    de: 'Umkehr der Steuerschuld im Inland',
    es: 'Inversión del sujeto pasivo interior',
    it: 'Inversione contabile interna',
    pl: 'Odwrotne obciążenie w kraju',
    nl: 'Btw verlegd in het binnenland',
    hi: 'देश के भीतर रिवर्स चार्ज',
    ar: 'الاحتساب العكسي داخل البلد',
    pt: 'IVA – autoliquidação interna',
  },
  exempt: EXEMPT,
  anotherRate: {
    en: 'Another rate',
    fr: 'Autre taux',
    de: 'Anderer Satz',
    es: 'Otro tipo',
    pl: 'Inna stawka',
    it: 'Altra aliquota',
    hi: 'अन्य दर',
    ar: 'نسبة أخرى',
    nl: 'Ander tarief',
    pt: 'Outra taxa',
  },
  unregistered: {
    en: 'No tax: not registered',
    fr: 'Sans taxe : non assujetti',
    de: 'Keine Steuer: nicht registriert',
    es: 'Sin impuesto: no registrado',
    pl: 'Bez podatku: niezarejestrowany',
    it: 'Nessuna imposta: non registrato',
    hi: 'कोई कर नहीं: पंजीकृत नहीं',
    ar: 'بلا ضريبة: غير مسجل',
    nl: 'Geen belasting: niet geregistreerd',
    pt: 'Sem imposto: não registado',
  },
} as const satisfies Record<string, LocalText>

function dates({ from, until, article }: Validity): {
  from?: LocalDate
  until?: LocalDate
  article?: string
} {
  return {
    ...(article === undefined ? {} : { article }),
    ...(from === undefined ? {} : { from: localDate(from) }),
    ...(until === undefined ? {} : { until: localDate(until) }),
  }
}
