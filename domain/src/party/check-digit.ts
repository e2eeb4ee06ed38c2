/** Check digits of references and numbers of accounts. All texts are digits only. */

/** The digit that makes a number valid by modulus 10 (ISO/IEC 7812-1, Annex B): every second digit, from the last one, doubled. */
export function modulus10(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (product > 9 ? product - 9 : product)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether the last digit is right by modulus 10. */
export function isModulus10(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && modulus10(digits.slice(0, -1)) === digits.slice(-1)
}

/** The check character by modulus 11 with the weights 2 to 7 from the last digit; a hyphen stands for ten. */
export function modulus11(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? '-' : String(check)
}
