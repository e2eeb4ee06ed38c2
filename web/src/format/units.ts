import { UNITS } from '@bordereau/domain/money/unit'
import { inLanguage } from '@bordereau/domain/local-text'

/** Abbreviations of units in spreadsheets, besides their names and symbols. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  pc: 'C62',
  pcs: 'C62',
  pce: 'C62',
  ea: 'C62',
  each: 'C62',
  unit: 'C62',
  units: 'C62',
  stk: 'C62',
  szt: 'C62',
  u: 'C62',
  hr: 'HUR',
  hrs: 'HUR',
  std: 'HUR',
  godz: 'HUR',
  d: 'DAY',
  j: 'DAY',
  m2: 'MTK',
  m3: 'MTQ',
}

/** The code for a unit written in any of our languages: 'Hours', 'h', 'godz.', 'HUR'; undefined for what is no unit. */
export function unitOf(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/\.$/, '')
  if (written === '') return undefined
  return ABBREVIATIONS[written] ?? UNITS.find(unit => isCalled(unit, written))?.code
}

function isCalled({ code, symbol, name }: (typeof UNITS)[number], written: string): boolean {
  if (code.toLowerCase() === written || symbol.toLowerCase() === written) return true
  const names = Object.values(name).map(each => each.toLowerCase())
  return names.some(each => each === written || `${each}s` === written)
}

/** Options of a unit field: by name, the commonest first; a code of no common unit is offered as it is. */
export function unitOptions(
  code: string,
  language: string,
): readonly { readonly value: string; readonly label: string }[] {
  const known = UNITS.map(unit => ({ value: unit.code, label: inLanguage(unit.name, language) }))
  if (code === '' || UNITS.some(unit => unit.code === code)) return known
  return [{ value: code, label: code }, ...known]
}
