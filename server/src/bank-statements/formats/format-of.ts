import { isCamt } from './camt.ts'
import { isMt940 } from './mt940.ts'
import { isOfx } from './ofx.ts'
import { isQif } from './qif.ts'

export type StatementFormat = 'camt' | 'mt940' | 'ofx' | 'qif' | 'csv'

/** The format of a file by its first characters; a text with delimiters is CSV. Undefined: none that can be read. */
export function formatOf(begin: string): StatementFormat | undefined {
  if (isCamt(begin)) return 'camt'
  if (isOfx(begin)) return 'ofx'
  if (isMt940(begin)) return 'mt940'
  if (isQif(begin)) return 'qif'
  const isText = !begin.includes('\0') && !begin.trimStart().startsWith('<')
  return isText && /[,;\t|]/.test(begin) ? 'csv' : undefined
}
