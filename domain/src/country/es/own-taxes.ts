import { EXPORT, cited } from '../../tax-category/notices.ts'
import type { OfferedTax } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { NAMES, inForceWithin, offerExempt, offerFreeRate, offerRate } from '../offer.ts'

/**
 * The taxes of sellers in the Canary Islands (IGIC), and in Ceuta and Melilla (IPSI), where the LIVA does not apply. The IGIC:
 * Ley 20/1991 (https://www.boe.es/buscar/act.php?id=BOE-A-1991-14463) and the consolidated rules of the islands, Decreto
 * Legislativo 1/2025 (https://www.gobiernodecanarias.org/boc/2025/207/3598.html), in force since 2025-10-21; before it the Ley
 * 4/2012. The IPSI: Ley 8/1991 and the ordinance of the town, which fixes the rate. Articles of exemptions by the codes of the
 * invoicing systems of the state (E1 to E7), as the modules of OCA have them: secondary.
 */
const CONSOLIDATED_LAW = 'Decreto Legislativo 1/2025'

const CONSOLIDATED = {
  from: '2025-10-21',
  rates: CONSOLIDATED_LAW,
  exempt: `capítulo I ${CONSOLIDATED_LAW}`,
  // The words are those of art. 91 d (lasasesorias.net: secondary).
  franchise: `art. 90, 91.d) ${CONSOLIDATED_LAW}`,
}

const BEFORE = {
  until: '2025-10-20',
  rates: 'Ley 4/2012',
  exempt: 'art. 50 Ley 4/2012',
  franchise: 'art. 109 a 111 Ley 4/2012',
}

/** The mention that the law of the islands wants, in its own words, beside them in the language of the document. */
const FRANCHISE: LocalText = {
  en: 'Small business exemption (exención franquicia fiscal)',
  fr: 'Franchise de taxe (exención franquicia fiscal)',
  de: 'Steuerbefreiung für Kleinunternehmer (exención franquicia fiscal)',
  es: 'Exención franquicia fiscal',
  it: 'Esenzione per piccole imprese (exención franquicia fiscal)',
  pl: 'Zwolnienie dla małych firm (exención franquicia fiscal)',
  nl: 'Vrijstelling voor kleine ondernemingen (exención franquicia fiscal)',
  pt: 'Isenção das pequenas empresas (exención franquicia fiscal)',
  hi: 'लघु व्यवसाय छूट (exención franquicia fiscal)',
  ar: 'إعفاء المنشآت الصغيرة (exención franquicia fiscal)',
}

/** In two languages the words of the directive name the value added tax. */
const REVERSED: LocalText = {
  ...NAMES.reverseCharge,
  nl: 'Heffing verlegd',
  pt: 'Autoliquidação',
}

/** In percent, the general one first. The rate of 1 % is for oil and what is refined of it. */
const IGIC_RATES = ['7', '0', '3', '5', '9.5', '15', '20']
const IGIC_SINCE_2026 = '1'

export const CANARY_TAXES: readonly OfferedTax[] = [
  ...igicOf(BEFORE, IGIC_RATES),
  ...igicOf(CONSOLIDATED, IGIC_RATES),
  igicRate(IGIC_SINCE_2026, { from: '2026-07-01', article: CONSOLIDATED_LAW }),
  offerFreeRate('custom', NAMES.anotherRate, 'L'),
  ...withoutTax('IGIC', {
    export: 'art. 11 Ley 20/1991',
    outsideScope: 'art. 17 Ley 20/1991',
    reverseCharge: 'art. 19.1.2.º Ley 20/1991',
  }),
]

export const CEUTA_AND_MELILLA_TAXES: readonly OfferedTax[] = [
  offerFreeRate('custom', NAMES.anotherRate, 'M'),
  exemptFrom('IPSI', 'Ley 8/1991'),
  ...withoutTax('IPSI', { export: 'Ley 8/1991', outsideScope: 'Ley 8/1991' }),
]

type Period = {
  readonly from?: string
  readonly until?: string
  readonly rates: string
  readonly exempt: string
  readonly franchise: string
}

function igicOf(
  { rates: article, exempt, franchise, ...dates }: Period,
  rates: readonly string[],
): readonly OfferedTax[] {
  return [
    ...rates.map(rate => igicRate(rate, { ...dates, article })),
    ...inForceWithin(dates, [
      offerExempt('small_business', 'E', '', FRANCHISE, cited(FRANCHISE, franchise), franchise),
      exemptFrom('IGIC', exempt),
    ]),
  ]
}

function igicRate(
  rate: string,
  validity: { readonly from?: string; readonly until?: string; readonly article: string },
): OfferedTax {
  const isStandard = rate === IGIC_RATES[0]
  const key = isStandard ? 'standard' : `rate_${rate}`
  const name = isStandard ? NAMES.standard : NAMES.anotherRate
  return { ...offerRate(key, rate, name, validity), category: 'L' }
}

function exemptFrom(tax: string, law: string): OfferedTax {
  const text = exemptText(tax)
  return offerExempt('exempt', 'E', '', text, cited(text, law), law)
}

/** What leaves the territory of the tax, and what the customer owes. */
function withoutTax(
  tax: string,
  laws: { readonly export: string; readonly outsideScope: string; readonly reverseCharge?: string },
): readonly OfferedTax[] {
  const { outsideScope, reverseCharge } = laws
  const export_ = exportText(tax)
  const notSubject = notSubjectText(tax)
  return [
    offerExempt('export', 'G', '', NAMES.export, cited(export_, laws.export), laws.export),
    ...['outside_scope', 'outside_scope_consumer'].map(key =>
      offerExempt(key, 'O', '', notSubject, cited(notSubject, outsideScope), outsideScope),
    ),
    ...(reverseCharge === undefined
      ? []
      : [
          offerExempt(
            'reverse_charge_domestic',
            'AE',
            '',
            NAMES.reverseChargeDomestic,
            cited(REVERSED, reverseCharge),
            reverseCharge,
          ),
        ]),
  ]
}

function exemptText(tax: string): LocalText {
  return {
    en: `Exempt from ${tax}`,
    fr: `Exonéré de l’${tax}`,
    de: `Befreit von der ${tax}`,
    es: `Exento de ${tax}`,
    it: `Esente da ${tax}`,
    pl: `Zwolnione z ${tax}`,
    nl: `Vrijgesteld van ${tax}`,
    pt: `Isento de ${tax}`,
    hi: `${tax} से मुक्त`,
    ar: `معفى من ${tax}`,
  }
}

function notSubjectText(tax: string): LocalText {
  return {
    en: `Not subject to ${tax}`,
    fr: `Opération non soumise à l’${tax}`,
    de: `Unterliegt nicht der ${tax}`,
    es: `Operación no sujeta al ${tax}`,
    it: `Operazione non soggetta a ${tax}`,
    pl: `Nie podlega ${tax}`,
    nl: `Niet onderworpen aan ${tax}`,
    pt: `Operação não sujeita a ${tax}`,
    hi: `${tax} के दायरे से बाहर`,
    ar: `غير خاضع لـ ${tax}`,
  }
}

function exportText(tax: string): LocalText {
  return {
    ...EXPORT,
    fr: `Exportation exonérée de l’${tax}`,
    es: `Exportación exenta de ${tax}`,
    nl: `Uitvoer, 0 % ${tax}`,
    pt: `Exportação isenta de ${tax}`,
  }
}
