import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import type { PartyProfile } from '@bordereau/domain/party/party'

/** The profile with the name and the address that a register has; what it does not disclose stays as it is. */
export function fillFrom(profile: PartyProfile, check: TaxRegisterCheck): PartyProfile {
  const { line1, line2, postCode, city } = check.address
  const hasAddress = line1 !== '' || city !== ''
  return {
    ...profile,
    legalName: check.name === '' ? profile.legalName : check.name,
    address: hasAddress
      ? { ...profile.address, line1, line2, line3: '', postCode, city }
      : profile.address,
  }
}

/** Like `fillFrom`, but what was typed stays: the address where there is none yet, and the name where there is none. */
export function fillEmptyFrom(profile: PartyProfile, check: TaxRegisterCheck): PartyProfile {
  const { line1, city, postCode } = profile.address
  const filled = fillFrom(profile, check)
  return {
    ...profile,
    legalName: profile.legalName.trim() === '' ? filled.legalName : profile.legalName,
    address: `${line1}${postCode}${city}`.trim() === '' ? filled.address : profile.address,
  }
}

/** Whether there is nothing to take over. */
export function isFilledFrom(profile: PartyProfile, check: TaxRegisterCheck): boolean {
  const filled = fillFrom(profile, check)
  const isSameAddress = (['line1', 'line2', 'line3', 'postCode', 'city'] as const).every(
    field => filled.address[field] === profile.address[field],
  )
  return filled.legalName === profile.legalName && isSameAddress
}

/**
 * The check that proves a document's number: the last one up to its day, else the first one after it. `checks` are the
 * newest first.
 */
export function proofFor(
  checks: readonly TaxRegisterCheck[],
  issueDate: string | null,
): TaxRegisterCheck | undefined {
  const valid = checks.filter(check => check.valid)
  const before = valid.find(
    check => issueDate === null || check.checkedAt.slice(0, 10) <= issueDate,
  )
  return before ?? valid.at(-1)
}
