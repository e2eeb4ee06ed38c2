import * as cy from 'stdnum/lib/cjs/cy/vat.js'
import * as es from 'stdnum/lib/cjs/es/nif.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as lv from 'stdnum/lib/cjs/lv/pvn.js'
import * as nl from 'stdnum/lib/cjs/nl/btw.js'
import * as si from 'stdnum/lib/cjs/si/ddv.js'
import { accept, refuse } from '../decision.ts'
import {
  type TaxIdCheck,
  isCalendarDay,
  stdnumCheck,
  weightedSum,
  withoutLeadingZero,
} from './tax-id-check.ts'

/**
 * Checks of VAT numbers where stdnum 1.12.0 errs: it inverts the check of Bulgarian numbers of ten digits, takes the
 * leading 6 of a special Czech number into its sum, looks at the first instead of the third digit of a Slovak one, knows
 * no Latvian personal code without a birthday, and accepts a few impossible numbers of Cyprus, Slovenia, the Netherlands and Spain.
 */

/**
 * Bulgaria: nine digits of a company, or ten: a citizen's number (ЕГН), a foreigner's, or that of another registration.
 * Sources: Commission, VIES VAT number routines (BG); ordinance on civil registration (ЕСГРАОН) for the ЕГН.
 */
export const bulgarianVat: TaxIdCheck = bare => {
  if (!/^\d*$/.test(bare)) return refuse('wrong_format')
  if (bare.length !== 9 && bare.length !== 10) return refuse('wrong_length')
  const isValid =
    bare.length === 9
      ? isBulgarianCompany(bare)
      : isBulgarianCitizen(bare) || isBulgarianForeigner(bare) || isOtherBulgarian(bare)
  return isValid ? accept(bare) : refuse('wrong_checksum')
}

function isBulgarianCompany(digits: string): boolean {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = first === 10 ? weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first
  return check % 10 === Number(digits[8])
}

/** The month has 20 added for the nineteenth century and 40 for the twenty-first. */
function isBulgarianCitizen(digits: string): boolean {
  const [yy = 0, mm = 0, dd = 0] = datePartsOf(digits)
  const [century, added] = mm > 40 ? [2000, 40] : mm > 20 ? [1800, 20] : [1900, 0]
  if (!isCalendarDay(century + yy, mm - added, dd)) return false
  return (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(digits[9])
}

function isBulgarianForeigner(digits: string): boolean {
  return weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === Number(digits[9])
}

function isOtherBulgarian(digits: string): boolean {
  const check = 11 - (weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return check % 11 === Number(digits[9])
}

/**
 * Czechia: eight digits of a company, nine beginning with 6 of a person without a birth number, else the birth number
 * (rodné číslo) of nine or ten digits. Sources: Commission, VIES VAT number routines (CZ); zákon č. 133/2000 Sb., § 13.
 */
export const czechVat: TaxIdCheck = bare => {
  if (!/^\d*$/.test(bare)) return refuse('wrong_format')
  if (bare.length === 8) return checksum(bare, !bare.startsWith('9') && isCzechCompany(bare))
  if (bare.length === 9 && bare.startsWith('6')) return checksum(bare, isSpecialCzech(bare))
  if (bare.length === 9 || bare.length === 10) return birthNumber(bare)
  return refuse('wrong_length')
}

function checksum(bare: string, isValid: boolean): ReturnType<TaxIdCheck> {
  return isValid ? accept(bare) : refuse('wrong_checksum')
}

function isCzechCompany(digits: string): boolean {
  const check = (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return (check === 0 ? 1 : check % 10) === Number(digits[7])
}

function isSpecialCzech(digits: string): boolean {
  const sum = weightedSum(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11
  const check = (8 - ((10 - sum + 11) % 11) + 10) % 10
  return check === Number(digits[8])
}

/** Women have 50 added to the month, days with more births than numbers 20. Nine digits were given until 1953. */
function birthNumber(digits: string): ReturnType<TaxIdCheck> {
  const [yy = 0, mm = 0, dd = 0] = datePartsOf(digits)
  const isOld = digits.length === 9
  const year = isOld ? (yy >= 80 ? 1800 : 1900) + yy : (yy < 54 ? 2000 : 1900) + yy
  if (isOld && year > 1953) return refuse('wrong_length')
  if (!isCalendarDay(year, (mm % 50) % 20, dd)) return refuse('wrong_format')
  // Numbers with the remainder 10 got the check digit 0.
  const isValid = isOld || (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits[9])
  return checksum(digits, isValid)
}

function datePartsOf(digits: string): number[] {
  return [0, 2, 4].map(start => Number(digits.slice(start, start + 2)))
}

/**
 * Slovakia: ten digits that 11 divides; the first is not 0, the third one of 2, 3, 4, 7, 8, 9. Source: Commission, VIES
 * VAT number routines (SK), which know no birth numbers.
 */
export const slovakVat: TaxIdCheck = bare => {
  if (!/^\d*$/.test(bare)) return refuse('wrong_format')
  if (bare.length !== 10) return refuse('wrong_length')
  if (!/^[1-9]\d[234789]/.test(bare)) return refuse('wrong_format')
  return checksum(bare, Number(bare) % 11 === 0)
}

/**
 * Monaco, a part of the French VAT territory: a French number whose SIREN begins with 000. Source: Convention fiscale
 * franco-monégasque du 18 mai 1963; Directive 2006/112/EC, Art. 7.
 */
export const monegasqueVat: TaxIdCheck = bare =>
  /^..000/.test(bare) ? stdnumCheck(fr, 'FR')(bare) : refuse('wrong_format')

/**
 * Latvia: a company's number begins with 4 or higher, a person's with the birthday, or since July 2017 with 32. Source:
 * Commission, VIES VAT number routines (LV); Law on the register of natural persons (personas kods).
 */
export const latvianVat: TaxIdCheck = bare => {
  if (!/^32\d{9}$/.test(bare)) return stdnumCheck(lv, 'LV')(bare)
  const check = (1 + weightedSum(bare, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11
  return checksum(bare, check % 10 === Number(bare[10]))
}

/** Cyprus: no number begins with 12. Source: Commission, VIES VAT number routines (CY). */
export const cypriotVat: TaxIdCheck = bare =>
  bare.startsWith('12') ? refuse('wrong_format') : stdnumCheck(cy, 'CY')(bare)

/** Slovenia: no number begins with 0, and none has 11 as its check digit. Source: VIES VAT number routines (SI). */
export const slovenianVat: TaxIdCheck = bare => {
  const result = withoutLeadingZero(stdnumCheck(si, 'SI'))(bare)
  const hasCheckDigit = weightedSum(bare, [8, 7, 6, 5, 4, 3, 2]) % 11 !== 0
  return result.ok ? checksum(bare, hasCheckDigit) : result
}

/** The Netherlands: the last two digits count from 01. Source: Belastingdienst, btw-identificatienummer. */
export const dutchVat: TaxIdCheck = bare =>
  bare.endsWith('B00') ? refuse('wrong_format') : stdnumCheck(nl, 'NL')(bare)

/** Spain: seven digits between the first and the last character. Source: RD 1065/2007, art. 18 to 22. */
export const spanishNif: TaxIdCheck = bare =>
  /^[A-Z\d]\d{7}[A-Z\d]$/.test(bare) ? stdnumCheck(es, 'ES')(bare) : refuseShape(bare)

function refuseShape(bare: string): ReturnType<TaxIdCheck> {
  return refuse(bare.length === 9 ? 'wrong_format' : 'wrong_length')
}
