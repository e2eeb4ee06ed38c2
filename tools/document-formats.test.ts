import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENT_FORMATS } from '../domain/src/document-format.ts'
import { type File, isTest, isTestSupport } from './tidy.ts'

const ROOT = join(import.meta.dirname, '..')
const MAX_FILES = 12

/** The files outside of the recipe that know a format of their own, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'domain/src/party/e-invoice-choice-keys.ts': 'a customer can ask for a format',
  'contract/src/reports.ts': 'a report can be exported as a PDF, which is no format of a document',
  'domain/src/invoice/attachments.ts': 'a PDF may be attached, whatever formats a document has',
  'domain/src/party/e-invoice-choice.ts': 'a customer asks for one of the two syntaxes',
  'einvoice/src/format/read.ts': 'names the syntax of a file that is read, not a format to write',
  'einvoice/src/issue/formats-of-draft.ts': 'the UBL file alone names one of several rule sets',
  'server/src/documents/output-formats.ts': 'the PDF is rendered, and contains the CII file',
  'server/src/invoices/sending/compose-mail.ts': 'names the PDF that a draft would have attached',
  'server/src/invoices/lists/get-copy.ts': 'a printed copy is what people read',
  'server/src/invoices/lists/zip-documents.ts': 'without a choice, the ZIP has what people read',
  'server/src/delivery/email/channel.ts': 'an e-mail has what people read attached',
  'server/src/pay/files.ts': 'customers know PDF and e-invoice; the CII file is in the PDF',
  'server/src/reports/files.ts': 'a report can be exported as a PDF',
  'server/src/reports/receivables-file.ts': 'a report can be exported as a PDF',
  'tools/judge/formats.ts': 'writes each syntax also where no file would be written',
  'tools/judge/tax-table.ts': 'says which official validator reads which syntax',
  'web/src/features/invoices/document-files.ts': 'a PDF with the CII file inside is Factur-X',
  'web/src/features/invoices/issued-menu.ts': 'the menu downloads what people read',
  'web/src/features/invoices/row-menu.tsx': 'the menu downloads what people read',
  'web/src/features/invoices/zip-dialog.tsx': 'the choice begins with what people read',
  'web/src/features/list/file-items.ts': 'a report can be exported as a PDF',
}

const sources: File[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: ROOT, maxBuffer: 1 << 26 },
)
  .toString()
  .split('\n')
  .filter(
    path =>
      /^(domain|einvoice|contract|server|ui|web|tools)\/.*\.(ts|tsx|sql)$/.test(path) &&
      // Applied migrations never change.
      !path.startsWith('server/src/db/migrations/') &&
      !isTest(path) &&
      !isTestSupport(path) &&
      existsSync(join(ROOT, path)),
  )
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const KIND = DOCUMENT_FORMATS.map(({ kind }) => kind).join('|')
/** As a text of its own, or as the end of an address; not a folder of an import or a media type. */
const LITERAL = new RegExp(`(['"\`]|(?<!application)/)(${KIND})(?=['"\`])`)
const ONE_FORMAT = /^import \{[^}]*\b(PDF|UBL|CII)\b[^}]*\} from '[^']*\/document-format(\.ts)?'/m

function knowsOneFormat({ text }: File): boolean {
  const code = text.split('\n').filter(line => !/^\s*(\/\/|\*|\/\*)/.test(line))
  return code.some(line => LITERAL.test(line)) || ONE_FORMAT.test(text)
}

/** The files that the recipe "Add a document format" numbers. */
function recipeFiles(): string[] {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = text.split('### Add a document format\n')
  const steps = section.split('\n### ')[0]?.split(/^\d+\. /m) ?? []
  return steps.slice(1).flatMap(step => {
    const [entry = ''] = step.split('\n\n')
    const named = [...entry.matchAll(/`((?:domain|einvoice|server|web)\/[^`]+)`/g)]
    return named.map(([, path = '']) => path)
  })
}

test('only the files of the recipe and the stated exceptions know one format from another', () => {
  const found = sources.filter(knowsOneFormat).map(({ path }) => path)
  const expected = [...recipeFiles().filter(isSource), ...Object.keys(EXCEPTIONS)]
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test.each([
  "if (kind === 'ubl') return",
  'const kinds = ["pdf"]',
  'html`<a href="${path}/ubl">`',
  "import { CII } from '@bordereau/domain/document-format'",
])('%s is found', text => {
  expect(knowsOneFormat({ path: 'a.ts', text })).toBe(true)
})

test.each([
  "import { writeUbl } from '../format/ubl/write.ts'",
  "const type = 'application/pdf'",
  "import { DOCUMENT_FORMATS } from '@bordereau/domain/document-format'",
])('%s is not', text => {
  expect(knowsOneFormat({ path: 'a.ts', text })).toBe(false)
})

test(`the recipe names at most ${MAX_FILES} files, which are there`, () => {
  const files = recipeFiles().flatMap(path =>
    path.includes('<format>') ? [path] : globSync(path, { cwd: ROOT }),
  )
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeLessThanOrEqual(MAX_FILES)
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  expect(text).toContain(`### Add a document format\n\n${files.length} files, of which`)
  const missing = recipeFiles().filter(
    path => isSource(path) && !sources.some(file => file.path === path),
  )
  expect(missing).toEqual([])
})

/** Of the product as it is, and not of the format to add. */
function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.includes('<format>')
}
