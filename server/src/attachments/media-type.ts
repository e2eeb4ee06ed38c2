import type { AttachmentType } from '@bordereau/domain/invoice/attachments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'

/**
 * What a file is by its bytes; its name decides only that a text is meant as CSV. Spreadsheets with macros are refused:
 * attachments may have no active content (https://www.e-rechnung-bund.de/faq/a-anlagen/).
 */
export function mediaTypeOf(
  bytes: Uint8Array,
  name: string,
): Decision<AttachmentType, 'not_attachable' | 'has_macros'> {
  if (startsWith(bytes, '%PDF-')) return accept('application/pdf')
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return accept('image/png')
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return accept('image/jpeg')
  if (startsWith(bytes, 'PK\u0003\u0004')) return spreadsheetType(bytes)
  return /\.csv$/i.test(name) && isPlainText(bytes) ? accept('text/csv') : refuse('not_attachable')
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return latin1(bytes, 0, signature.length) === signature
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}

const ODS = 'application/vnd.oasis.opendocument.spreadsheet'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function spreadsheetType(
  bytes: Uint8Array,
): Decision<AttachmentType, 'not_attachable' | 'has_macros'> {
  const names = entryNames(bytes)
  if (names.some(name => MACROS.test(name))) return refuse('has_macros')
  // OpenDocument 1.3 part 2, 3.3: the first entry is "mimetype", neither compressed nor with an extra field.
  if (latin1(bytes, 30, 38 + ODS.length) === `mimetype${ODS}`) return accept(ODS)
  const isWorkbook = names.includes('[Content_Types].xml') && names.includes('xl/workbook.xml')
  return isWorkbook ? accept(XLSX) : refuse('not_attachable')
}

const MACROS = /(^|\/)vbaProject\.bin$|^xl\/macrosheets\/|^(Basic|Scripts)\//i

/** The names in the central directory of a ZIP (APPNOTE 4.3.12); none where it is damaged. */
function entryNames(zip: Uint8Array): string[] {
  const view = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = view.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + 22 > view.length) return []
  const names: string[] = []
  let at = view.readUInt32LE(end + 16)
  while (at + 46 <= end && view.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const length = view.readUInt16LE(at + 28)
    names.push(view.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
  }
  return names
}

/** Text in an encoding that extends ASCII, and not markup that a browser would run. */
function isPlainText(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13
  if (bytes.length === 0 || bytes.some(isControl)) return false
  const start = Buffer.from(bytes.subarray(0, 200))
    .toString('utf8')
    .replace(/^[\ufeff\s]+/, '')
  return start !== '' && !start.startsWith('<')
}
