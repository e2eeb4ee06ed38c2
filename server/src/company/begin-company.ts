import { defaultCurrency, defaultLanguage } from '@bordereau/domain/country/countries'
import { type CompanyStart, newProfile } from '@bordereau/domain/country/legal-form'
import { countryRules } from '@bordereau/domain/country/rules'
import { timeZoneOf } from '@bordereau/domain/country/time-zone'
import { DOCUMENT_KINDS } from '@bordereau/domain/document-kind'
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
  for (const kind of DOCUMENT_KINDS) {
    await insertSeries(tx, workspaceId, {
      id: newId(),
      kind,
      name: inLanguage(SERIES_NAMES, language)[kind],
      pattern: countryRules(country).numberPatterns[kind],
      isDefault: true,
      createdAt: at,
    })
  }
}

const SERIES_NAMES = {
  en: { invoice: 'Invoices', credit_note: 'Credit notes' },
  fr: { invoice: 'Factures', credit_note: 'Avoirs' },
  de: { invoice: 'Rechnungen', credit_note: 'Gutschriften' },
  es: { invoice: 'Facturas', credit_note: 'Facturas rectificativas' },
  it: { invoice: 'Fatture', credit_note: 'Note di credito' },
  pl: { invoice: 'Faktury', credit_note: 'Faktury korygujące' },
  nl: { invoice: 'Facturen', credit_note: 'Creditnota’s' },
  pt: { invoice: 'Faturas', credit_note: 'Notas de crédito' },
  hi: { invoice: 'चालान', credit_note: 'क्रेडिट नोट' },
  ar: { invoice: 'الفواتير', credit_note: 'إشعارات دائنة' },
} as const
