import { OSS_FILES, SALES_LIST_FILES } from '@bordereau/domain/country/sales-list-rules'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { reportPeriod } from './reports.ts'
import { cleaned, currency, id, inWorkspace, instant, nothing } from './value.ts'

/** Documents that the lists of one period read. */
export const MAX_RETURN_DOCUMENTS = 20_000

export const LIST_KIND_NAMES = ['goods', 'services', 'triangular', 'call_off'] as const
export const NUMBER_FAULTS = ['missing', 'not_of_the_union', 'own_state', 'goods_only'] as const
export const LEFT_OUT_REASONS = ['kind', 'zero', 'negative', 'correction'] as const
export const OSS_LEFT_OUT_REASONS = ['no_rate', 'business', 'too_late', 'negative'] as const

const kind = z.enum(LIST_KIND_NAMES)
const document = {
  id,
  number: z.string(),
  day: storedDate,
}
const listed = z.object({
  ...document,
  amount,
  /** Of a correction: the earlier period to which the corrected document belongs; '' for none. */
  corrects: z.string(),
})

/** That a return was handed in, with what is different now. */
const filed = z.nullable(
  z.object({
    at: instant,
    by: z.string(),
    /** Rows by their own key, with the amount then and now; '' where there is none. */
    changes: z.array(z.object({ row: z.string(), before: z.string(), now: z.string() })),
    /** Documents of the period that were not in it. */
    later: z.array(z.object({ id, number: z.string() })),
  }),
)

const salesList = z.object({
  key: z.string(),
  /** Its name in the state. */
  name: z.string(),
  kinds: z.array(kind),
  /** Whether the list is made for a period of this length, and for which it is. */
  fits: z.boolean(),
  units: z.array(z.enum(['month', 'quarter', 'year'])),
  /** The last day by the rule of the state, without regard to weekends and holidays; null where it is not known here. */
  due: z.nullable(storedDate),
  source: z.string(),
  /** The state's own text could not be opened. */
  secondary: z.boolean(),
  rows: z.array(
    z.object({
      prefix: z.string(),
      number: z.string(),
      name: z.string(),
      kind,
      amount,
      documents: z.array(listed),
    }),
  ),
  unreportable: z.array(
    z.object({
      fault: z.enum(NUMBER_FAULTS),
      kind,
      name: z.string(),
      vatId: z.string(),
      amount,
      documents: z.array(listed),
    }),
  ),
  total: amount,
  /** The file of the state; null: as a table only. */
  file: z.nullable(
    z.object({
      key: z.enum(SALES_LIST_FILES),
      source: z.string(),
      /** What it needs of the company and does not have, by name. */
      missing: z.array(z.string()),
      leftOut: z.array(
        z.object({
          reason: z.enum(LEFT_OUT_REASONS),
          prefix: z.string(),
          number: z.string(),
          kind,
          amount,
        }),
      ),
      /** The company keeps its books in another currency than that of the list. */
      currencyDiffers: z.boolean(),
    }),
  ),
  filed,
})

const ossDocument = { ...document, base: amount, vat: amount }

/** Amounts in euro. */
const oss = z.object({
  due: storedDate,
  source: z.string(),
  rows: z.array(
    z.object({
      state: z.string(),
      supply: z.enum(['goods', 'services']),
      rate: z.string(),
      rateType: z.enum(['STANDARD', 'REDUCED']),
      base: amount,
      vat: amount,
      documents: z.array(z.object(ossDocument)),
    }),
  ),
  corrections: z.array(
    z.object({
      state: z.string(),
      quarter: z.string(),
      vat: amount,
      documents: z.array(z.object(ossDocument)),
    }),
  ),
  total: amount,
  leftOut: z.array(
    z.object({ ...ossDocument, state: z.string(), reason: z.enum(OSS_LEFT_OUT_REASONS) }),
  ),
  file: z.nullable(z.object({ key: z.enum(OSS_FILES), source: z.string() })),
  filed,
})

/**
 * What a company reports of its sales abroad: the EC sales lists of its state, the return of the one-stop shop of the quarter,
 * and the papers on which the exemptions rely. From issued documents, by the days that the laws name.
 */
export const getReturns = endpoint({
  name: 'getReturns',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/abroad',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, period: reportPeriod }),
  response: z.object({
    currency,
    from: storedDate,
    to: storedDate,
    lists: z.array(salesList),
    /** null where the period is no quarter, or the company does not use the scheme and has no such sale. */
    oss: z.nullable(oss),
    /** The quarter of the period, whose return is shown there. */
    quarter: z.string(),
    usesOneStopShop: z.boolean(),
    papers: z.array(
      z.object({
        ...document,
        name: z.string(),
        vatId: z.string(),
        goods: z.boolean(),
        /** A register had said that the number is valid when the document was issued. */
        checked: z.boolean(),
        /** Files that go with the document. */
        files: z.number(),
      }),
    ),
    /** Currencies of documents without a rate, which are in no row. */
    ratesMissing: z.array(currency),
  }),
  refusals: { too_many: 422 },
})

/** Whether the company has anything to report of sales abroad: pages show the report then only. */
export const getReturnsOffered = endpoint({
  name: 'getReturnsOffered',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/abroad/offered',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  response: z.object({ offered: z.boolean() }),
})

/** The key of a list of the state, or 'oss'. */
const returnKey = cleaned(40)

const exportRefusals = {
  /** Not a return of the company's state, or not a file of it. */
  not_offered: 422,
  /** Detail: the periods that it is made for. */
  period_not_offered: 422,
  too_many: 422,
  nothing_to_report: 422,
} as const

/** A list as a table, or as the file of the state. */
export const exportSalesList = endpoint({
  name: 'exportSalesList',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/abroad/list',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    period: reportPeriod,
    list: returnKey,
    file: z.enum(['csv', 'xlsx', 'state']),
    /** What a file states of the company beside its numbers: digits. */
    taxOffice: z.optional(cleaned(4)),
    taxNumber: z.optional(cleaned(9)),
  }),
  refusals: {
    ...exportRefusals,
    /** Detail: the currency of the list. */
    currency_differs: 422,
    /** Detail: what is missing of the company. */
    details_missing: 422,
  },
})

export const exportOssReturn = endpoint({
  name: 'exportOssReturn',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/abroad/oss',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    period: reportPeriod,
    file: z.enum(['csv', 'xlsx', 'state']),
  }),
  refusals: exportRefusals,
})

const ofReturn = z.object({ return: returnKey, period: reportPeriod })

/** Keeps the figures of a return as they are now: it was handed in. */
export const fileReturn = endpoint({
  name: 'fileReturn',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/reports/abroad/filed',
  access: 'invoices.export',
  query: z.object(inWorkspace),
  request: ofReturn,
  response: nothing,
  refusals: {
    not_offered: 422,
    period_not_offered: 422,
    too_many: 422,
    /** It was handed in already. */
    already_filed: 409,
  },
})

/** Takes back that a return was handed in, with its figures. */
export const unfileReturn = endpoint({
  name: 'unfileReturn',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/reports/abroad/unfiled',
  access: 'invoices.export',
  query: z.object(inWorkspace),
  request: ofReturn,
  response: nothing,
})
