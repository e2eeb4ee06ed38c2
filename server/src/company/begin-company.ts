import { defaultCurrency, defaultLanguage } from '@bordereau/domain/country/countries'
import { DOCUMENT_KINDS } from '@bordereau/domain/invoice/draft'
import { defaultPattern } from '@bordereau/domain/numbering/rules'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { inLanguage } from '../lib/letter.ts'
import { insertSeries } from './series-store.ts'
import { insertCompany } from './store.ts'
import { timeZoneOf } from './time-zone.ts'

/** The company of a new workspace with its country's habits, and a series each for invoices and credit notes. */
export async function beginCompany(
  tx: Tx,
  house: House,
  workspaceId: string,
  { country, legalName }: { readonly country: string; readonly legalName: string },
): Promise<void> {
  const at = house.clock.now()
  const language = defaultLanguage(country)
  await insertCompany(tx, {
    workspaceId,
    profile: emptyProfile(country, legalName),
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
      pattern: defaultPattern(kind, country),
      isDefault: true,
      createdAt: at,
    })
  }
}

function emptyProfile(country: string, legalName: string): PartyProfile {
  return {
    kind: 'business',
    legalName,
    tradingName: '',
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country,
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
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
