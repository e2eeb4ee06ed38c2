import { countryRules } from '@bordereau/domain/country/rules'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import type { RateSource } from '@bordereau/domain/exchange/published-rate'
import { asSystem } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { OutgoingError } from '../outgoing/error.ts'
import { RateFileError, readRateFile } from './rate-file.ts'
import { companyCountries, putPublishedRates } from './store.ts'

export const FETCH_RATES = 'fetch_rates'

/** Where a source publishes what a document of a day may need. */
export type RateUrls = Readonly<Record<RateSource, (day: LocalDate) => string>>

/**
 * The European Central Bank's last 90 days, the last 20 tables of Narodowy Bank Polski (api.nbp.pl), the month's file of
 * HM Revenue & Customs, and the day's of the Swiss customs, which holds for the days it names.
 */
export const RATE_URLS: RateUrls = {
  ecb: () => 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  nbp: () => 'https://api.nbp.pl/api/exchangerates/tables/A/last/20/?format=json',
  hmrc: day =>
    `https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/monthly_xml_${day.slice(0, 7)}.xml`,
  bazg: day =>
    `https://www.backend-rates.bazg.admin.ch/api/xmldaily?d=${day.replaceAll('-', '')}&locale=de`,
}

const LIMITS = { purpose: 'exchange-rates', timeoutMs: 20_000, maxBytes: 4 << 20 } as const

/** Enqueues the day's fetch, in four parts of the day: publishers are silent at night and late on some days. */
export async function enqueueRateFetch(context: AppContext): Promise<void> {
  if (!context.config.outgoing.enabled) return
  const at = context.clock.now()
  const part = Math.floor(at.getUTCHours() / 6)
  await asSystem(context.db, tx =>
    enqueueJob(tx, {
      workspaceId: INSTANCE_WORKSPACE,
      kind: FETCH_RATES,
      subjectId: INSTANCE_WORKSPACE,
      runAt: at,
      at,
      dedupeKey: `${FETCH_RATES} ${at.toISOString().slice(0, 10)} ${part}`,
    }),
  )
  context.notifyJobRunner()
}

/**
 * Fetches the rates that the law of some company of the instance takes; nothing where no company needs any. A publisher
 * that cannot be reached, or whose file cannot be read, leaves the others and the rates that are there.
 */
export const fetchRates: JobHandler = context => fetchRatesFrom(context, RATE_URLS)

export async function fetchRatesFrom(context: AppContext, urls: RateUrls): Promise<void> {
  const day = localDate(context.clock.now().toISOString().slice(0, 10))
  const countries = await asSystem(context.db, tx => companyCountries(tx))
  const sources = new Set(
    countries.flatMap(country => countryRules(country).taxCurrency?.rate?.source ?? []),
  )
  for (const source of sources) {
    try {
      const response = await context.outgoing.send(urls[source](day), LIMITS)
      if (!response.ok) throw new RateFileError(`the publisher responded ${response.status}`)
      const rates = readRateFile(source, await response.text())
      await asSystem(context.db, tx => putPublishedRates(tx, rates))
    } catch (error) {
      if (!(error instanceof OutgoingError || error instanceof RateFileError)) throw error
      context.log.warn({ source, reason: error.message }, 'exchange rates could not be fetched')
    }
  }
}
