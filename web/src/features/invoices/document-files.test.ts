import { CII, DOCUMENT_FORMATS, PDF, UBL } from '@bordereau/domain/document-format'
import { EXAMPLE_FORMAT } from '@bordereau/domain/testing/example-format'
import { expect, test } from 'vitest'
import { listedFiles } from './document-files.ts'

const file = (kind: string) => ({ kind, fileName: `1.${kind}`, size: 1, sha256: '00' })

const listed = (kinds: readonly string[], formats = DOCUMENT_FORMATS) =>
  listedFiles(kinds.map(file), formats).map(({ name, icon }) => [name, icon])

test('the files of a document are listed with the name of their format, the PDF first', () => {
  expect(listed([CII.kind, UBL.kind, PDF.kind])).toEqual([
    ['PDF/A-3, Factur-X', 'file-pdf'],
    ['UBL 2.1', 'file-xml'],
    ['UN/CEFACT CII', 'file-xml'],
  ])
})

test('a PDF without a CII file inside is not called Factur-X', () => {
  expect(listed([UBL.kind, PDF.kind]).map(([name]) => name)).toEqual(['PDF/A-3', 'UBL 2.1'])
})

test('a further format is listed where its row in the table of formats is', () => {
  const formats = [PDF, EXAMPLE_FORMAT, UBL, CII]
  expect(listed([UBL.kind, EXAMPLE_FORMAT.kind, PDF.kind], formats)).toEqual([
    ['PDF/A-3', 'file-pdf'],
    ['Example JSON', 'file-text'],
    ['UBL 2.1', 'file-xml'],
  ])
})

test('an attached file is listed last, under its own name', () => {
  expect(listed(['attachment_1', PDF.kind])).toEqual([
    ['PDF/A-3', 'file-pdf'],
    ['1.attachment_1', 'paperclip'],
  ])
})

test('a file in a format that the table does not have any more is listed last, under its kind', () => {
  expect(listed([EXAMPLE_FORMAT.kind, PDF.kind])).toEqual([
    ['PDF/A-3', 'file-pdf'],
    ['example_json', 'file-text'],
  ])
})
