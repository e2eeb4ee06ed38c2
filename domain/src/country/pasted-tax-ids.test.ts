import { describe, expect, test } from 'vitest'
import { pastedTaxIds } from './pasted-tax-ids.ts'

/** The numbers in a line below a name, and what is left of it. */
function read(country: string, line: string): string {
  const { taxIds, lines } = pastedTaxIds(['Name', ...line.split(' / ')], country)
  const [, ...left] = lines
  return [...taxIds.map(({ kind, value }) => `${kind} ${value}`), `left: ${left.join(' / ')}`].join(
    ', ',
  )
}

describe('a number in a pasted text', () => {
  test.each([
    ['PL', 'NIP: 526-025-02-74', 'nip PL 526 025 02 74, left: '],
    ['PL', 'NIP : 526-025-02-74', 'nip PL 526 025 02 74, left: '],
    ['PL', 'NIP № 5260250274', 'nip PL 526 025 02 74, left: '],
    ['PL', 'Nasz VAT 5260250274', 'nip PL 526 025 02 74, left: '],
    ['IT', 'PartitaIVA 00743110157', 'piva IT00743110157, left: '],
    ['PL', 'nr NIP 526 025 02 74', 'nip PL 526 025 02 74, left: '],
    ['DE', 'Unsere Steuernummer 181/815/08155', 'steuernummer 181/815/08155, left: '],
    ['DE', 'Handelsregister Bonn HRB 123456', 'handelsregister Bonn HRB 123456, left: '],
    ['DE', 'HRB 123456', 'handelsregister HRB 123456, left: '],
    ['DE', 'VAT ID 136695976', 'vat DE 136 695 976, left: '],
    ['DE', 'Umsatzsteuernummer DE136695976', 'vat DE 136 695 976, left: '],
    ['GB', 'VAT NO 980780684', 'vat GB 980780684, left: '],
    ['GB', 'VAT NR 980780684', 'vat GB 980780684, left: '],
    ['BE', 'TVA BE 0403.019.261', 'vat BE0403019261, left: '],
    ['DE', 'EX: DE123456789EX', 'eu_small_business DE123456789EX, left: '],
    // By words for registers, which are no words for taxes.
    ['JP', 'Company 12345678', 'registration 12345678, left: '],
    ['JP', 'Tax number 12345678', 'tax 12345678, left: '],
    ['JP', 'Company No. 12345678', 'registration 12345678, left: '],
    ['JP', 'Company no: 12345678', 'registration 12345678, left: '],
    ['AT', 'Company NOVA123', 'registration NOVA123, left: '],
    ['NO', 'NO 995 525 828 MVA', 'vat NO995525828MVA, left: '],
    ['NO', 'MVA NO 995 525 828 MVA', 'vat NO995525828MVA, left: '],
    // Without a label: with letters, and eight characters or more.
    ['ES', 'B58378431', 'nif ESB58378431, left: '],
    ['GB', 'gb 980 7806 84', 'vat GB980780684, left: '],
    ['RO', 'RO100000', 'vat RO100000, left: '],
  ])('in %s %s: %s', (country, line, expected) => {
    expect(read(country, line).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''))
  })

  test.each([
    ['PL', '5260250274'],
    ['RO', 'RO 10-00.4'],
    ['GB', 'GD123'],
    // A label names no country whose number it is not.
    ['BE', 'TVA FR 0403.019.261'],
    ['BE', 'TVA FR: 0403.019.261'],
    ['DE', 'USt Schlüssel 12'],
    ['DE', 'Steuernummer des Amtes 181/815/08155'],
    ['DE', '181/815/08155'],
    ['AT', 'Company Holdings'],
    ['AT', 'Hof 5 Company 123'],
    ['DE', 'Hof HRB 123456'],
    ['AT', 'Companyia 12345'],
  ])('in %s %s is none', (country, line) => {
    expect(read(country, line)).toBe(`left: ${line}`)
  })

  test.each([
    ['PL', 'NIP 5260250275', 'nip PL 526 025 02 75, left: '],
    ['IT', 'Codice fiscale RCCMNL83S18D969A', 'codice_fiscale RCCMNL83S18D969A, left: '],
    // One that is right counts before one with a slip.
    ['FR', 'SIRET 73282932000074', 'siret 732 829 320 00074, left: '],
  ])('in %s %s is one with a slip: %s', (country, line, expected) => {
    expect(read(country, line).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''))
  })

  test.each([
    ['NIP 8567346215, REGON 192598184', 'nip PL 856 734 62 15, regon 192598184, left: '],
    ['NIP 8567346215; REGON 192598184', 'nip PL 856 734 62 15, regon 192598184, left: '],
    ['NIP 8567346215 - REGON 192598184', 'nip PL 856 734 62 15, regon 192598184, left: '],
    ['NIP 8567346215 – REGON 192598184', 'nip PL 856 734 62 15, regon 192598184, left: '],
    ['Hof , NIP 8567346215 , Biuro', 'nip PL 856 734 62 15, left: Hof, Biuro'],
    ['Hof / NIP 8567346215 / Biuro', 'nip PL 856 734 62 15, left: Hof / Biuro'],
    // A line without a number stays as it is.
    ['Hof ;Biuro – A', 'left: Hof ;Biuro – A'],
    // One of each kind.
    ['NIP 8567346215 / NIP 5260250274', 'nip PL 856 734 62 15, left: NIP 5260250274'],
  ])('beside another: %s', (line, expected) => {
    expect(read('PL', line)).toBe(expected)
  })

  test.each([
    [
      'Handelsregister Frankfurt am Main HRB 123456',
      'handelsregister Frankfurt am Main HRB 123456, left: ',
    ],
    ['Steuernummer 181 815 08155', 'steuernummer 181/815/08155, left: '],
  ])('keeps the words and groups in which it is written: %s', (line, expected) => {
    expect(read('DE', line)).toBe(expected)
  })

  test('is not in the line of the name', () => {
    expect(pastedTaxIds(['NIP 8567346215', 'Hof'], 'PL')).toEqual({
      taxIds: [],
      lines: ['NIP 8567346215', 'Hof'],
    })
  })
})
