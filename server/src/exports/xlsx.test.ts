import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import * as yauzl from 'yauzl'
import { writeSheet } from './xlsx.ts'

const COLUMNS = [
  { title: 'Customer & Co', width: 32, amount: false },
  { title: 'Total', width: 14, amount: true },
]

async function partsOf(file: Uint8Array): Promise<Map<string, string>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(file), { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    )
  })
  const parts = new Map<string, string>()
  const ended = new Promise(resolve => zip.once('end', resolve))
  zip.on('entry', (entry: yauzl.Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) throw error
      void text(stream).then(content => {
        parts.set(entry.fileName, content)
        zip.readEntry()
      })
    })
  })
  zip.readEntry()
  await ended
  return parts
}

async function sheetOf(rows: readonly (readonly string[])[]): Promise<string> {
  const writer = writeSheet(COLUMNS)
  for (const row of rows) await writer.add([row])
  const parts = await partsOf(await writer.end())
  return parts.get('xl/worksheets/sheet1.xml') ?? ''
}

test('has the parts of a workbook, each named in the list of types', async () => {
  const parts = await partsOf(await writeSheet(COLUMNS).end())
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const types = parts.get('[Content_Types].xml')
  for (const name of ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])
    expect(types).toContain(`PartName="/${name}"`)
})

test('writes text as text, also a formula, and amounts as numbers with their own decimals', async () => {
  const sheet = await sheetOf([
    ['=1+1', '1234.50'],
    ['', '7'],
  ])
  expect(sheet).toContain(
    '<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Customer &amp; Co</t></is></c>',
  )
  expect(sheet).toContain(
    '<row r="2"><c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2" s="4"><v>1234.50</v></c></row>',
  )
  expect(sheet).toContain('<row r="3"><c r="B3" s="2"><v>7</v></c></row></sheetData></worksheet>')
})

test.each([
  ['<b>"&"</b>', '&lt;b&gt;"&amp;"&lt;/b&gt;'],
  ['a\u0000b\u0008c\uffff\ud800d\n', 'abcd\n'],
  ['_x0041_', '_x005F_x0041_'],
  ['😀 भारत', '😀 भारत'],
])('writes %j as XML can hold it', async (given, expected) => {
  expect(await sheetOf([[given, '1']])).toContain(`<t xml:space="preserve">${expected}</t>`)
})
