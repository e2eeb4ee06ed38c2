import { decimal } from '../../money/decimal.ts'
import type { LocalText } from '../../local-text.ts'
import type { SettlementRules } from '../settlement.ts'

const TDS: LocalText = {
  en: 'TDS',
  fr: 'TDS (impôt retenu à la source)',
  de: 'TDS (Quellensteuer)',
  es: 'TDS (retención en la fuente)',
  pl: 'TDS (podatek u źródła)',
  it: 'TDS (ritenuta alla fonte)',
  hi: 'टीडीएस',
  ar: 'TDS (ضريبة مستقطعة من المنبع)',
  nl: 'TDS',
  pt: 'TDS',
}

const TCS: LocalText = {
  en: 'TCS (tax collected at source)',
  fr: 'TCS (impôt collecté à la source)',
  de: 'TCS (an der Quelle erhobene Steuer)',
  es: 'TCS (impuesto cobrado en la fuente)',
  pl: 'TCS (podatek pobierany u źródła)',
  it: 'TCS (imposta riscossa alla fonte)',
  hi: 'टीसीएस (स्रोत पर संग्रहीत कर)',
  ar: 'TCS (ضريبة محصّلة من المنبع)',
  nl: 'TCS (bij de bron geheven belasting)',
  pt: 'TCS (imposto cobrado na fonte)',
}

const PROFESSIONAL: LocalText = {
  en: 'professional services',
  fr: 'services professionnels',
  de: 'freiberufliche Leistungen',
  es: 'servicios profesionales',
  pl: 'usługi profesjonalne',
  it: 'servizi professionali',
  hi: 'पेशेवर सेवाएँ',
  ar: 'خدمات مهنية',
  nl: 'vrije beroepen',
  pt: 'serviços profissionais',
}

const TECHNICAL: LocalText = {
  en: 'technical services',
  fr: 'services techniques',
  de: 'technische Leistungen',
  es: 'servicios técnicos',
  pl: 'usługi techniczne',
  it: 'servizi tecnici',
  hi: 'तकनीकी सेवाएँ',
  ar: 'خدمات فنية',
  nl: 'technische diensten',
  pt: 'serviços técnicos',
}

const CONTRACTOR: LocalText = {
  en: 'contractor, individual',
  fr: 'entrepreneur individuel',
  de: 'Einzelunternehmer',
  es: 'contratista individual',
  pl: 'wykonawca, osoba fizyczna',
  it: 'appaltatore individuale',
  hi: 'ठेकेदार, व्यक्ति',
  ar: 'مقاول فرد',
  nl: 'aannemer, natuurlijke persoon',
  pt: 'empreiteiro, pessoa singular',
}

const CONTRACTOR_FIRM: LocalText = {
  en: 'contractor, company or firm',
  fr: 'entrepreneur, société',
  de: 'Auftragnehmer, Gesellschaft',
  es: 'contratista, sociedad',
  pl: 'wykonawca, spółka',
  it: 'appaltatore, società',
  hi: 'ठेकेदार, कंपनी या फर्म',
  ar: 'مقاول، شركة',
  nl: 'aannemer, vennootschap of firma',
  pt: 'empreiteiro, sociedade ou firma',
}

const LAW = 'Income-tax Act 2025 s. 393(1), table, sl. no. 6'
const URL = 'https://future.indiankanoon.org/doc/103383880'

/**
 * Income-tax Act 2025, in force since 2026-04-01: the payer deducts TDS of the sum without GST, where the invoice states
 * the GST apart (CBDT Circular 23/2017). TCS (s. 394) depends on the goods and on the amount with GST, and is not part of
 * the value on which GST is due (CBIC Circular 76/50/2018, corrigendum of 7 March 2019): the seller enters its amount.
 * Invoices are rounded to the rupee (CGST Act 2017 s. 170; RndOffAmt of form INV-01).
 */
export const SETTLEMENT: SettlementRules = {
  withholdings: [
    {
      key: 'tds_professional',
      name: TDS,
      hint: PROFESSIONAL,
      rate: decimal('10'),
      of: 'net',
      law: LAW,
      url: URL,
    },
    {
      key: 'tds_technical',
      name: TDS,
      hint: TECHNICAL,
      rate: decimal('2'),
      of: 'net',
      law: LAW,
      url: URL,
    },
    {
      key: 'tds_contractor',
      name: TDS,
      hint: CONTRACTOR,
      rate: decimal('1'),
      of: 'net',
      law: LAW,
      url: URL,
    },
    {
      key: 'tds_contractor_firm',
      name: TDS,
      hint: CONTRACTOR_FIRM,
      rate: decimal('2'),
      of: 'net',
      law: LAW,
      url: URL,
    },
  ],
  charges: [
    {
      key: 'tcs',
      name: TCS,
      value: { by: 'amount', amount: decimal('0') },
      taxKey: 'tcs',
      isWithheld: false,
      law: 'Income-tax Act 2025 s. 394',
      url: 'https://ai.jamku.app/incometax2025/act/394.html',
    },
  ],
  rounding: {
    currency: 'INR',
    step: decimal('1'),
    byDefault: true,
    law: 'CGST Act 2017 s. 170',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_CGST_act/active/chapter21/section170_v1.00.html',
  },
  termLimits: [
    {
      buyer: 'business',
      days: 45,
      law: 'MSMED Act 2006 s. 15',
      url: 'https://www.indiacode.nic.in/handle/123456789/2013',
    },
  ],
}
