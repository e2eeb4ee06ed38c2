import { expect, test } from 'vitest'
import { isVatIdOfAnotherState, territoryOf } from './territory.ts'

const codeOf = (country: string, postCode: string, subdivision = '') =>
  territoryOf({ country, postCode, subdivision }).code

test.each([
  ['FR', '97400', '', 'FR-RE'],
  ['FR', ' 974-00 ', '', 'FR-RE'],
  ['FR', '75001', '', 'FR'],
  ['ES', '35001', '', 'ES-CN'],
  ['ES', '', ' es-cn ', 'ES-CN'],
  ['ES', '', '', 'ES'],
  ['GB', 'bt1 1aa', '', 'XI'],
  ['GB', 'SW1A 1AA', '', 'GB'],
  ['US', '97400', '', 'US'],
])('%s %s %s is in %s', (country, postCode, subdivision, code) => {
  expect(codeOf(country, postCode, subdivision)).toBe(code)
})

const of = (country: string, postCode: string, city: string) => {
  const { code, undecided = [] } = territoryOf({ country, postCode, city, subdivision: '' })
  return undecided.length === 0 ? code : `${code}? ${undecided.map(({ name }) => name).join()}`
}

test.each([
  ['IT', '22060', 'Cabiate', 'IT'],
  ['IT', '22060', 'FIGINO-SERENZA (CO)', 'IT'],
  ['IT', '22060', 'Campione d’Italia', 'IT-CAM'],
  ['IT', '22060', 'campione di italia', 'IT-CAM'],
  ['IT', '22061', '', 'IT-CAM'],
  ['IT', '22060', '', "IT? Campione d'Italia"],
  ['IT', '22060', 'Campioni', "IT? Campione d'Italia"],
  ['IT', '23030', 'Valdisotto', 'IT'],
  ['IT', '23030', 'Castello dell’Acqua', 'IT'],
  ['IT', '23030', 'Livigno - Trepalle', 'IT-LIV'],
  ['IT', '', 'Livigno', 'IT-LIV'],
  ['IT', '23030', '', 'IT? Livigno'],
  // A town and a postcode of another: one of the two is wrong.
  ['IT', '23100', 'Livigno', 'IT? Livigno'],
  ['IT', '20121', 'Milano', 'IT'],
])('%s %s %s is in %s', (country, postCode, city, code) => {
  expect(of(country, postCode, city)).toBe(code)
})

test.each([
  ['DE136695976', 'FR', true],
  ['FR40303265045', 'FR', false],
  // Greece's begin with EL, Northern Ireland's with XI.
  ['EL094259216', 'FR', true],
  ['EL094259216', 'GR', false],
  ['XI123456789', 'FR', true],
  ['GB123456789', 'FR', false],
  ['', 'FR', false],
])('the number %s is of another member state than %s: %s', (number, country, expected) => {
  const from = territoryOf({ country, postCode: '', subdivision: '' })
  expect(isVatIdOfAnotherState(number, from)).toBe(expected)
  // A part of the country has its numbers.
  const reunion = territoryOf({ country: 'FR', postCode: '97400', subdivision: '' })
  expect(isVatIdOfAnotherState('FR40303265045', reunion)).toBe(false)
})
