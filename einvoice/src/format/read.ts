import { readCii } from './cii/read.ts'
import { CII, UBL } from './namespaces.ts'
import { decodeXml } from './decode.ts'
import { ReadFailure, type ReadFailureCode, quoted } from './read-failure.ts'
import { type Node, parseXml } from './parse.ts'
import type { ReadInvoice } from './stated.ts'
import { readUbl } from './ubl/read.ts'

export type ReadResult =
  | ({ readonly ok: true; readonly syntax: 'ubl' | 'cii' } & ReadInvoice)
  | {
      readonly ok: false
      readonly code: ReadFailureCode
      /** The reason in plain English. */
      readonly reason: string
      /** The element's path, where there is one. */
      readonly at: string
    }

/**
 * Reads an invoice in UBL 2.1 or CII, as text or as the bytes of a file. Missing terms become empty text, zero or
 * undefined, even where EN 16931 requires them: check() and checkStated() report them. Refused are only unreadable
 * documents: malformed XML, an unknown encoding, a DOCTYPE, another document type, a malformed number, date or tax
 * category, and documents larger or deeper than any invoice.
 */
export function readEInvoice(xml: string | Uint8Array): ReadResult {
  try {
    const root = parseXml(typeof xml === 'string' ? xml : decodeXml(xml))
    const syntax = syntaxOf(root)
    return { ok: true, syntax, ...(syntax === 'ubl' ? readUbl(root) : readCii(root)) }
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return { ok: false, code: error.code, reason: error.message, at: error.at }
  }
}

function syntaxOf(root: Node): 'ubl' | 'cii' {
  const name = `${root.namespace} ${root.name}`
  if (name === `${UBL.invoice} Invoice` || name === `${UBL.creditNote} CreditNote`) return 'ubl'
  if (name === `${CII.rsm} CrossIndustryInvoice`) return 'cii'
  throw new ReadFailure(
    'unknown_syntax',
    `The file is neither a UBL nor a CII invoice: its root element is "${quoted(root.name)}".`,
    root.path,
  )
}
