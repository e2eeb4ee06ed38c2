import { MAX_BOOK_ENTRIES, exportTaxFile } from '@bordereau/contract/books'
import type { QueryOf } from '@bordereau/contract/endpoint'
import type { Filed } from '@bordereau/domain/books/filed'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { taxFilesOf } from '@bordereau/domain/country/tax-file-rules'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import type { TaxFileRules } from '@bordereau/domain/country/tax-files'
import { accept, refuse } from '@bordereau/domain/decision'
import { type CompanyRow, findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { countDocuments } from '../reports/documents-store.ts'
import { type Span, spanOf } from '../reports/span.ts'
import { needsOf, settingOf } from './bookkeeping.ts'
import { arisingIn } from './arising-store.ts'
import { type After, filedById, filedPage } from './document-store.ts'
import { type FileOwner, type TaxFileWriter, taxFileWriter } from './tax-files.ts'

const PAGE_SIZE = 500
/** Documents that a refusal names. */
const MOST_NAMED = 20

/** Read and written in one transaction: all of a file is of one moment. */
export const exportTaxFileRoute = workspaceRoute(
  exportTaxFile,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const rules = taxFilesOf(company.country).find(({ key }) => key === query.taxFile)
    if (!rules) return refuse('not_offered')
    const misfit = misfitOf(rules, company, query)
    if (misfit) return misfit
    const { details } = await settingOf(tx, workspaceId, company.country)
    const owner = ownerOf(rules, company, details)
    if (!owner.ok) return owner
    const span = spanOf(workspaceId, query.period, company.currency)
    const arising = rules.byTaxPoint ? await arisingIn(tx, span) : undefined
    const count = arising ? arising.size : await countDocuments(tx, span, MAX_BOOK_ENTRIES)
    if (count > MAX_BOOK_ENTRIES) return refuse('too_many', { most: MAX_BOOK_ENTRIES })
    const at = context.clock.now()
    const writer = taxFileWriter(query.taxFile, owner.value, query.period, at)
    const pages = arising ? arisingPages(tx, span, arising) : issuedPages(tx, span)
    const unfit = await write(pages, writer)
    if (unfit.length > 0) return refuse('documents_unfit', unfit)
    if (writer.count() === 0 && rules.mayBeEmpty !== true) return refuse('nothing_booked')
    return respond(writer.end())
  },
)

type Query = QueryOf<typeof exportTaxFile>

/** The file is not made for such a period, or not of books in that currency. */
function misfitOf(rules: TaxFileRules, { currency }: CompanyRow, { period }: Query) {
  const { units, from = '' } = rules
  if (!units.includes(period.unit) || period.from.slice(0, 7) < from)
    return refuse('period_not_offered', { units, from })
  return currency === rules.currency ? undefined : refuse('currency_differs', rules.currency)
}

function ownerOf(rules: TaxFileRules, { profile }: CompanyRow, details: FileOwner['details']) {
  const number = taxIdsOf(profile).find(({ kind }) => kind.key === rules.ownerId)?.value
  const needed = needsOf(rules, profile.legalForm).filter(name => details[name] === '')
  const missing = [
    ...(number === undefined ? ['number'] : []),
    ...(rules.needs.length > 0 && profile.contact.email === '' ? ['email'] : []),
    ...needed,
  ]
  return missing.length > 0 || number === undefined
    ? refuse('details_missing', missing)
    : accept({ profile, number, details })
}

type Unfit = { readonly number: string; readonly reason: ExclusionReason }

type Pages = AsyncGenerator<readonly Filed[]>

/** The documents that cannot be in the file, the first ones. */
async function write(pages: Pages, writer: TaxFileWriter): Promise<readonly Unfit[]> {
  const unfit: Unfit[] = []
  for await (const page of pages) {
    for (const filed of page) {
      const taken = writer.add(filed)
      if (!taken.ok) unfit.push({ number: filed.one.document.number, reason: taken.refusal })
    }
    if (unfit.length >= MOST_NAMED) break
  }
  return unfit.slice(0, MOST_NAMED)
}

async function* issuedPages(tx: Tx, span: Span): Pages {
  let after: After | undefined
  for (;;) {
    const page = await filedPage(tx, span, after, PAGE_SIZE)
    yield page
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    after = { day: last.one.document.issueDate, id: last.id }
  }
}

async function* arisingPages(
  tx: Tx,
  span: Span,
  arising: Awaited<ReturnType<typeof arisingIn>>,
): Pages {
  const ids = [...arising.keys()]
  for (let first = 0; first < ids.length; first += PAGE_SIZE) {
    const page = await filedById(tx, span, ids.slice(first, first + PAGE_SIZE))
    yield page.map(({ id, ...filed }) => ({ ...filed, arising: arising.get(id) }))
  }
}
