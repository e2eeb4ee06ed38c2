import type { Country } from '../party/party.ts'
import { TAXES as BE } from './be/rates.ts'
import { TAXES as CH } from './ch/rates.ts'
import { TAXES as DE } from './de/rates.ts'
import { TAXES as ES } from './es/rates.ts'
import { TAXES as FR } from './fr/rates.ts'
import { TAXES as GB } from './gb/rates.ts'
import { TAXES as IN } from './in/rates.ts'
import { TAXES as IT } from './it/rates.ts'
import { TAXES as NL } from './nl/rates.ts'
import { TAXES as PL } from './pl/rates.ts'
import { TAXES as US } from './us/rates.ts'
import type { OfferedTax } from './country.ts'
import { genericTaxes } from './generic-taxes.ts'

/** The taxes that a seller of the country can put on a line, whether in force or not; the usual one first. */
export function offeredTaxes(country: Country): readonly OfferedTax[] {
  const known = cache.get(country)
  if (known) return known
  const offered = DEEP[country] ?? genericTaxes(country)
  cache.set(country, offered)
  return offered
}

const cache = new Map<Country, readonly OfferedTax[]>()

const DEEP: Readonly<Record<Country, readonly OfferedTax[]>> = {
  BE,
  CH,
  DE,
  ES,
  FR,
  GB,
  IN,
  IT,
  NL,
  PL,
  US,
}
