import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countryCodesIn } from './country-codes.ts'
import { importsOf, isTest, isTestSupport } from './tidy.ts'

const ROOT = join(import.meta.dirname, '..')

type Exception = {
  /** A file, or a folder with a slash at its end. */
  readonly path: string
  readonly codes: readonly string[]
  readonly reason: string
}

const PEPPOL = 'einvoice/src/rules/peppol/'

/** Files outside of domain/src/country/ that name codes, and why. */
const EXCEPTIONS: readonly Exception[] = [
  // Country codes.
  {
    path: PEPPOL,
    codes: ['DE', 'DK', 'GR', 'IS', 'IT', 'NL', 'NO', 'SE'],
    reason: 'the national sections of Peppol’s own rules, under their official ids',
  },
  {
    path: 'einvoice/src/format/outside-scope.ts',
    codes: ['DE'],
    reason: 'DE-R-014 of Peppol asks for a rate that BR-48 does not',
  },
  {
    path: 'einvoice/src/format/ubl/write.ts',
    codes: ['DE'],
    reason: 'Peppol’s R002 allows several notes between German parties only',
  },
  {
    path: 'einvoice/src/rules/en16931/vat.ts',
    codes: ['IT'],
    reason: 'BR-B-01 of EN 16931 itself: split payment exists in Italy only',
  },
  {
    path: 'einvoice/src/rules/bordereau/',
    codes: ['IN'],
    reason: 'the rule set of India’s own law, chosen by the object of the country',
  },
  {
    path: 'domain/src/party/iban.ts',
    codes: [
      ...'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC'.split(
        ' ',
      ),
      ...'MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(' '),
    ],
    reason: 'the list of the European Payments Council, by the letters of an IBAN',
  },
  {
    path: 'server/src/bank-feeds/countries.ts',
    codes: [
      ...'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL'.split(' '),
      ...'PT RO SE SI SK'.split(' '),
    ],
    reason: 'the countries whose banks services for account information reach',
  },
  {
    path: 'web/src/texts/languages.ts',
    codes: ['DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'PL', 'SA'],
    reason: 'the flag beside a language of the interface',
  },
  {
    path: 'web/src/features/party/names.ts',
    codes: 'GB FR DE ES IT PT NL SA IN CN RU IR GR SE KR MY RO RS HR'.split(' '),
    reason: 'the flag beside a language of documents',
  },
  {
    path: 'web/src/features/customers/',
    codes: ['FR'],
    reason: 'the first choice of a form where the workspace has no company yet',
  },
  {
    path: 'web/src/features/items/use-new-item-values.ts',
    codes: ['FR'],
    reason: 'the first choice of a form where the workspace has no company yet',
  },
  {
    path: 'server/src/sample/',
    codes: ['DE', 'FR', 'IN', 'PL', 'TN', 'US'],
    reason: 'addresses of the sample company',
  },
  { path: 'ui/src/catalogue/', codes: ['FR'], reason: 'the catalogue shows a list of countries' },
  {
    path: 'domain/src/returns/boxes/',
    codes: 'AT BE CH CZ DE DK ES FI FR GB IN IT LU MC NL PL PT SE TC'.split(' '),
    reason: 'the form of the return of each state, as data; TC is the code of a line of one',
  },
  {
    path: 'einvoice/src/format/jpk/',
    codes: ['GR', 'PL'],
    reason:
      'the files of Polish tax offices, which have EL for Greece; chosen by the table of tax files',
  },
  // Codes of other lists that look like countries.
  { path: 'einvoice/src/format/jpk/', codes: ['AE'], reason: 'a VAT category' },
  { path: 'domain/src/books/gstr1/', codes: ['AE'], reason: 'a VAT category' },
  { path: 'domain/src/books/post-document.ts', codes: ['AE'], reason: 'a VAT category' },
  { path: 'einvoice/src/issue/law-findings.ts', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'einvoice/src/rules/bordereau/reverse-charge-number.ts',
    codes: ['AE'],
    reason: 'a VAT category',
  },
  { path: 'web/src/features/editor/use-turnover.ts', codes: ['AE'], reason: 'a VAT category' },
  { path: 'domain/src/text/', codes: ['AE'], reason: 'a VAT category' },
  { path: 'domain/src/returns/', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'einvoice/src/format/sales-list/xml-formats.ts',
    codes: ['ZM'],
    reason: 'an element of the Austrian file',
  },
  { path: 'server/src/reports/vat-table.ts', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'domain/src/books/gstr1/hsn.ts',
    codes: ['NA', 'PR'],
    reason: '“not applicable”, the unit of pairs',
  },
  { path: 'domain/src/money/unit.ts', codes: ['GB', 'IE', 'LS', 'PR'], reason: 'units, UN/ECE 20' },
  {
    path: 'domain/src/money/unit-plurals.ts',
    codes: ['IE', 'LS', 'PR'],
    reason: 'units, UN/ECE 20',
  },
  {
    path: 'domain/src/money/unit-names.ts',
    codes: ['IE', 'LS', 'PR'],
    reason: 'units, UN/ECE 20',
  },
  { path: 'server/src/sample/items.ts', codes: ['LS'], reason: 'a unit, UN/ECE 20' },
  { path: 'web/src/format/units.ts', codes: ['IE', 'LS'], reason: 'units, UN/ECE 20' },
  { path: 'domain/src/tax-category/category.ts', codes: ['AE'], reason: 'a VAT category' },
  { path: 'web/src/features/editor/tax-choice.ts', codes: ['AE'], reason: 'a VAT category' },
  { path: 'web/src/features/editor/use-turnover.ts', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'einvoice/src/rules/bordereau/reverse-charge-number.ts',
    codes: ['AE'],
    reason: 'a VAT category',
  },
  { path: 'web/src/features/reports/report-labels.ts', codes: ['AE'], reason: 'a VAT category' },
  { path: 'web/src/features/reports/purchase-notice.tsx', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'einvoice/src/rules/en16931/vat.ts',
    codes: ['AE', 'AF', 'AG'],
    reason: 'VAT categories and the names of their rules',
  },
  { path: PEPPOL, codes: ['AE', 'BR'], reason: 'a VAT category, the begin of rule ids' },
  { path: 'einvoice/src/messages/', codes: ['AE'], reason: 'a VAT category' },
  {
    path: 'einvoice/src/format/',
    codes: ['ID', 'NA', 'VA'],
    reason: 'names of XML elements, “not available”, the scheme of VAT numbers',
  },
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
})
  .toString()
  .split('\n')
  .filter(path => /^(domain|einvoice|contract|server|ui|web)\/src\/.*\.tsx?$/.test(path))
  .filter(path => !path.startsWith('domain/src/country/') && !isTest(path) && !isTestSupport(path))
  .filter(path => existsSync(join(ROOT, path)))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const found = sources.flatMap(({ path, text }) =>
  countryCodesIn(path, text).map(one => ({ path, ...one })),
)

