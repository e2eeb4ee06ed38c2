import { decimal } from '../../money/decimal.ts'
import type { LocalText } from '../../local-text.ts'
import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

const CIS: LocalText = {
  en: 'CIS deduction',
  fr: 'Retenue CIS',
  de: 'CIS-Abzug',
  es: 'Deducción CIS',
  pl: 'Potrącenie CIS',
  it: 'Trattenuta CIS',
  hi: 'CIS कटौती',
  ar: 'اقتطاع CIS',
  nl: 'CIS-inhouding',
  pt: 'Retenção CIS',
}

const REGISTERED: LocalText = {
  en: 'registered subcontractor',
  fr: 'sous-traitant immatriculé',
  de: 'registrierter Subunternehmer',
  es: 'subcontratista registrado',
  pl: 'zarejestrowany podwykonawca',
  it: 'subappaltatore registrato',
  hi: 'पंजीकृत उपठेकेदार',
  ar: 'مقاول فرعي مسجل',
  nl: 'geregistreerde onderaannemer',
  pt: 'subempreiteiro registado',
}

const UNREGISTERED: LocalText = {
  en: 'unregistered subcontractor',
  fr: 'sous-traitant non immatriculé',
  de: 'nicht registrierter Subunternehmer',
  es: 'subcontratista no registrado',
  pl: 'niezarejestrowany podwykonawca',
  it: 'subappaltatore non registrato',
  hi: 'अपंजीकृत उपठेकेदार',
  ar: 'مقاول فرعي غير مسجل',
  nl: 'niet-geregistreerde onderaannemer',
  pt: 'subempreiteiro não registado',
}

const LAW = 'Finance Act 2004 s. 61; SI 2007/46'
const URL =
  'https://www.gov.uk/what-you-must-do-as-a-cis-contractor/make-deductions-and-pay-subcontractors'

/** The Construction Industry Scheme: a contractor deducts of labour, not of materials and VAT. */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  withholdings: [
    {
      key: 'cis',
      name: CIS,
      hint: REGISTERED,
      rate: decimal('20'),
      of: 'services',
      law: LAW,
      url: URL,
    },
    {
      key: 'cis_unregistered',
      name: CIS,
      hint: UNREGISTERED,
      rate: decimal('30'),
      of: 'services',
      law: LAW,
      url: URL,
    },
  ],
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      law: 'Late Payment of Commercial Debts (Interest) Act 1998 s. 4 (SI 2013/395)',
      url: 'https://www.legislation.gov.uk/ukpga/1998/20/section/4',
    },
    {
      buyer: 'government',
      days: 30,
      law: 'Late Payment of Commercial Debts (Interest) Act 1998 s. 4 (SI 2013/395)',
      url: 'https://www.legislation.gov.uk/ukpga/1998/20/section/4',
    },
  ],
}
