import { describe, expect, test } from 'vitest'
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

/** Country, postcode and town, written "IT 22060 Cabiate", with '_' for a postcode that is not given. */
function of(address: string): string {
  const [country = '', postCode = '', ...city] = address.split(' ')
  const { code, undecided = [] } = territoryOf({
    country,
    postCode: postCode === '_' ? '' : postCode.replaceAll('_', ' '),
    city: city.join(' '),
    subdivision: '',
  })
  return undecided.length === 0
    ? code
    : `${code}, perhaps ${undecided.map(({ name }) => name).join()}`
}

describe('a postcode that several towns share', () => {
  test.each([
    ['IT 22060 Cabiate', 'IT'],
    ['IT 22060 FIGINO-SERENZA (CO)', 'IT'],
    ['IT 22060 Campione d’Italia', 'IT-CAM'],
    ['IT 22060 campione di italia', 'IT-CAM'],
    ['IT 22060 ', 'IT, perhaps Campione d’Italia'],
    ['IT 22060 Campioni', 'IT, perhaps Campione d’Italia'],
    ['IT 23030 Valdisotto', 'IT'],
    ['IT 23030 Castello dell’Acqua', 'IT'],
    ["IT 23030 S. Nicolo' Valfurva", 'IT'],
    ['IT 23030 Livigno - Trepalle', 'IT-LIV'],
    ['IT 23030 ', 'IT, perhaps Livigno'],
    // A part of Valdisotto, and one of Livigno.
    ["IT 23030 Sant'Antonio", 'IT, perhaps Livigno'],
    ['CH 7560 Martina', 'CH'],
    ['CH 7558 ', 'CH'],
    ['CH 7558 Sampuoir', 'CH-SAM'],
    ['FR 97001 Les Abymes', 'FR-ANTILLES'],
    ['FR 97098_CEDEX Saint-Barthélemy', 'BL'],
  ])('%s is %s', (address, expected) => {
    expect(of(address)).toBe(expected)
  })
})

describe('a town', () => {
  test.each([
    ['IT _ Livigno', 'IT-LIV'],
    ['IT _ Campione d’Italia', 'IT-CAM'],
    // On Lake Garda there is another one.
    ['IT _ Campione', 'IT, perhaps Campione d’Italia'],
    ['IT 25010 Campione', 'IT'],
    // One of the two is wrong.
    ['IT 23100 Livigno', 'IT, perhaps Livigno'],
    ['DE _ büsingen am hochrhein', 'DE-BUS'],
    ['DE _ BUESINGEN', 'DE-BUS'],
    ['DE _ Helgoland', 'DE-HEL'],
    ['DE 27568 Bremerhaven', 'DE'],
    ['AT _ Riezlern', 'AT-KLW'],
    ['AT _ Mittelberg', 'AT, perhaps Kleinwalsertal'],
    ['AT 3550 Mittelberg', 'AT'],
    ['AT 8584 Hirschegg', 'AT'],
    ['DE 87466 Oy-Mittelberg', 'DE'],
    ['ES _ Las Palmas de Gran Canaria', 'ES-CN'],
    ['ES _ SANTA CRUZ DE TENERIFE', 'ES-CN'],
    ['ES _ Palma', 'ES'],
    ['ES 07001 Palma', 'ES'],
    ['ES _ Melilla', 'ES-ML'],
    ['FI _ Maarianhamina', 'AX'],
    ['FI _ Mariehamn', 'AX'],
    ['GR _ Άγιον Όρος', 'GR-69'],
    ['GR _ ΑΓΙΟ ΟΡΟΣ', 'GR-69'],
    ['GR _ Κως', 'GR-AEGEAN'],
    ['GR _ ΚΩΣ', 'GR-AEGEAN'],
    ['PT _ Ponta Delgada', 'PT-20'],
    ['PT _ Funchal', 'PT, perhaps Madeira'],
    ['PT 2705-840 Funchal', 'PT'],
    ['GB _ Belfast', 'XI'],
    ['GB DL7_8AA Londonderry', 'GB'],
    ['CH _ Vaduz', 'LI'],
    ['FR _ Monaco', 'MC'],
    ['DE _ ', 'DE'],
  ])('%s is %s', (address, expected) => {
    expect(of(address)).toBe(expected)
  })
})