const covers = ({ path, codes }: Exception, one: { path: string; code: string }): boolean =>
  (path.endsWith('/') ? one.path.startsWith(path) : one.path === path) && codes.includes(one.code)

test('no code outside of domain/src/country names a country, but for the listed reasons', () => {
  const unlisted = found.filter(one => !EXCEPTIONS.some(exception => covers(exception, one)))
  expect(unlisted.map(({ path, line, code }) => `${path}:${line}: ${code}`)).toEqual([])
})

test('no code outside of domain/src/country imports the folder of a country', () => {
  const ofCountry = sources.flatMap(({ path, text }) =>
    importsOf(text)
      .filter(({ from }) => /\/country\/[a-z]{2}\//.test(from))
      .map(({ from, line }) => `${path}:${line}: ${from}`),
  )
  expect(ofCountry).toEqual([])
})

test('every listed exception is still needed', () => {
  const unused = EXCEPTIONS.flatMap(({ path, codes, reason }) =>
    codes
      .filter(code => !found.some(one => covers({ path, codes: [code], reason }, one)))
      .map(code => `${path}: ${code}`),
  )
  expect(unused).toEqual([])
})

test.each([
  ['a comparison', "const a = country === 'IN'"],
  ['a case', "switch (country) { case 'US': break }"],
  ['a list', "const a = ['US', 'CA'].includes(country)"],
  ['a table', 'const a = { PL: 1 }'],
  ['a list in one text', "const a = 'FR DE'.split(' ')"],
  ['a template', 'const a = `AT BE\n CH`.split(/\\s+/)'],
  ['the begin of a number', "const a = iban.startsWith('PL')"],
  ['an attribute', 'const a = <Flag country="FR" />'],
])('a country in %s is found', (_, code) => {
  expect(countryCodesIn('a.tsx', code).length).toBeGreaterThan(0)
})

test.each([
  ['a longer text', "const a = 'FR-Customers'"],
  ['prose', 'const a = t`Sold IN Europe`'],
  ['an import', "import { COUNTRY as FR } from './fr/country.ts'"],
  ['small letters', "const a = { in: 1, de: 'de' }"],
])('%s names no country', (_, code) => {
  expect(countryCodesIn('a.tsx', code)).toEqual([])
})
