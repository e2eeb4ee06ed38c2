import { type Decision, accept, refuse } from '../decision.ts'
import { remainder97 } from './creditor-reference.ts'
import type { Country } from './party.ts'

export type IbanRefusal =
  | 'iban_format'
  | 'iban_country_unknown'
  | 'iban_wrong_length'
  | 'iban_wrong_checksum'

/** Length of the IBAN by country: SWIFT IBAN registry, release 99. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29
   ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20
   LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29
   PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map(row => [row.slice(0, 2), Number(row.slice(2))]),
)

/** Countries and territories of the Single Euro Payments Area (EPC409-09), by the first letters of their IBANs. */
const SEPA: ReadonlySet<string> = new Set(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE
   SI SK SM VA`.split(/\s+/),
)

/**
 * Parses an IBAN with or without spaces and returns it without; ISO 13616, check digits by ISO 7064 mod 97-10. Digits
 * that are an IBAN of `home` but for its letters are completed: in Poland account numbers are written so.
 */
export function parseIban(text: string, home?: Country): Decision<string, IbanRefusal> {
  const bare = text.toUpperCase().replace(/[\s\u00a0-]/g, '')
  if (home === undefined || !/^\d+$/.test(bare)) return checkIban(bare)
  const completed = checkIban(home + bare)
  return completed.ok || completed.refusal === 'iban_wrong_checksum' ? completed : checkIban(bare)
}

function checkIban(iban: string): Decision<string, IbanRefusal> {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return refuse('iban_format')
  const length = LENGTHS.get(iban.slice(0, 2))
  if (length === undefined) return refuse('iban_country_unknown', iban.slice(0, 2))
  if (iban.length !== length) return refuse('iban_wrong_length', length)
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? accept(iban)
    : refuse('iban_wrong_checksum')
}

/** In groups of four, as printed on documents. */
export function formatIban(iban: string): string {
  return (iban.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ')
}

/** Whether accounts of the country have an IBAN; elsewhere the account number and bank code are required. */
export const hasIban = (country: string): boolean => LENGTHS.has(country)

/** The shape of the country's IBANs, with zeros: 'PL00 0000 …'; undefined where accounts have none. */
export function ibanShape(country: Country): string | undefined {
  const length = LENGTHS.get(country)
  return length === undefined ? undefined : formatIban(country.padEnd(length, '0'))
}

/** Whether a SEPA credit transfer reaches the account. */
export const isSepaIban = (iban: string): boolean => SEPA.has(iban.slice(0, 2))

/** ISO 9362: bank, country, location, and an optional branch. */
export function parseBic(text: string): string | undefined {
  const bic = text.toUpperCase().replace(/\s/g, '')
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : undefined
}
