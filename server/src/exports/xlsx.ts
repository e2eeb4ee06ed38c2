import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

export type SheetColumn = {
  readonly title: string
  /** In characters. */
  readonly width: number
  readonly amount: boolean
}

/** A workbook of one sheet that is compressed as its rows come, so that it never is in memory as a whole. */
export type SheetWriter = {
  /** Cells as text; those of amounts are decimal text. */
  readonly add: (rows: readonly (readonly string[])[]) => Promise<void>
  /** The file (ISO/IEC 29500, SpreadsheetML). */
  readonly end: () => Promise<Uint8Array>
}

/** Text is never a formula, amounts are numbers with their own decimals. */
export function writeSheet(columns: readonly SheetColumn[]): SheetWriter {
  const zip = new yazl.ZipFile()
  for (const [path, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text, 'utf8'), path)
  const sheet = new PassThrough()
  zip.addReadStream(sheet, SHEET)
  zip.end()
  const file = buffer(zip.outputStream)
  // Its error is seen at the end.
  file.catch(() => undefined)
  let rowCount = 1
  sheet.write(headOf(columns))
  return {
    add: async rows => {
      const text = rows.map(row => rowOf(row, columns, (rowCount += 1))).join('')
      if (!sheet.write(text)) await once(sheet, 'drain')
    },
    end: () => {
      sheet.end('</sheetData></worksheet>')
      return file
    },
  }
}

const SHEET = 'xl/worksheets/sheet1.xml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Numbers of cell styles: of the header, and of amounts from no decimals up to this many. */
const HEADER_STYLE = 1
const FIRST_AMOUNT_STYLE = 2
const MOST_DECIMALS = 4
const DECIMALS = Array.from({ length: MOST_DECIMALS + 1 }, (_, i) => i)
const FIRST_CUSTOM_FORMAT = 164

const STYLES = [
  `<styleSheet xmlns="${MAIN}"><numFmts count="${DECIMALS.length}">`,
  ...DECIMALS.map(
    count => `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + count}" formatCode="${formatOf(count)}"/>`,
  ),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="${FIRST_AMOUNT_STYLE + DECIMALS.length}"><xf/><xf fontId="1" applyFont="1"/>`,
  ...DECIMALS.map(count => `<xf numFmtId="${FIRST_CUSTOM_FORMAT + count}" applyNumberFormat="1"/>`),
  '</cellXfs></styleSheet>',
].join('')

/** Spreadsheets store numbers as floats; 15 significant digits show an amount exactly, and no sums are written. */
function formatOf(decimals: number): string {
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
}

function override(path: string, type: string): string {
  return `<Override PartName="/${path}" ContentType="${MEDIA}.${type}+xml"/>`
}

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${override(SHEET, 'worksheet')}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `${XML}${STYLES}`,
}

/** The column widths, and a header that stays when the rows scroll. */
function headOf(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, i) => textCell(`${letterOf(i)}1`, title, HEADER_STYLE))
  return [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`,
  ].join('')
}

function rowOf(row: readonly string[], columns: readonly SheetColumn[], number: number): string {
  const cells = columns.map(({ amount }, i) => {
    const at = `${letterOf(i)}${number}`
    return amount ? numberCell(at, row[i] ?? '') : textCell(at, row[i] ?? '', 0)
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

function numberCell(at: string, amount: string): string {
  if (amount === '') return ''
  const decimals = Math.min(amount.split('.')[1]?.length ?? 0, MOST_DECIMALS)
  return `<c r="${at}" s="${FIRST_AMOUNT_STYLE + decimals}"><v>${escaped(amount)}</v></c>`
}

function textCell(at: string, text: string, style: number): string {
  if (text === '') return ''
  const value = `<is><t xml:space="preserve">${escaped(text.slice(0, MOST_CHARACTERS))}</t></is>`
  return `<c r="${at}" s="${style}" t="inlineStr">${value}</c>`
}

/** Of a cell, in Excel. */
const MOST_CHARACTERS = 32_767

/** A, B, … of one of the first 26 columns. */
function letterOf(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column)
}

/**
 * As XML 1.0 can hold it: most control characters and lone surrogates are left out. `_x0041_` would be read as A (ISO/IEC
 * 29500-1, 22.9.2.19).
 */
function escaped(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
