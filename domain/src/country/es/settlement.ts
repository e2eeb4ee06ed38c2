import { decimal } from '../../money/decimal.ts'
import type { LocalText } from '../../local-text.ts'
import { NO_SETTLEMENT_RULES, type SettlementRules } from '../settlement.ts'

const IRPF: LocalText = {
  en: 'IRPF withheld',
  fr: 'Retenue IRPF',
  de: 'Einbehalt IRPF',
  es: 'Retención IRPF',
  pl: 'Potrącenie IRPF',
  it: 'Ritenuta IRPF',
  hi: 'IRPF कटौती',
  ar: 'اقتطاع IRPF',
  nl: 'Inhouding IRPF',
  pt: 'Retenção de IRPF',
}

const PROFESSIONALS: LocalText = {
  en: 'professionals',
  fr: 'professions libérales',
  de: 'freie Berufe',
  es: 'profesionales',
  pl: 'wolne zawody',
  it: 'professionisti',
  hi: 'पेशेवर',
  ar: 'المهنيون',
  nl: 'vrije beroepen',
  pt: 'profissionais liberais',
}

const FIRST_YEARS: LocalText = {
  en: 'first three years',
  fr: 'trois premières années',
  de: 'erste drei Jahre',
  es: 'tres primeros años',
  pl: 'pierwsze trzy lata',
  it: 'primi tre anni',
  hi: 'पहले तीन वर्ष',
  ar: 'السنوات الثلاث الأولى',
  nl: 'eerste drie jaar',
  pt: 'primeiros três anos',
}

const RENT: LocalText = {
  en: 'rent',
  fr: 'loyer',
  de: 'Miete',
  es: 'alquiler',
  pl: 'najem',
  it: 'affitto',
  hi: 'किराया',
  ar: 'إيجار',
  nl: 'huur',
  pt: 'rendas',
}

/** IRPF is of persons: what a company earns as a professional is not withheld of (art. 75, 95 RIRPF). */
const COMPANIES = {
  form: 'company',
  law: 'RD 439/2007 art. 75.1, 95.1',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-6820',
} as const

const RIRPF = 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-6820'

/**
 * Reglamento del IRPF (RD 439/2007): art. 95.1, 15 % of what professionals earn, 7 % in the year they begin and the two
 * after it; art. 100, 19 % of rent. Quoted in the binding answer V2609-23 of the Dirección General de Tributos.
 */
export const SETTLEMENT: SettlementRules = {
  ...NO_SETTLEMENT_RULES,
  withholdings: [
    {
      key: 'irpf',
      name: IRPF,
      hint: PROFESSIONALS,
      rate: decimal('15'),
      of: 'net',
      notOf: COMPANIES,
      law: 'RD 439/2007 art. 95.1',
      url: RIRPF,
    },
    {
      key: 'irpf_start',
      name: IRPF,
      hint: FIRST_YEARS,
      rate: decimal('7'),
      of: 'net',
      notOf: COMPANIES,
      law: 'RD 439/2007 art. 95.1',
      url: RIRPF,
    },
    {
      key: 'irpf_rent',
      name: IRPF,
      hint: RENT,
      rate: decimal('19'),
      of: 'net',
      law: 'RD 439/2007 art. 100',
      url: RIRPF,
    },
  ],
  termLimits: [
    {
      buyer: 'business',
      days: 60,
      law: 'Ley 3/2004 art. 4.3',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-21830',
    },
    {
      buyer: 'government',
      days: 30,
      law: 'Ley 9/2017 art. 198.4',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-12902',
    },
  ],
}
