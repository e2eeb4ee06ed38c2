import { defaultCurrency, defaultLanguage } from '@bordereau/domain/country/countries'
import { type CompanyStart, newProfile } from '@bordereau/domain/country/legal-form'
import { countryRules } from '@bordereau/domain/country/rules'
import { timeZoneOf } from '@bordereau/domain/country/time-zone'
import { QUOTE_PATTERN, SERIES_KINDS } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { inLanguage } from '@bordereau/domain/local-text'
import { insertSeries } from './series-store.ts'
import { insertCompany } from './store.ts'

/** Creates the company of a new workspace with its country's defaults and a series for each kind of document. */
export async function beginCompany(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  company: CompanyStart,
): Promise<void> {
  const { country } = company
  const at = context.clock.now()
  const language = defaultLanguage(country)
  await insertCompany(tx, {
    workspaceId,
    profile: newProfile(company),
    currency: defaultCurrency(country),
    language,
    timeZone: timeZoneOf(country),
    setUpAt: null,
    updatedAt: at,
  })
  for (const kind of SERIES_KINDS) {
    await insertSeries(tx, workspaceId, {
      id: newId(),
      kind,
      name: inLanguage(SERIES_NAMES, language)[kind],
      pattern: kind === 'quote' ? QUOTE_PATTERN : countryRules(country).numberPatterns[kind],
      isDefault: true,
      createdAt: at,
    })
  }
}

const SERIES_NAMES = {
  en: { invoice: 'Invoices', credit_note: 'Credit notes', quote: 'Quotes' },
  fr: { invoice: 'Factures', credit_note: 'Avoirs', quote: 'Devis' },
  de: { invoice: 'Rechnungen', credit_note: 'Gutschriften', quote: 'Angebote' },
  es: { invoice: 'Facturas', credit_note: 'Facturas rectificativas', quote: 'Presupuestos' },
  it: { invoice: 'Fatture', credit_note: 'Note di credito', quote: 'Preventivi' },
  pl: { invoice: 'Faktury', credit_note: 'Faktury korygujące', quote: 'Oferty' },
  nl: { invoice: 'Facturen', credit_note: 'Creditnota’s', quote: 'Offertes' },
  pt: { invoice: 'Faturas', credit_note: 'Notas de crédito', quote: 'Orçamentos' },
  hi: { invoice: 'चालान', credit_note: 'क्रेडिट नोट', quote: 'कोटेशन' },
  ar: { invoice: 'الفواتير', credit_note: 'إشعارات دائنة', quote: 'عروض الأسعار' },
} as const
