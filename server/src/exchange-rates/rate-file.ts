import { type LocalDate, parseDate } from '@bordereau/domain/date'
import type { PublishedRate, RateSource } from '@bordereau/domain/exchange/published-rate'
import { isCurrency } from '@bordereau/domain/money/currencies'
import {
  type Decimal,
  divide,
  isNegative,
  isZero,
  parseDecimal,
} from '@bordereau/domain/money/decimal'
import { SaxesParser } from 'saxes'
import * as z from 'zod/mini'

/** A file that is not what its publisher says it publishes. The message names what is wrong, for the operator. */
export class RateFileError extends Error {}

/** The rates of a file as its publisher publishes it. Throws RateFileError. */
export function readRateFile(source: RateSource, text: string): PublishedRate[] {
  const rates = READERS[source](text)
  if (rates.length === 0) throw new RateFileError('the file has no rate')
  return rates
}

const READERS: Readonly<Record<RateSource, (text: string) => PublishedRate[]>> = {
  ecb: readEcb,
  nbp: readNbp,
  hmrc: readHmrc,
  bazg: readBazg,
}

/**
 * eurofxref-daily.xml, eurofxref-hist-90d.xml and eurofxref-hist.xml of the European Central Bank:
 * <Cube time='2026-11-20'><Cube currency='USD' rate='1.0705'/>…
 */
function readEcb(text: string): PublishedRate[] {
  const rates: PublishedRate[] = []
  let day: LocalDate | undefined
  parse(text, ({ name, attributes }) => {
    if (name !== 'Cube') return
    const { time, currency, rate } = attributes
    if (time !== undefined) day = dateIn(time)
    if (currency !== undefined && day !== undefined)
      rates.push(...known('ecb', currency, day, numberIn(rate)))
  })
  return rates
}

/** Table A of Narodowy Bank Polski as JSON (api.nbp.pl): one table, or a list of them. */
function readNbp(text: string): PublishedRate[] {
  const read = jsonIn(text)
  const tables = z.array(NBP_TABLE).safeParse(Array.isArray(read) ? read : [read])
  if (!tables.success) throw new RateFileError('the file is not table A of Narodowy Bank Polski')
  return tables.data.flatMap(({ effectiveDate, rates }) =>
    rates.flatMap(({ code, mid }) =>
      known('nbp', code, dateIn(effectiveDate), numberIn(String(mid))),
    ),
  )
}

const NBP_TABLE = z.object({
  table: z.literal('A'),
  effectiveDate: z.string(),
  rates: z.array(z.object({ code: z.string(), mid: z.number() })),
})

/**
 * The monthly file of HM Revenue & Customs (monthly_xml_2026-11.xml):
 * <exchangeRateMonthList Period="01/Nov/2026 to 30/Nov/2026"><exchangeRate>…<currencyCode>USD</currencyCode><rateNew>1.3…
 */
function readHmrc(text: string): PublishedRate[] {
  const rates = new Map<string, PublishedRate>()
  let day: LocalDate | undefined
  let code = ''
  parse(
    text,
    ({ attributes }) => {
      const period = attributes['Period'] ?? attributes['period']
      if (period !== undefined) day = firstDayOf(period)
    },
    (name, content) => {
      if (name === 'currencyCode') code = content
      if (name !== 'rateNew') return
      if (day === undefined) throw new RateFileError('the file does not say for which month it is')
      for (const rate of known('hmrc', code, day, numberIn(content))) rates.set(code, rate)
    },
  )
  return [...rates.values()]
}

/**
 * The daily file of the Bundesamt für Zoll und Grenzsicherheit (xmldaily): the days it holds for, separated by commas, and
 * <devise code="usd"><waehrung>1 USD</waehrung><kurs>0.9</kurs></devise>, of 1, 10 or 100 units.
 */
function readBazg(text: string): PublishedRate[] {
  const rates: PublishedRate[] = []
  let days: readonly LocalDate[] = []
  let units = ''
  parse(
    text,
    () => {},
    (name, content) => {
      if (name === 'gueltigkeit') days = content.split(',').map(day => swissDateIn(day.trim()))
      if (name === 'waehrung') units = content
      if (name !== 'kurs') return
      const [, count = '', currency = ''] = /^(\d+)\s+([A-Z]{3})$/.exec(units) ?? []
      const rate = divide(numberIn(content), numberIn(count), 10)
      if (days.length === 0) throw new RateFileError('the file does not say for which day it is')
      rates.push(...days.flatMap(day => known('bazg', currency, day, rate)))
    },
  )
  return rates
}

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }

/** Calls back for each opening tag and for each element's text; saxes loads no external entity. */
function parse(
  text: string,
  onOpen: (tag: Tag) => void,
  onText: (name: string, content: string) => void = () => {},
): void {
  const parser = new SaxesParser()
  let content = ''
  parser.on('opentag', ({ name, attributes }) => {
    content = ''
    onOpen({ name: localName(name), attributes })
  })
  parser.on('text', chunk => (content += chunk))
  parser.on('closetag', ({ name }) => {
    onText(localName(name), content.trim())
    content = ''
  })
  parser.on('doctype', () => {
    throw new RateFileError('the file has a document type declaration')
  })
  parser.on('error', error => {
    throw new RateFileError(`the file is not XML: ${error.message}`)
  })
  parser.write(text).close()
}

/** Currencies that ISO 4217 no longer has (HRK in the history) and special drawing rights (XDR) are left out. */
function known(
  source: RateSource,
  currency: string,
  day: LocalDate,
  rate: Decimal,
): PublishedRate[] {
  return isCurrency(currency) ? [{ source, currency, day, rate }] : []
}

function numberIn(text: string | undefined): Decimal {
  const number = parseDecimal(text ?? '')
  if (number === undefined || isZero(number) || isNegative(number))
    throw new RateFileError(`“${text ?? ''}” is not a rate`)
  return number
}

function dateIn(text: string): LocalDate {
  const day = parseDate(text)
  if (day === undefined) throw new RateFileError(`“${text}” is not a day`)
  return day
}

/** 20.11.2026 */
function swissDateIn(text: string): LocalDate {
  return dateIn(text.split('.').toReversed().join('-'))
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 01/Nov/2026 to 30/Nov/2026 */
function firstDayOf(period: string): LocalDate {
  const [, day = '', month = '', year = ''] = /^(\d\d)\/(\w{3})\/(\d{4})/.exec(period) ?? []
  return dateIn(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RateFileError('the file is not JSON')
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
