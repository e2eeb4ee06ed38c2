/** GS1 Global Location Number and its kin: weights 3 and 1 from the right. PEPPOL-COMMON-R040. */
export function isGln(text: string): boolean {
  if (!/^\d{8,14}$/.test(text)) return false
  const digits = [...text].map(Number).toReversed()
  return digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 1 ? 3 : 1), 0) % 10 === 0
}

/** Belgium's enterprise number: the last two digits are 97 less the rest modulo 97. PEPPOL-COMMON-R043. */
export function isBelgianEnterprise(text: string): boolean {
  return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))
}

/** Norway's organisation number: weights 3 2 7 6 5 4 3 2, modulo 11. PEPPOL-COMMON-R041. */
export function isNorwegianOrganisation(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const weights = [3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text[i]), 0)
  return (11 - (sum % 11)) % 11 === Number(text[8])
}

/** Luhn's formula: SIREN, SIRET, Sweden's organisation number. */
export function isLuhn(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const digits = [...text].map(Number).toReversed()
  const sum = digits.reduce((total, digit, i) => {
    const doubled = i % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
