import { localDate } from '../../date.ts'
import { ASK_ADVISER, STRUCTURED } from '../obligation-texts.ts'
import type { LocalText } from '../../local-text.ts'
import {
  BINDS_SELLERS_THERE,
  DOMESTIC_BUSINESSES,
  EVERYONE,
  type Obligation,
} from '../obligation.ts'

/** The final provision of RDL 15/2025 put the dates of Real Decreto 1007/2023 back to 2027. */
const RDL_15 = 'RD 1007/2023, disp. final 4.ª; RDL 15/2025'

const ACTION: LocalText = {
  en: 'Ask your tax adviser: Bordereau does not register invoices with the tax office.',
  fr: 'Demandez à votre conseiller fiscal : Bordereau n’enregistre pas les factures auprès de l’administration fiscale.',
  de: 'Fragen Sie Ihre Steuerberatung: Bordereau registriert keine Rechnungen beim Finanzamt.',
  es: 'Consulte a su asesor fiscal: Bordereau no registra facturas en la agencia tributaria.',
  pl: 'Zapytaj doradcę podatkowego: Bordereau nie rejestruje faktur w urzędzie skarbowym.',
  it: 'Chiedere al consulente fiscale: Bordereau non registra le fatture presso il fisco.',
  hi: 'अपने कर सलाहकार से पूछें: Bordereau कर कार्यालय में बीजक पंजीकृत नहीं करता।',
  ar: 'اسأل مستشارك الضريبي: لا يسجل Bordereau الفواتير لدى مصلحة الضرائب.',
}

const LARGE: LocalText = {
  en: 'businesses with more than 8 million € of turnover issue e-invoices to businesses',
  fr: 'les entreprises de plus de 8 millions € de chiffre d’affaires émettent des factures électroniques aux entreprises',
  de: 'Unternehmen mit über 8 Mio. € Umsatz stellen Unternehmen E-Rechnungen aus',
  es: 'las empresas con más de 8 millones de € de volumen emiten facturas electrónicas a empresas',
  pl: 'firmy z obrotem ponad 8 mln € wystawiają firmom e-faktury',
  it: 'le imprese con oltre 8 milioni di € di fatturato emettono fatture elettroniche alle imprese',
  hi: '€80 लाख से अधिक टर्नओवर वाले व्यवसाय व्यवसायों को ई-बीजक जारी करते हैं',
  ar: 'المنشآت التي تتجاوز مبيعاتها 8 ملايين يورو تصدر فواتير إلكترونية للمنشآت',
}

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'es_verifactu_companies',
    on: localDate('2027-01-01'),
    documents: EVERYONE,
    source: RDL_15,
    inwardOnly: true,
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-24840',
    requires: {
      en: 'programs of companies must meet VERI*FACTU',
      fr: 'les logiciels des sociétés doivent respecter VERI*FACTU',
      de: 'die Programme von Gesellschaften müssen VERI*FACTU erfüllen',
      es: 'los programas de las sociedades deben cumplir VERI*FACTU',
      pl: 'programy spółek muszą spełniać VERI*FACTU',
      it: 'i programmi delle società devono rispettare VERI*FACTU',
      hi: 'कंपनियों के प्रोग्राम VERI*FACTU के अनुरूप होने चाहिए',
      ar: 'يجب أن تستوفي برامج الشركات VERI*FACTU',
    },
    action: ACTION,
    actionAbroad: BINDS_SELLERS_THERE,
  },
  {
    key: 'es_verifactu',
    on: localDate('2027-07-01'),
    source: RDL_15,
    inwardOnly: true,
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-24840',
    requires: {
      en: 'programs of all businesses must meet VERI*FACTU',
      fr: 'les logiciels de toutes les entreprises doivent respecter VERI*FACTU',
      de: 'die Programme aller Unternehmen müssen VERI*FACTU erfüllen',
      es: 'los programas de todas las empresas deben cumplir VERI*FACTU',
      pl: 'programy wszystkich firm muszą spełniać VERI*FACTU',
      it: 'i programmi di tutte le aziende devono rispettare VERI*FACTU',
      hi: 'सभी व्यवसायों के प्रोग्राम VERI*FACTU के अनुरूप होने चाहिए',
      ar: 'يجب أن تستوفي برامج جميع المنشآت VERI*FACTU',
    },
    action: ACTION,
    actionAbroad: BINDS_SELLERS_THERE,
  },
  {
    key: 'es_issue_large',
    on: localDate('2027-10-06'),
    source: 'RD 238/2026; Orden HAC/1028/2026',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2026-7295',
    requires: LARGE,
    action: ASK_ADVISER,
    actionAbroad: BINDS_SELLERS_THERE,
  },
  {
    key: 'es_issue',
    on: localDate('2028-10-06'),
    documents: DOMESTIC_BUSINESSES,
    source: 'RD 238/2026; Orden HAC/1028/2026',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2026-7295',
    requires: STRUCTURED,
    action: ASK_ADVISER,
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
