import { UNITS } from '@bordereau/domain/money/unit'
import { inLanguage } from '@bordereau/domain/local-text'

/** Abbreviations and plurals of units in spreadsheets, besides their names and symbols. */
const SPELLINGS: Readonly<Record<string, string>> = {
  C62: 'pc pcs pce pces ea each unit units stk stck st szt sztuki sztuk u ud uds unidades pz pezzi nr cad',
  HUR: 'hr hrs std stunden godz godziny godzin ore',
  DAY: 'd j tg tage giorni gg dni',
  WEE: 'wochen settimane tygodnie tygodni',
  MON: 'monate meses mesi miesiące miesięcy',
  ANN: 'jahre années anni lata lat',
  QAN: 'quartale trimestri kwartały kwartałów',
  MIN: 'minuten minuti minuty minut',
  LS: 'psch pausch pauschale corpo ryczałtem',
  E49: 'arbeitstage',
  IE: 'personen persone osoby osób',
  SET: 'kpl',
  MTK: 'm2 qm mq',
  MTQ: 'm3 cbm',
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([code, written]) =>
    written.split(' ').map(one => [one, code] as const),
  ),
)

/** The code for a unit written in any of our languages: 'Hours', 'h', 'godz.', 'HUR'; undefined for what is no unit. */
export function unitOf(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/\.$/, '')
  if (written === '') return undefined
  return CODES.get(written) ?? UNITS.find(unit => isCalled(unit, written))?.code
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
