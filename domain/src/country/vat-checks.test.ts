import { describe, expect, test } from 'vitest'
import {
  bulgarianVat,
  czechVat,
  dutchVat,
  latvianVat,
  monegasqueVat,
  slovakVat,
  spanishNif,
} from './vat-checks.ts'

const resultOf = (result: ReturnType<typeof bulgarianVat>) => (result.ok ? 'true' : result.refusal)

/** Each number was checked with python-stdnum 2.2 (bg.egn, bg.pnf, bg.vat, cz.dic). */
describe('Bulgaria', () => {
  test.each([
    ['7523169263', 'true', 'born in 1875: the month has 20 added'],
    ['7521130010', 'true', 'born in 1875'],
    ['0001013337', 'true', 'born in 1900'],
    ['0041020016', 'true', 'born in 2000: the month has 40 added'],
    ['9941121113', 'true', 'born in 2099'],
    ['8541312509', 'true', '31 January'],
    ['8541322507', 'wrong_checksum', '32 January'],
    ['7520120017', 'wrong_checksum', 'no month'],
    ['7540120011', 'wrong_checksum', 'no month'],
    ['7513120013', 'wrong_checksum', 'month 13'],
    ['7500120012', 'true', 'no birthday, but a foreigner’s number'],
    ['2914177769', 'true', 'another registration'],
    ['3170669079', 'true', 'another registration'],
    ['4391500083', 'true', 'another registration'],
    ['0636083771', 'true', 'another registration'],
    ['2914177768', 'wrong_checksum', 'another registration'],
    ['7523169264', 'wrong_checksum', 'a birthday, and another check digit'],
    ['7540010011', 'wrong_checksum', 'no month, with 40 added'],
    ['828836076', 'true', 'a company whose first remainder is 10'],
    ['656341487', 'true', 'a company whose first remainder is 10'],
    ['042304117', 'true', 'a company whose first remainder is 10'],
    ['042304118', 'wrong_checksum', 'a company'],
    ['75231692A3', 'wrong_format', 'a letter'],
    ['A523169263', 'wrong_format', 'a letter before'],
    ['752316926A', 'wrong_format', 'a letter after'],
    ['75231692', 'wrong_length', 'eight digits'],
    ['75231692631', 'wrong_length', 'eleven digits'],
  ])('%s: %s (%s)', (number, result) => {
    expect(resultOf(bulgarianVat(number))).toBe(result)
  })
})

describe('Czechia', () => {
  test.each([
    ['25123891', 'true', 'a company'],
    ['10000071', 'true', 'a company whose remainder gives 0, written 1'],
    ['10000020', 'true', 'a company whose remainder gives 10, written 0'],
    ['10000011', 'true', 'a company whose remainder gives 1'],
    ['25123890', 'wrong_checksum', 'a company'],
    ['640903926', 'true', 'a person without a birth number'],
    ['6409039263', 'true', 'ten digits that begin with 6 are a birth number'],
    ['7103192745', 'true', 'a birth number of ten digits'],
    ['7103192746', 'wrong_checksum', 'a birth number of ten digits'],
    ['5301011232', 'true', 'born in 2053'],
    ['5401011231', 'true', 'born in 1954'],
    ['5351011237', 'true', 'a woman: the month has 50 added'],
    ['5321011234', 'true', 'the month has 20 added'],
    ['5371011239', 'true', 'the month has 70 added'],
    ['5413011230', 'wrong_format', 'month 30'],
    ['5402301234', 'wrong_format', '30 February'],
    ['9902291234', 'wrong_format', '29 February 1999'],
    ['0002291234', 'true', '29 February 2000'],
    ['0402291230', 'true', '29 February 2004'],
    ['530101123', 'true', 'nine digits until 1953'],
    ['531231123', 'true', 'nine digits until 1953'],
    ['535101123', 'true', 'nine digits, a woman'],
    ['540101123', 'wrong_length', 'nine digits after 1953'],
    ['790101123', 'wrong_length', 'nine digits after 1953'],
    ['800101123', 'true', 'nine digits, born in 1880'],
    ['800229123', 'true', '29 February 1880'],
    ['120229123', 'true', '29 February 1912'],
    ['110229123', 'wrong_format', '29 February 1911'],
    ['A5123891', 'wrong_format', 'a letter before'],
    ['2512389A', 'wrong_format', 'a letter after'],
    ['2512389', 'wrong_length', 'seven digits'],
    ['71031927450', 'wrong_length', 'eleven digits'],
    ['64090392600', 'wrong_length', 'eleven digits that begin with 6'],
  ])('%s: %s (%s)', (number, result) => {
    expect(resultOf(czechVat(number))).toBe(result)
  })
})

/** The numbers are the examples of the kinds and changes of them. */
test.each([
  ['SK', slovakVat, '2022749619', 'true'],
  ['SK', slovakVat, '2022749618', 'wrong_checksum'],
  ['SK', slovakVat, '202274961', 'wrong_length'],
  ['SK', slovakVat, '20227496191', 'wrong_length'],
  ['SK', slovakVat, 'A022749619', 'wrong_format'],
  ['SK', slovakVat, '202274961A', 'wrong_format'],
  ['MC', monegasqueVat, '53000004605', 'true'],
  ['MC', monegasqueVat, '40303265045', 'wrong_format'],
  // 000 stands after the two check characters, and nowhere else.
  ['MC', monegasqueVat, '83404833048', 'wrong_format'],
  ['MC', monegasqueVat, '1253000004605', 'wrong_format'],
  ['LV', latvianVat, '32707598699', 'true'],
  ['LV', latvianVat, '32707598698', 'wrong_checksum'],
  ['LV', latvianVat, '40003521600', 'true'],
  ['LV', latvianVat, '132707598699', 'wrong_length'],
  ['LV', latvianVat, '327075986990', 'wrong_length'],
  ['NL', dutchVat, '004495445B01', 'true'],
  ['NL', dutchVat, '004495445B00', 'wrong_format'],
  ['ES', spanishNif, 'M1234567L', 'true'],
  ['ES', spanishNif, 'M123456L', 'wrong_length'],
  ['ES', spanishNif, 'M12345678L', 'wrong_length'],
  ['ES', spanishNif, '0M1234567L', 'wrong_length'],
  ['ES', spanishNif, 'M0P48783T', 'wrong_format'],
] as const)('%s: %o of %s is %s', (_, check, number, result) => {
  expect(resultOf(check(number))).toBe(result)
})

test('one last digit of ten belongs to the seven digits of a Czech company', () => {
  for (let company = 1_000_000; company < 9_000_000; company += 7_919) {
    const valid = Array.from({ length: 10 }, (_, digit) => `${company}${digit}`).filter(
      bare => czechVat(bare).ok,
    )
    expect(valid, `${company}`).toHaveLength(1)
  }
  expect(czechVat('90000001').ok).toBe(false)
})
