import { defaultLanguage } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { patternOf } from '@bordereau/domain/numbering/ready-patterns'
import type { SeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { Country } from '@bordereau/domain/party/party'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import { insertSeries } from './series-store.ts'

/** Whether the law of the country wants a series of their own for simplified invoices. */
export function hasSimplifiedSeries(country: Country): boolean {
  return countryRules(country).numberPatterns.simplified !== undefined
}

/** The default series of a kind, named in the language of the country. */
export async function beginSeries(
  tx: Tx,
  workspaceId: string,
  { kind, country, at }: { kind: SeriesKind; country: Country; at: Date },
): Promise<void> {
  await insertSeries(tx, workspaceId, {
    id: newId(),
    kind,
    name: inLanguage(SERIES_NAMES, defaultLanguage(country))[kind],
    pattern: patternOf(country, kind),
    isDefault: true,
    createdAt: at,
  })
}

const SERIES_NAMES = {
  en: {
    invoice: 'Invoices',
    credit_note: 'Credit notes',
    simplified: 'Simplified invoices',
    quote: 'Quotes',
  },
  fr: {
    invoice: 'Factures',
    credit_note: 'Avoirs',
    simplified: 'Factures simplifiées',
    quote: 'Devis',
  },
  de: {
    invoice: 'Rechnungen',
    credit_note: 'Gutschriften',
    simplified: 'Kleinbetragsrechnungen',
    quote: 'Angebote',
  },
  es: {
    invoice: 'Facturas',
    credit_note: 'Facturas rectificativas',
    simplified: 'Facturas simplificadas',
    quote: 'Presupuestos',
  },
  it: {
    invoice: 'Fatture',
    credit_note: 'Note di credito',
    simplified: 'Fatture semplificate',
    quote: 'Preventivi',
  },
  pl: {
    invoice: 'Faktury',
    credit_note: 'Faktury korygujące',
    simplified: 'Faktury uproszczone',
    quote: 'Oferty',
  },
  nl: {
    invoice: 'Facturen',
    credit_note: 'Creditnota’s',
    simplified: 'Vereenvoudigde facturen',
    quote: 'Offertes',
  },
  pt: {
    invoice: 'Faturas',
    credit_note: 'Notas de crédito',
    simplified: 'Faturas simplificadas',
    quote: 'Orçamentos',
  },
  hi: { invoice: 'बीजक', credit_note: 'क्रेडिट नोट', simplified: 'सरलीकृत बीजक', quote: 'कोटेशन' },
  ar: {
    invoice: 'الفواتير',
    credit_note: 'إشعارات دائنة',
    simplified: 'الفواتير المبسطة',
    quote: 'عروض الأسعار',
  },
} as const