describe('a postcode', () => {
  test.each([
    // With the letters of its country, of a vehicle, in small letters, with spaces.
    ['IT I-22061', 'IT-CAM'],
    ['IT i_23041', 'IT-LIV'],
    ['IT I-22060 Cabiate', 'IT'],
    ['DE D-78266', 'DE-BUS'],
    ['DE D_27498', 'DE-HEL'],
    ['DE CH-8238', 'DE-BUS'],
    ['CH 8238', 'DE-BUS'],
    ['CH CH-7562', 'CH-SAM'],
    ['CH FL-9490', 'LI'],
    ['CH 9489', 'LI'],
    ['CH 9499', 'CH'],
    ['CH 6911', 'IT-CAM'],
    ['AT A-6991', 'AT-KLW'],
    ['AT D-87491', 'AT-KLW'],
    ['DE 87567', 'AT-KLW'],
    ['DE 87566', 'DE'],
    ['DE A-6993', 'AT-KLW'],
    ['AT 6690', 'AT'],
    ['ES E-35001', 'ES-CN'],
    ['ES 38_001', 'ES-CN'],
    ['ES 51070', 'ES-CE'],
    ['ES 52006', 'ES-ML'],
    ['ES AD500', 'AD'],
    ['FI AX-22100', 'AX'],
    ['FI fi-22_950', 'AX'],
    ['FI 23100', 'FI'],
    ['GR GR-630_86', 'GR-69'],
    ['GR 63087', 'GR-69'],
    ['GR 63075', 'GR'],
    ['PT 9000-018', 'PT-30'],
    ['PT 9000', 'PT-30'],
    ['PT P-9980-999', 'PT-20'],
    ['PT 8999-999', 'PT'],
    ['FR MC-98000', 'MC'],
    ['FR 98000', 'MC'],
    ['MC 98000', 'MC'],
    ['FR F-97133', 'BL'],
    ['FR 97150', 'MF'],
    ['GP 97133', 'BL'],
    ['GP 97150', 'MF'],
    ['GP 97110', 'FR-ANTILLES'],
    ['GP _', 'FR-ANTILLES'],
    ['MQ 97200', 'FR-ANTILLES'],
    ['FR 97490', 'FR-RE'],
    // Large customers of La Réunion.
    ['FR 97824_CEDEX', 'FR-RE'],
    ['RE 97715_CEDEX_9', 'FR-RE'],
    ['FR 97300', 'FR-GF'],
    ['FR 97600', 'FR-YT'],
    ['FR 97500', 'PM'],
    ['FR 98600', 'WF'],
    ['FR 98713', 'PF'],
    ['FR 98800', 'NC'],
    ['FR 20090', 'FR'],
    ['IT 47890', 'SM'],
    ['IT 47921 Rimini', 'IT'],
    ['IT 00120', 'VA'],
    ['GB IM86_1AA', 'IM'],
    ['GB JE2_3AB', 'JE'],
    ['GB gy10_1sf', 'GG'],
    ['GB GX11_1AA', 'GI'],
    ['GB BFPO_57', 'CY-SBA'],
    ['GB BF1_2AU', 'CY-SBA'],
    ['GB BF1_3AA', 'GB'],
    ['GB BT94_1AA', 'XI'],
    ['CY 99010', 'CY-N'],
    ['CY 9010', 'CY'],
    ['DK 3900', 'GL'],
    ['DK 3800', 'FO'],
    ['DK DK-2412', 'DK'],
    ['NO 9171', 'SJ'],
    ['NO N-8099', 'SJ'],
    ['NO 9180', 'NO'],
  ])('%s is %s', (address, expected) => {
    expect(of(address)).toBe(expected)
  })
})

test.each([
  // Provinces by the codes of the form for addresses.
  ['ES', '35', 'ES-CN'],
  ['ES', '38', 'ES-CN'],
  ['ES', '51', 'ES-CE'],
  ['ES', '52', 'ES-ML'],
  ['ES', '28', 'ES'],
  ['ES', 'Las Palmas', 'ES-CN'],
  ['FI', 'FI-01', 'AX'],
  ['FI', 'Åland', 'AX'],
  ['GB', 'Northern Ireland', 'XI'],
  ['PT', 'Madeira', 'PT-30'],
  ['FR', 'FR-974', 'FR-RE'],
  ['NL', 'NL-BQ1', 'BQ'],
  ['NL', 'NL-CW', 'CW'],
  ['NL', 'NL-NH', 'NL'],
])('without a postcode, %s %s is in %s', (country, subdivision, code) => {
  expect(codeOf(country, '', subdivision)).toBe(code)
})

test('a province that the postcode contradicts is asked about', () => {
  const place = { country: 'ES', postCode: '28013', subdivision: '35' }
  expect(territoryOf(place)).toMatchObject({ code: 'ES', undecided: [{ name: 'Canarias' }] })
})

describe('the area', () => {
  const areasOf = (country: string, postCode: string) => {
    const { area, eu } = territoryOf({ country, postCode, subdivision: '' })
    return [area.goods, area.services, eu.goods, eu.services]
  }
  test.each([
    // For Swiss VAT, Liechtenstein and Büsingen are Switzerland; Samnaun is for services.
    ['LI', '9490', ['CH', 'CH', false, false]],
    ['DE', '78266', ['CH', 'CH', false, false]],
    ['CH', '7563', ['CH-SAM', 'CH', false, false]],
    ['GB', 'BT1 1AA', ['GB', 'GB', true, false]],
    ['GB', 'BF1 2AT', ['CY', 'CY', true, true]],
    ['FR', '98000', ['FR', 'FR', true, true]],
    ['IM', '', ['GB', 'GB', false, false]],
    ['AT', '6991', ['AT', 'AT', true, true]],
    ['GR', '85300', ['GR', 'GR', true, true]],
    ['PT', '9500-001', ['PT', 'PT', true, true]],
    ['AX', '', ['AX', 'FI', false, false]],
    ['FR', '97100', ['FR-ANTILLES', 'FR', false, false]],
    ['GR', '63086', ['GR-69', 'GR-69', false, false]],
  ])('of %s %s for goods and services, and whether it is in the Union', (country, code, areas) => {
    expect(areasOf(country, code)).toEqual(areas)
  })
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
