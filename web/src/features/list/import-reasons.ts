import { t } from '#macros'

/** Why a cell was refused. */
export function importReasonText(reason: string): string {
  switch (reason) {
    case 'required':
      return t`Required, but empty`
    case 'too_long':
      return t`Too long`
    case 'invalid':
      return t`Wrong format`
    case 'duplicate':
      return t`Appears in the file more than once`
    case 'not_a_number':
      return t`Not a number`
    case 'unknown_country':
      return t`Unknown country: enter its name or its two-letter code`
    case 'unknown_currency':
      return t`Unknown currency: enter its three-letter code`
    case 'unknown_language':
      return t`Unknown language: enter its name or its two-letter code`
    case 'unknown_unit':
      return t`Unknown unit: enter its name or its code`
    case 'unknown_tax_category':
      return t`Unknown tax category`
    case 'wrong_rate':
      return t`Not a rate of this tax category`
    case 'wrong_length':
      return t`Too many or too few characters`
    case 'wrong_format':
      return t`Wrong format for this number`
    case 'wrong_checksum':
      return t`One character is wrong: the check digits do not match`
    default:
      return reason.replaceAll('_', ' ')
  }
}
