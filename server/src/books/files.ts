import { type Accounts, accountOf } from '@bordereau/domain/books/accounts'
import { datevWriter } from '@bordereau/domain/books/datev'
import { type Entry, linesOf } from '@bordereau/domain/books/entry'
import { fecFileName, fecWriter } from '@bordereau/domain/books/fec'
import { toText } from '@bordereau/domain/money/currency'
import { openSpool } from '../exports/spool.ts'
import { type TableColumn, type TableFormat, writeTable } from '../exports/table.ts'
import type { FileResponse } from '../lib/route.ts'
import type { Span } from '../reports/span.ts'
import { type CharacterSet, encoderOf } from './encode.ts'

/** Takes the entries in their order. */
export type BooksFile = {
  readonly add: (entry: Entry) => Promise<void>
  readonly end: () => Promise<FileResponse>
  /** For a file that is refused. */
  readonly discard: () => Promise<void>
}

/** `siren`: by which the law names the file. */
export function fecFile(accounts: Accounts, { home, period }: Span, siren: string): BooksFile {
  const fec = fecWriter(accounts, home, period.key.replace('-', ''))
  const file = encodedFile('iso-8859-15', fec.head())
  return {
    add: entry => file.add(fec.write(entry)),
    end: async () => ({
      body: await file.end(),
      mediaType: 'text/plain; charset=iso-8859-15',
      fileName: fecFileName(siren, period.to),
    }),
    discard: file.discard,
  }
}

export type DatevNumbers = {
  readonly advisor: string
  readonly client: string
  readonly chart: string
}

export function datevFile(
  accounts: Accounts,
  { home, period }: Span,
  numbers: DatevNumbers,
  createdAt: Date,
): BooksFile {
  const { from, to } = period
  const datev = datevWriter(accounts, { ...numbers, from, to, currency: home, createdAt })
  const file = encodedFile('windows-1252', datev.head())
  return {
    add: entry => file.add(datev.write(entry).join('')),
    end: async () => ({
      body: await file.end(),
      mediaType: 'text/csv; charset=windows-1252',
      // Programs offer only files that are named so.
      fileName: `EXTF_Buchungsstapel_${period.key}.csv`,
    }),
    discard: file.discard,
  }
}

/** The journal as a table: a row for each debit and credit. */
export function tableFile(
  accounts: Accounts,
  { home, period }: Span,
  format: TableFormat,
): BooksFile {
  const { mediaType, writer } = writeTable(format, columnsIn(home))
  let count = 0
  return {
    add: async entry => {
      const lines = linesOf(entry)
      if (lines.length > 0) count += 1
      await writer.add(
        lines.map(line => {
          const account = accountOf(accounts, line)
          const { amount } = line
          return [
            String(count),
            entry.date,
            entry.journal,
            entry.piece,
            entry.customer.name,
            account?.number ?? '',
            account?.label === '' ? line.role : (account?.label ?? line.role),
            amount > 0n ? toText(amount, home) : '',
            amount < 0n ? toText(-amount, home) : '',
          ]
        }),
      )
    },
    end: async () => ({
      body: await writer.end(),
      mediaType,
      fileName: `journal-${period.key}.${format}`,
    }),
    discard: writer.discard,
  }
}

function columnsIn(home: string): readonly TableColumn[] {
  const text = (title: string, width: number) => ({ title, width, amount: false })
  const amount = (title: string) => ({ title, width: 16, amount: true })
  return [
    text('Entry', 8),
    text('Date', 12),
    text('Journal', 10),
    text('Document', 24),
    text('Customer', 36),
    text('Account', 12),
    text('Account name', 40),
    amount(`Debit in ${home}`),
    amount(`Credit in ${home}`),
  ]
}

function encodedFile(set: CharacterSet, head: string) {
  const encode = encoderOf(set)
  const spool = openSpool(encode(head))
  return { ...spool, add: (text: string) => spool.add(encode(text)) }
}
