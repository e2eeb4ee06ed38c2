import yazl from 'yazl'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { png } from '../documents/testing-images.ts'
import { mediaTypeOf } from './media-type.ts'

const ODS = 'application/vnd.oasis.opendocument.spreadsheet'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A ZIP of entries with these names and texts, in their order. */
function zip(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const file = new yazl.ZipFile()
  for (const [name, text] of Object.entries(entries))
    file.addBuffer(Buffer.from(text), name, { compress: name !== 'mimetype' })
  file.end()
  return buffer(file.outputStream)
}

const WORKBOOK = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }
const HTML = '<html><script>alert(1)</script></html>'

test.each<[string, Uint8Array | string, string, string]>([
  ['a PDF', '%PDF-1.7\n', 'a.pdf', 'application/pdf'],
  ['a PDF named otherwise', '%PDF-1.7\n', 'a.csv', 'application/pdf'],
  ['a PNG', png(2, 2), 'a.png', 'image/png'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'a.jpg', 'image/jpeg'],
  ['an Excel workbook', await zip(WORKBOOK), 'a.xlsx', XLSX],
  ['an OpenDocument spreadsheet', await zip({ mimetype: ODS, 'content.xml': '<x/>' }), 'a', ODS],
  ['a CSV', 'day;hours\r\n1;8', 'hours.CSV', 'text/csv'],
  ['a CSV of Windows', Buffer.from('jour;durée', 'latin1'), 'a.csv', 'text/csv'],
  ['a text', 'day;hours', 'hours.txt', 'not_attachable'],
  ['a page as CSV', `\ufeff\n ${HTML}`, 'a.csv', 'not_attachable'],
  ['a page as PDF', HTML, 'a.pdf', 'not_attachable'],
  ['a page after the signature of no file', `GIF89a${HTML}`, 'a.png', 'not_attachable'],
  ['a drawing', '<svg onload="alert(1)"/>', 'a.svg', 'not_attachable'],
  ['bytes as CSV', Buffer.from([77, 90, 0, 3]), 'a.csv', 'not_attachable'],
  ['nothing', '', 'a.csv', 'not_attachable'],
  ['any ZIP', await zip({ 'a.exe': 'MZ' }), 'a.xlsx', 'not_attachable'],
  [
    'a text document',
    await zip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
    'a.ods',
    'not_attachable',
  ],
  ['a ZIP cut off', (await zip(WORKBOOK)).subarray(0, 60), 'a.xlsx', 'not_attachable'],
  [
    'an Excel workbook with macros',
    await zip({ ...WORKBOOK, 'xl/vbaProject.bin': 'x' }),
    'a.xlsx',
    'has_macros',
  ],
  [
    'a spreadsheet with macros',
    await zip({ mimetype: ODS, 'Basic/Standard/M.xml': 'x' }),
    'a.ods',
    'has_macros',
  ],
])('%s', (_, content, name, expected) => {
  const found = mediaTypeOf(Buffer.from(content), name)
  expect(found.ok ? found.value : found.refusal).toBe(expected)
})
