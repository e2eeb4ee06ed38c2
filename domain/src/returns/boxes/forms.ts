import { type Place, territoryOf } from '../../country/territory.ts'
import type { Currency } from '../../money/currency.ts'
import type { ReportPeriod } from '../../report/period.ts'
import { AT } from './at.ts'
import { BE } from './be.ts'
import { CH } from './ch.ts'
import { CZ } from './cz.ts'
import { DE } from './de.ts'
import { DK } from './dk.ts'
import { ES } from './es.ts'
import { FI } from './fi.ts'
import type { BoxForm } from './form.ts'
import { FR } from './fr.ts'
import { GB } from './gb.ts'
import { IN } from './in.ts'
import { IT } from './it.ts'
import { LU } from './lu.ts'
import { NL } from './nl.ts'
import { PL } from './pl.ts'
import { PT } from './pt.ts'
import { SE } from './se.ts'

/**
 * Forms of returns whose boxes are known. Of returns for two months (IE, NO), and of states whose boxes no source was found for, there
 * is none. Only the server reads them.
 */
export const BOX_FORMS: readonly BoxForm[] = [
  AT,
  BE,
  CH,
  CZ,
  DE,
  DK,
  ES,
  FI,
  FR,
  GB,
  IN,
  IT,
  LU,
  NL,
  PL,
  PT,
  SE,
]

/**
 * The form that a company at that place, with books in that currency, hands in for the period; undefined where none is known for it,
 * as where a part of a state has no such tax.
 */
export function boxFormOf(
  place: Place,
  currency: Currency,
  period: ReportPeriod,
): BoxForm | undefined {
  const { law, category, withoutVat } = territoryOf(place)
  if (category !== undefined || withoutVat !== undefined) return undefined
  const [first, last] = [period.from.slice(0, 7), period.to.slice(0, 7)]
  return BOX_FORMS.find(
    form =>
      form.country === law &&
      form.currency === currency &&
      form.units.includes(period.unit) &&
      form.from <= first &&
      last <= (form.until ?? last),
  )
}
