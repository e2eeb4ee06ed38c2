import { EXPORT, cited } from '../../tax-category/notices.ts'
import type { OfferedTax } from '../country.ts'
import {
  type EuCitations,
  NAMES,
  euExemptions,
  inForceWithin,
  offerExempt,
  offerRate,
  offerReverseCharge,
} from '../offer.ts'
import { FRANCHISE, FRANCHISE_RECODIFIED, LAWS, RECODIFIED_LAWS } from './legal-notes.ts'
import {
  CONSTRUCTION,
  DOMESTIC_REVERSE_CHARGES,
  type DomesticReverseCharge,
  RECODIFIED_REVERSE_CHARGES,
} from './reverse-charges.ts'
import type { LocalText } from '../../local-text.ts'

/** Goods sent overseas are exports: CGI art. 294, 2. */
const LAW_OVERSEAS = 'art. 294, 2 du CGI'
const OVERSEAS = {
  en: 'Goods to a French overseas department',
  fr: 'Biens vers un département d’outre-mer',
  de: 'Waren in ein französisches Übersee-Département',
  es: 'Bienes a un departamento francés de ultramar',
  it: 'Beni verso un dipartimento francese d’oltremare',
  pl: 'Towary do francuskiego departamentu zamorskiego',
  hi: 'फ़्रांस के समुद्रपार विभाग को माल',
  ar: 'سلع إلى مقاطعة فرنسية فيما وراء البحار',
  nl: 'Goederen naar een Frans overzees departement',
  pt: 'Bens para um departamento ultramarino francês',
}

const REFORM = '2014-01-01'

const INTERMEDIATE = {
  en: 'Intermediate rate',
  de: 'Zwischensatz',
  es: 'Tipo intermedio',
  pl: 'Stawka pośrednia',
  it: 'Aliquota intermedia',
  hi: 'मध्यवर्ती दर',
  ar: 'نسبة متوسطة',
  fr: 'Taux intermédiaire',
  nl: 'Tussentarief',
  pt: 'Taxa intermédia',
}

const SPECIAL = {
  en: 'Special rate',
  de: 'Sondersatz',
  es: 'Tipo especial',
  pl: 'Stawka szczególna',
  it: 'Aliquota speciale',
  hi: 'विशेष दर',
  ar: 'نسبة خاصة',
  fr: 'Taux particulier',
  nl: 'Bijzonder tarief',
  pt: 'Taxa especial',
}

const CORSICA = {
  en: 'Special rate in Corsica',
  fr: 'Taux particulier en Corse',
  de: 'Sondersatz auf Korsika',
  es: 'Tipo especial en Córcega',
  it: 'Aliquota speciale in Corsica',
  pl: 'Stawka szczególna na Korsyce',
  hi: 'कोर्सिका में विशेष दर',
  ar: 'نسبة خاصة في كورسيكا',
  nl: 'Bijzonder tarief op Corsica',
  pt: 'Taxa especial na Córsega',
}

const SMALL_BUSINESS = {
  en: 'Small business',
  de: 'Kleinunternehmer',
  es: 'Pequeña empresa',
  pl: 'Mała firma',
  it: 'Piccola impresa',
  hi: 'लघु व्यवसाय',
  ar: 'منشأة صغيرة',
  fr: 'Franchise en base',
  nl: 'Kleine onderneming',
  pt: 'Pequena empresa',
}

/** CGI art. 278, 279, 278-0 bis, 281 quater and following. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '20', NAMES.standard, { from: REFORM, article: 'art. 278 du CGI' }),
  offerRate('intermediate', '10', INTERMEDIATE, { from: REFORM, article: 'art. 279 du CGI' }),
  offerRate('reduced', '5.5', NAMES.reduced, { article: 'art. 278-0 bis du CGI' }),
  offerRate('special', '2.1', SPECIAL, { article: 'art. 281 quater du CGI' }),
  // Beside 10 % and 2.1 %, which Corsica has for other supplies too (legifrance.gouv.fr/codes/id/LEGIARTI000033469142).
  offerRate('corsica_13', '13', CORSICA, { article: 'art. 297 du CGI' }),
  offerRate('corsica_0_9', '0.9', CORSICA, { article: 'art. 297 du CGI' }),
  ...inForceWithin({ until: '2026-12-31' }, [
    ...withoutTax(LAWS, FRANCHISE, 'art. 293 B du CGI', LAW_OVERSEAS),
    ...reverseCharges(DOMESTIC_REVERSE_CHARGES),
  ]),
  ...inForceWithin({ from: '2027-01-01' }, [
    ...withoutTax(
      RECODIFIED_LAWS,
      FRANCHISE_RECODIFIED,
      'art. L. 223-3 du CIBS',
      RECODIFIED_LAWS.export,
    ),
    ...reverseCharges(RECODIFIED_REVERSE_CHARGES),
  ]),
]

/** Goods to the overseas departments are exports, which the new code says in an article not known here: the directive's. */
function withoutTax(
  laws: EuCitations,
  franchise: LocalText,
  franchiseLaw: string,
  overseasLaw: string,
): readonly OfferedTax[] {
  return [
    offerExempt(
      'small_business',
      'E',
      'VATEX-FR-FRANCHISE',
      SMALL_BUSINESS,
      franchise,
      franchiseLaw,
    ),
    offerExempt(
      'export_overseas',
      'G',
      'VATEX-EU-G',
      OVERSEAS,
      cited(EXPORT, overseasLaw),
      overseasLaw,
    ),
    ...euExemptions(laws).map(tax =>
      tax.key === 'reverse_charge_domestic' ? construction(tax) : tax,
    ),
  ]
}

/** Art. 199 (1) a of the directive, which has no end. */
function construction({ article = '' }: OfferedTax): OfferedTax {
  return offerReverseCharge('reverse_charge_domestic', CONSTRUCTION, article)
}

function reverseCharges(rows: readonly DomesticReverseCharge[]): readonly OfferedTax[] {
  return rows.map(({ key, name, law, restsUntil }) => ({
    ...offerReverseCharge(key, name, law),
    ...(restsUntil === undefined ? {} : { restsUntil }),
  }))
}
