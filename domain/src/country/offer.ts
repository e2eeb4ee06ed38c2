import { type LocalDate, localDate } from '../date.ts'
import { ZERO, decimal } from '../money/decimal.ts'
import {
  EXEMPT,
  EXPORT,
  INTRA_COMMUNITY,
  OUTSIDE_SCOPE,
  REVERSE_CHARGE,
  cited,
} from '../tax-category/notices.ts'
import type { OfferedTax } from './country.ts'
import type { LocalText } from '../local-text.ts'

type Validity = { readonly from?: string; readonly until?: string }

/** A rate above zero; dates as 'YYYY-MM-DD'. */
export function offerRate(
  key: string,
  rate: string,
  name: LocalText,
  validity: Validity = {},
): OfferedTax {
  return { key, name, category: 'S', rate: decimal(rate), exemptionCode: '', ...dates(validity) }
}

/** Category Z: taxed at zero; it needs no reason and must have none (BR-Z-10). */
export function offerZero(key: string, name: LocalText): OfferedTax {
  return { key, name, category: 'Z', rate: ZERO, exemptionCode: '' }
}

export function offerExempt(
  key: string,
  category: 'E' | 'AE' | 'K' | 'G' | 'O',
  exemptionCode: string,
  name: LocalText,
  reason: LocalText,
): OfferedTax {
  return { key, name, category, rate: ZERO, exemptionCode, reason }
}

/** The laws of the seller's country for each kind of supply without VAT, as they are cited. */
export type EuCitations = {
  readonly reverseCharge: string
  readonly intraCommunity: string
  readonly export: string
  readonly outsideScope: string
  readonly exempt: string
}

export const DIRECTIVE: EuCitations = {
  reverseCharge: 'Art. 196 Directive 2006/112/EC',
  intraCommunity: 'Art. 138 Directive 2006/112/EC',
  export: 'Art. 146 Directive 2006/112/EC',
  outsideScope: 'Art. 44 Directive 2006/112/EC',
  exempt: 'Art. 132 Directive 2006/112/EC',
}

/** The five kinds of supply without VAT, open to every seller of the EU. */
export function euExemptions(laws: EuCitations): readonly OfferedTax[] {
  return [
    offerExempt(
      'reverse_charge',
      'AE',
      'VATEX-EU-AE',
      NAMES.reverseCharge,
      cited(REVERSE_CHARGE, laws.reverseCharge),
    ),
    offerExempt(
      'intra_community',
      'K',
      'VATEX-EU-IC',
      NAMES.intraCommunity,
      cited(INTRA_COMMUNITY, laws.intraCommunity),
    ),
    offerExempt('export', 'G', 'VATEX-EU-G', NAMES.export, cited(EXPORT, laws.export)),
    offerExempt(
      'outside_scope',
      'O',
      'VATEX-EU-O',
      NAMES.outsideScope,
      cited(OUTSIDE_SCOPE, laws.outsideScope),
    ),
    offerExempt('exempt', 'E', '', NAMES.exempt, cited(EXEMPT, laws.exempt)),
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
  },
  outsideScope: OUTSIDE_SCOPE,
  exempt: EXEMPT,
} as const satisfies Record<string, LocalText>

function dates({ from, until }: Validity): { from?: LocalDate; until?: LocalDate } {
  return {
    ...(from === undefined ? {} : { from: localDate(from) }),
    ...(until === undefined ? {} : { until: localDate(until) }),
  }
}
