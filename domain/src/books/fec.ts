import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, toText } from '../money/currency.ts'
import { type Accounts, accountOf } from './accounts.ts'
import { type Entry, type EntryLine, JOURNALS, type Journal, linesOf } from './entry.ts'

/**
 * Fichier des écritures comptables: the 18 fields of art. A. 47 A-1 VII of the Livre des procédures fiscales (arrêté du
 * 29 juillet 2013), in the order and under the names of the law; separated by tabulators, each record ended by CR LF.
 * Source: https://bofip.impots.gouv.fr/doctrine/pgp/9028-PGP (BOI-CF-IOR-60-40-20).
 */
export const FEC_FIELDS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

const JOURNAL_NAMES: Readonly<Record<Journal, readonly [string, string]>> = {
  sales: ['VTE', 'Ventes'],
  bank: ['BNQ', 'Banque'],
  cash: ['CAI', 'Caisse'],
  online: ['ENL', 'Paiements en ligne'],
}

/** SIREN, FEC and the last day of the financial year (A. 47 A-1, IX). */
export function fecFileName(siren: string, lastDay: LocalDate): string {
  return `${siren}FEC${compact(lastDay)}.txt`
}

/** Writes entries in their order, each journal numbered without a gap. `home`: the currency of the books. */
export function fecWriter(accounts: Accounts, home: Currency, period: string) {
  const counts = new Map<Journal, number>(JOURNALS.map(journal => [journal, 0]))
  return {
    head: () => record(FEC_FIELDS),
    write: (entry: Entry): string => {
      const lines = linesOf(entry)
      if (lines.length === 0) return ''
      const count = (counts.get(entry.journal) ?? 0) + 1
      counts.set(entry.journal, count)
      const number = `${JOURNAL_NAMES[entry.journal][0]}${period}-${count}`
      return lines.map(line => lineRecord(accounts, home, entry, number, line)).join('')
    },
  }
}

function lineRecord(
  accounts: Accounts,
  home: Currency,
  entry: Entry,
  number: string,
  line: EntryLine,
): string {
  const { date, customer, piece, foreign } = entry
  const account = accountOf(accounts, line)
  const day = compact(date)
  const ofCustomer = line.role === 'receivable'
  const inForeign = foreign !== undefined && 'isContra' in line && line.isContra
  return record([
    ...JOURNAL_NAMES[entry.journal],
    number,
    day,
    account?.number ?? '',
    // The law wants a name; an account of the company's own has none here.
    account?.label === '' ? (account.number ?? '') : (account?.label ?? ''),
    ofCustomer ? customer.id : '',
    ofCustomer ? customer.name : '',
    piece,
    day,
    `${piece} ${customer.name}`,
    decimalComma(line.amount > 0n ? line.amount : 0n, home),
    decimalComma(line.amount < 0n ? -line.amount : 0n, home),
    '',
    '',
    day,
    inForeign ? decimalComma(foreign.amount, foreign.currency) : '',
    inForeign ? foreign.currency : '',
  ])
}

/** No field has the separator or the end of a record in it. */
function record(fields: readonly string[]): string {
  return `${fields.map(field => field.replace(/[\p{Cc}|]+/gu, ' ').trim()).join('\t')}\r\n`
}

function compact(day: LocalDate): string {
  return day.replaceAll('-', '')
}

function decimalComma(amount: Minor, currency: Currency): string {
  return toText(amount, currency).replace('.', ',')
}
