import { expect, test } from 'vitest'
import { told } from './testing-banks.ts'
import { CAMT_FILES } from './testing-banks-camt.ts'
import { MT940_FILES } from './testing-banks-swift.ts'
import { OFX_AND_QIF_FILES } from './testing-banks-ofx.ts'

const FILES = [...CAMT_FILES, ...MT940_FILES, ...OFX_AND_QIF_FILES]

test.each(FILES)('the file of $bank ($country) is read without loss, or the row is named', bank => {
  expect(told(bank.file)).toEqual(bank.told)
})

test('with the ends of lines of another system a file says the same', () => {
  for (const { bank, file, told: expected } of FILES)
    for (const end of ['\r\n', '\r'])
      expect(told(file.replaceAll('\n', end)), bank).toEqual(expected)
})
