import { creditorReference } from '../../party/creditor-reference.ts'

/**
 * The Finnish reference number: 3 to 19 digits and a check digit by the weights 7, 3, 1 from the right. Finance Finland,
 * https://www.finanssiala.fi/wp-content/uploads/2021/03/kotimaisen_viitteen_rakenneohje.pdf
 */
export function finnishReference(number: string): string | undefined {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 3 || digits.length > 19) return undefined
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const WEIGHTS = [7, 3, 1]

/** The Finnish reference number of a document's number in its international form, which all banks of the SEPA area carry. */
export function finnishCreditorReference(number: string): string | undefined {
  const national = finnishReference(number)
  return national === undefined ? undefined : creditorReference(national)
}
