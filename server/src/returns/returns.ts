import {
  type SalesListRules,
  ossFileOf,
  salesListsOf,
} from '@bordereau/domain/country/sales-list-rules'
import { partyOf } from '@bordereau/domain/country/party-of'
import { territoryOf } from '@bordereau/domain/country/territory'
import type { FiledDetails } from '@bordereau/domain/country/tax-files'
import {
  type OssReturn,
  OSS_DUE,
  ossReturn,
  quartersOf,
} from '@bordereau/domain/returns/one-stop-shop'
import {
  type ReturnDocument,
  type ReturnSource,
  readReturn,
} from '@bordereau/domain/returns/return-document'
import { type SalesList, salesList } from '@bordereau/domain/returns/sales-list'
import { type ReportPeriod, periodOf } from '@bordereau/domain/report/period'
import type { ListOwner } from '@bordereau/einvoice/format/sales-list/list-file'
import { settingOf } from '../books/bookkeeping.ts'
import type { CompanyRow } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { spanOf } from '../reports/span.ts'
import { returnSourcesOf } from './document-store.ts'
import { euroRatesOf } from './euro-rates.ts'

export type CompanyList = { readonly rules: SalesListRules; readonly list: SalesList }

/** What a company reports of its sales abroad in a period. */
export type Returns = {
  readonly period: ReportPeriod
  /** The quarter of the period; a year has none. */
  readonly quarter: ReportPeriod | undefined
  readonly sources: readonly ReturnSource[]
  readonly documents: readonly ReturnDocument[]
  readonly lists: readonly CompanyList[]
  readonly oss: OssReturn | undefined
  readonly ossFile: ReturnType<typeof ossFileOf>
  /** Currencies of documents that have no rate. */
  readonly ratesMissing: readonly string[]
}

/** undefined: there are too many documents for one reading. */
export async function returnsOf(
  tx: Tx,
  company: CompanyRow,
  period: ReportPeriod,
): Promise<Returns | undefined> {
  const quarter = period.unit === 'year' ? undefined : periodOf('quarter', period.from)
  const read = quarter ?? period
  const { workspaceId, currency: home, profile } = company
  const sources = await returnSourcesOf(tx, spanOf(workspaceId, read, home), 'abroad')
  if (!sources) return undefined
  const documents = sources.flatMap(source => readReturn(source, home) ?? [])
  const known = new Set(documents.map(({ id }) => id))
  const unread = sources.filter(({ id }) => !known.has(id))
  const lists = listsOf(company).map(rules => ({
    rules,
    list: salesList(documents, period, profile.address, rules.kinds),
  }))
  return {
    period,
    quarter,
    sources,
    documents,
    lists,
    oss: quarter && (await ossOf(tx, company, documents, quarter)),
    ossFile: ossFileOf(company.country),
    ratesMissing: [...new Set(unread.map(({ filed }) => filed.one.document.totals.currency))],
  }
}

/** Those of its state whose goods or services are in the Union's VAT: of Britain, Northern Ireland's alone. */
export function listsOf({ country, profile }: CompanyRow): readonly SalesListRules[] {
  const { eu } = territoryOf(profile.address)
  return salesListsOf(country).filter(({ kinds }) =>
    kinds.includes('services') && kinds.length === 1 ? eu.services : eu.goods,
  )
}

/** Of a company in the scheme, and of one that charged another state's tax. */
async function ossOf(
  tx: Tx,
  { usesOneStopShop }: CompanyRow,
  documents: readonly ReturnDocument[],
  quarter: ReportPeriod,
): Promise<OssReturn | undefined> {
  const rate = await euroRatesOf(
    tx,
    quartersOf(documents, quarter),
    documents.map(({ currency }) => currency),
  )
  const found = ossReturn(documents, quarter, rate)
  const isEmpty = [found.rows, found.corrections, found.leftOut].every(part => part.length === 0)
  return usesOneStopShop || !isEmpty ? found : undefined
}

export { OSS_DUE }

/** What a file states of the company; `given` is what the person entered for it. */
export async function ownerOf(
  tx: Tx,
  { workspaceId, country, profile }: CompanyRow,
  given: { readonly taxOffice?: string | undefined; readonly taxNumber?: string | undefined },
): Promise<ListOwner> {
  const { details } = await settingOf(tx, workspaceId, country)
  return {
    name: profile.legalName,
    vatId: partyOf(profile, 'seller').vatId,
    address: profile.address,
    contact: profile.contact,
    ...(profile.legalForm === 'sole_trader' ? { person: personOf(details) } : {}),
    taxOffice: given.taxOffice ?? details.taxOffice,
    taxNumber: given.taxNumber ?? '',
  }
}

function personOf({ firstName, lastName, birthDate }: FiledDetails) {
  return { firstName, lastName, birthDate }
}
