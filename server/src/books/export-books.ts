import { MAX_BOOK_ENTRIES, MAX_TEXT_ENTRIES, exportBooks } from '@bordereau/contract/books'
import { missingAccounts } from '@bordereau/domain/books/accounts'
import { fitsDatev } from '@bordereau/domain/books/datev'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { spanOf } from '../reports/span.ts'
import { settingOf } from './bookkeeping.ts'
import { type Books, type BooksFormat, beginFile, booksOf } from './books.ts'
import { entriesOf } from './entries.ts'
import type { BooksFile } from './files.ts'
import { countEntries } from './money-store.ts'

/** Read and written in one transaction: all of a file is of one moment. */
export const exportBooksRoute = workspaceRoute(
  exportBooks,
  async ({ context, tx, member, query }) => {
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    const span = spanOf(member.workspaceId, query.period, company.currency)
    const most = MOST_ENTRIES[query.file]
    if ((await countEntries(tx, span, most)) > most) return refuse('too_many', { most })
    const setting = await settingOf(tx, member.workspaceId, company.country)
    const books = await booksOf(company, setting, span)
    const file = beginFile(books, query.file, context.clock.now())
    if (!file.ok) return file
    let isWritten = false
    try {
      const written = await write(tx, books, file.value, query.file)
      isWritten = written.ok
      return written
    } finally {
      if (!isWritten) await file.value.discard()
    }
  },
)

/** A DATEV batch may have 99,999 rows, a sheet 1,048,576; an entry has several. */
const MOST_ENTRIES: Readonly<Record<BooksFormat, number>> = {
  datev: MAX_BOOK_ENTRIES,
  xlsx: MAX_BOOK_ENTRIES,
  fec: MAX_TEXT_ENTRIES,
  csv: MAX_TEXT_ENTRIES,
}

/**
 * Numbers of accounts that a file can hold: DATEV's have four digits, those of customers five; a table has the role where
 * there is none.
 */
const FITS: Readonly<Record<BooksFormat, RegExp>> = {
  datev: /^(\d{4}|[1-6]\d{4})$/,
  fec: /^\d{3,}/,
  csv: /^/,
  xlsx: /^/,
}

async function write(tx: Tx, { accounts, span }: Books, file: BooksFile, format: BooksFormat) {
  const withoutAccount = new Set<string>()
  const withoutRate = new Set<string>()
  let count = 0
  let isTooLarge = false
  for await (const { entries, missing } of entriesOf(tx, span)) {
    for (const currency of missing) withoutRate.add(currency)
    for (const entry of entries) {
      for (const role of missingAccounts(accounts, entry, FITS[format])) withoutAccount.add(role)
      isTooLarge ||= format === 'datev' && !fitsDatev(entry)
      count += 1
      await file.add(entry)
    }
  }
  if (withoutRate.size > 0) return refuse('rates_missing', [...withoutRate].toSorted())
  if (withoutAccount.size > 0) return refuse('accounts_missing', [...withoutAccount])
  if (isTooLarge) return refuse('amount_too_large')
  return count === 0 ? refuse('nothing_booked') : respond(await file.end())
}
