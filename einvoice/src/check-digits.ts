/** GS1 Global Location Number and related numbers of any length: weights 3 and 1 from the right. PEPPOL-COMMON-R040. */
export function isGln(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
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

/** Australian Business Number: weights 10 1 3 5 … 19, of which the first digit less one, modulo 89. PEPPOL-COMMON-R050. */
export function isAustralianBusiness(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const digits = [...text].map(Number)
  const sum = weights.reduce((total, weight, i) => total + weight * (digits[i] ?? 0), -10)
  return sum % 89 === 0
}

/** Greece's tax number (AFM): powers of two from 256 down, modulo 11, of which the last digit. GR-R-003. */
export function isGreekTin(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * 2 ** (8 - i), 0)
  return (sum % 11) % 10 === digits[8]
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
