import { t } from '@lingui/core/macro'

/** Why a cell was refused, and what would be right. */
export function reasonWords(reason: string): string {
  switch (reason) {
    case 'required':
      return t`Needed, and empty`
    case 'too_long':
      return t`Too long`
    case 'invalid':
      return t`Not written as it must be`
    case 'duplicate':
      return t`Stands in the file more than once`
    case 'not_a_number':
      return t`Not a number`
    case 'unknown_country':
      return t`No country: give its name or its code of two letters`
    case 'unknown_currency':
      return t`No currency: give its code of three letters`
    case 'unknown_language':
      return t`No language: give its name or its code of two letters`
    case 'unknown_unit':
      return t`No unit we know: give its name or its code`
    case 'unknown_tax_category':
      return t`No tax category`
    case 'wrong_rate':
      return t`No rate of this tax category`
    case 'wrong_length':
      return t`Too many or too few characters`
    case 'wrong_format':
      return t`Not how this number is written`
    case 'wrong_checksum':
      return t`One character is wrong: the check digits do not match`
    default:
      return reason.replaceAll('_', ' ')
  }
}
