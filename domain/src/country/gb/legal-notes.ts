import { EXEMPT, EXPORT, OUTSIDE_SCOPE, cited } from '../../tax-category/notices.ts'
import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'

/** Where the sections were read last: 55A and 30 (6); 7A; schedule 4A, paragraph 16; 50A; what an invoice states. */
export const SOURCES: readonly string[] = [
  'https://www.legislation.gov.uk/ukpga/1994/23/section/55A',
  'https://www.legislation.gov.uk/ukpga/1994/23/section/30',
  'https://www.gov.uk/hmrc-internal-manuals/vat-place-of-supply-services/vatposs06200',
  'https://www.gov.uk/hmrc-internal-manuals/vat-place-of-supply-services/vatposs13100',
  'https://www.gov.uk/hmrc-internal-manuals/vat-margin-schemes/vatmarg01150',
  'https://www.gov.uk/hmrc-internal-manuals/vat-reverse-charge-for-building-and-construction-services-manual/vatrevcon37100',
  'https://www.nibusinessinfo.co.uk/content/invoicing-foreign-currencies',
  'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
]

export const EXEMPT_GB: LocalText = cited(EXEMPT, 'VAT Act 1994, sch. 9')
export const EXPORT_GB: LocalText = cited(EXPORT, 'VAT Act 1994, s. 30 (6)')
export const OUTSIDE_GB: LocalText = cited(OUTSIDE_SCOPE, 'VAT Act 1994, s. 7A')
/**
 * VAT Regulations 1995, reg. 14: the wording for the domestic reverse charge. The invoice states the VAT that the customer
 * accounts for, or its rate (HMRC, VATREVCON37100).
 */
export function reverseChargeAt(rate: '20' | '5'): LocalText {
  return {
    en: `Reverse charge: customer to account for the VAT at ${rate} % to HMRC – VAT Act 1994, s. 55A`,
    fr: `Autoliquidation : le client déclare la TVA de ${rate} % à HMRC – VAT Act 1994, s. 55A`,
    de: `Umkehrung der Steuerschuld: Der Kunde führt die Umsatzsteuer von ${rate} % an HMRC ab – VAT Act 1994, s. 55A`,
    es: `Inversión del sujeto pasivo: el cliente declara el IVA del ${rate} % a HMRC – VAT Act 1994, s. 55A`,
    pl: `Odwrotne obciążenie: nabywca rozlicza VAT ${rate} % z HMRC – VAT Act 1994, s. 55A`,
    it: `Inversione contabile: il cliente versa l’IVA del ${rate} % a HMRC – VAT Act 1994, s. 55A`,
    hi: `रिवर्स चार्ज: ग्राहक HMRC को ${rate} % वैट देगा – VAT Act 1994, s. 55A`,
    ar: `الاحتساب العكسي: يسدد العميل ضريبة القيمة المضافة ${rate} % إلى HMRC – VAT Act 1994, s. 55A`,
    nl: `Btw verlegd: de afnemer draagt de btw van ${rate}% af aan HMRC – VAT Act 1994, s. 55A`,
    pt: `IVA – autoliquidação: o cliente entrega o IVA à taxa de ${rate}% à HMRC – VAT Act 1994, s. 55A`,
  }
}

/** British law requires no wording beyond the exemption reasons of its taxes. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
