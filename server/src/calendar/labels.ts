import type { ENTRY_KINDS } from '@bordereau/contract/calendar'
import { inLanguage } from '@bordereau/domain/local-text'

export type FeedLabels = {
  /** The calendar's name. */
  readonly title: (company: string) => string
  readonly kinds: Readonly<Record<(typeof ENTRY_KINDS)[number], string>>
  /** Prefix before the country's name of an entry about an e-invoicing law. */
  readonly deadline: string
  readonly union: string
  readonly late: (days: string) => string
  readonly early: (days: string) => string
  readonly onTime: string
}

/** The feed's texts in a language. */
export function feedLabelsIn(language: string): FeedLabels {
  return inLanguage(LABELS, language)
}

const LABELS: Readonly<Record<string, FeedLabels>> & { readonly en: FeedLabels } = {
  en: {
    title: company => `Invoices of ${company}`,
    kinds: {
      due: 'Due',
      expected: 'Expected',
      received: 'Received',
      planned: 'To be issued',
      recurring: 'Recurring invoice',
    },
    deadline: 'E-invoicing obligation',
    union: 'European Union',
    late: days => `Usually pays ${days} late.`,
    early: days => `Usually pays ${days} early.`,
    onTime: 'Usually pays on the due date.',
  },
  fr: {
    title: company => `Factures de ${company}`,
    kinds: {
      due: 'À payer',
      expected: 'Attendu',
      received: 'Reçu',
      planned: 'À émettre',
      recurring: 'Facture récurrente',
    },
    deadline: 'Obligation de facturation électronique',
    union: 'Union européenne',
    late: days => `Paie d’habitude ${days} après l’échéance.`,
    early: days => `Paie d’habitude ${days} avant l’échéance.`,
    onTime: 'Paie d’habitude à l’échéance.',
  },
  de: {
    title: company => `Rechnungen von ${company}`,
    kinds: {
      due: 'Fällig',
      expected: 'Erwartet',
      received: 'Eingegangen',
      planned: 'Auszustellen',
      recurring: 'Wiederkehrende Rechnung',
    },
    deadline: 'E-Rechnungspflicht',
    union: 'Europäische Union',
    late: days => `Zahlt meist ${days} nach Fälligkeit.`,
    early: days => `Zahlt meist ${days} vor Fälligkeit.`,
    onTime: 'Zahlt meist am Tag der Fälligkeit.',
  },
  es: {
    title: company => `Facturas de ${company}`,
    kinds: {
      due: 'Vence',
      expected: 'Esperado',
      received: 'Recibido',
      planned: 'Por emitir',
      recurring: 'Factura periódica',
    },
    deadline: 'Obligación de factura electrónica',
    union: 'Unión Europea',
    late: days => `Suele pagar ${days} después del vencimiento.`,
    early: days => `Suele pagar ${days} antes del vencimiento.`,
    onTime: 'Suele pagar el día del vencimiento.',
  },
  pl: {
    title: company => `Faktury firmy ${company}`,
    kinds: {
      due: 'Termin płatności',
      expected: 'Spodziewana wpłata',
      received: 'Wpłata',
      planned: 'Do wystawienia',
      recurring: 'Faktura cykliczna',
    },
    deadline: 'Obowiązek e-fakturowania',
    union: 'Unia Europejska',
    late: days => `Zwykle płaci ${days} po terminie.`,
    early: days => `Zwykle płaci ${days} przed terminem.`,
    onTime: 'Zwykle płaci w terminie.',
  },
  it: {
    title: company => `Fatture di ${company}`,
    kinds: {
      due: 'Scade',
      expected: 'Atteso',
      received: 'Incassato',
      planned: 'Da emettere',
      recurring: 'Fattura ricorrente',
    },
    deadline: 'Obbligo di fatturazione elettronica',
    union: 'Unione europea',
    late: days => `Di solito paga ${days} dopo la scadenza.`,
    early: days => `Di solito paga ${days} prima della scadenza.`,
    onTime: 'Di solito paga alla scadenza.',
  },
  hi: {
    title: company => `${company} के बीजक`,
    kinds: {
      due: 'देय',
      expected: 'अपेक्षित',
      received: 'प्राप्त',
      planned: 'जारी करना है',
      recurring: 'आवर्ती बीजक',
    },
    deadline: 'ई-बीजक दायित्व',
    union: 'यूरोपीय संघ',
    late: days => `आमतौर पर देय तिथि के ${days} बाद भुगतान करते हैं।`,
    early: days => `आमतौर पर देय तिथि से ${days} पहले भुगतान करते हैं।`,
    onTime: 'आमतौर पर देय तिथि पर भुगतान करते हैं।',
  },
  ar: {
    title: company => `فواتير ${company}`,
    kinds: {
      due: 'مستحق',
      expected: 'متوقع',
      received: 'مستلم',
      planned: 'للإصدار',
      recurring: 'فاتورة متكررة',
    },
    deadline: 'واجب الفوترة الإلكترونية',
    union: 'الاتحاد الأوروبي',
    late: days => `يدفع عادةً بعد ${days} من تاريخ الاستحقاق.`,
    early: days => `يدفع عادةً قبل ${days} من تاريخ الاستحقاق.`,
    onTime: 'يدفع عادةً في تاريخ الاستحقاق.',
  },
}
