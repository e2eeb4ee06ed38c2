import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Units of UN/ECE Recommendation 20 that small businesses sell by; any other code can be typed. */
export const UNITS: readonly { readonly code: string; readonly name: MessageDescriptor }[] = [
  { code: 'C62', name: msg`piece` },
  { code: 'HUR', name: msg`hour` },
  { code: 'DAY', name: msg`day` },
  { code: 'WEE', name: msg`week` },
  { code: 'MON', name: msg`month` },
  { code: 'ANN', name: msg`year` },
  { code: 'MIN', name: msg`minute` },
  { code: 'LS', name: msg`flat rate` },
  { code: 'E48', name: msg`service` },
  { code: 'P1', name: msg`percent` },
  { code: 'KGM', name: msg`kilogram` },
  { code: 'GRM', name: msg`gram` },
  { code: 'TNE', name: msg`tonne` },
  { code: 'LBR', name: msg`pound` },
  { code: 'MTR', name: msg`metre` },
  { code: 'CMT', name: msg`centimetre` },
  { code: 'KMT', name: msg`kilometre` },
  { code: 'FOT', name: msg`foot` },
  { code: 'SMI', name: msg`mile` },
  { code: 'MTK', name: msg`square metre` },
  { code: 'HAR', name: msg`hectare` },
  { code: 'MTQ', name: msg`cubic metre` },
  { code: 'LTR', name: msg`litre` },
  { code: 'KWH', name: msg`kilowatt hour` },
  { code: 'SET', name: msg`set` },
  { code: 'PR', name: msg`pair` },
  { code: 'DZN', name: msg`dozen` },
  { code: 'XBX', name: msg`box` },
  { code: 'XPK', name: msg`package` },
  { code: 'XCT', name: msg`carton` },
  { code: 'XPX', name: msg`pallet` },
  { code: 'XBO', name: msg`bottle` },
]

/** The unit's name in the reader's language, or its code where it has none here. */
export function unitName(code: string): string {
  const unit = UNITS.find(known => known.code === code)
  return unit === undefined ? code : i18n._(unit.name)
}

/** How people write units in spreadsheets, beside their names. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  pc: 'C62',
  pcs: 'C62',
  pce: 'C62',
  ea: 'C62',
  each: 'C62',
  unit: 'C62',
  stk: 'C62',
  'szt.': 'C62',
  szt: 'C62',
  u: 'C62',
  h: 'HUR',
  hr: 'HUR',
  hrs: 'HUR',
  std: 'HUR',
  godz: 'HUR',
  d: 'DAY',
  j: 'DAY',
  kg: 'KGM',
  g: 'GRM',
  t: 'TNE',
  m: 'MTR',
  cm: 'CMT',
  km: 'KMT',
  'm²': 'MTK',
  m2: 'MTK',
  'm³': 'MTQ',
  m3: 'MTQ',
  l: 'LTR',
  kwh: 'KWH',
}

/** The code for a unit as somebody wrote it: 'Hours', 'h', 'HUR'; undefined for what is no unit. */
export function unitOf(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  const byCode = UNITS.find(({ code }) => code.toLowerCase() === written)
  const byName = UNITS.find(({ code }) => {
    const name = unitName(code).toLowerCase()
    return written === name || written === `${name}s`
  })
  return byCode?.code ?? byName?.code ?? ABBREVIATIONS[written]
}
