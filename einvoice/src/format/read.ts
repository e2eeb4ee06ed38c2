import { readCii } from './cii/read.ts'
import { CII, UBL } from './namespaces.ts'
import { type Node, ReadFailure, type ReadFaultCode, parseXml } from './parse.ts'
import type { ReadInvoice } from './stated.ts'
import { readUbl } from './ubl/read.ts'

export type ReadResult =
  | ({ readonly ok: true; readonly syntax: 'ubl' | 'cii' } & ReadInvoice)
  | {
      readonly ok: false
      readonly code: ReadFaultCode
      /** What is the matter, in plain words. */
      readonly sentence: string
      /** The element's path, where one is to blame. */
      readonly at: string
    }

/**
 * Reads an invoice in UBL 2.1 or CII, whichever it is. What the document leaves out reads as empty text, zero or
 * undefined, even where EN 16931 demands it: check() and checkStated() say what is wrong with it. Refused is only
 * what cannot be understood: bad XML, a DOCTYPE, another document, a malformed number, date or tax category.
 */
export function readEInvoice(xml: string): ReadResult {
  try {
    const root = parseXml(xml)
    const syntax = syntaxOf(root)
    return { ok: true, syntax, ...(syntax === 'ubl' ? readUbl(root) : readCii(root)) }
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return { ok: false, code: error.code, sentence: error.message, at: error.at }
  }
}

function syntaxOf(root: Node): 'ubl' | 'cii' {
  const name = `${root.namespace} ${root.name}`
  if (name === `${UBL.invoice} Invoice` || name === `${UBL.creditNote} CreditNote`) return 'ubl'
  if (name === `${CII.rsm} CrossIndustryInvoice`) return 'cii'
  throw new ReadFailure(
    'unknown_syntax',
    `The file is neither a UBL nor a CII invoice: its root element is "${root.name}".`,
    root.path,
  )
}
