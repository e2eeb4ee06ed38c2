import { t } from '#macros'

/** Why a cell was refused. */
export function importReasonText(reason: string): string {
  return REASONS[reason]?.() ?? reason.replaceAll('_', ' ')
}

const REASONS: Readonly<Record<string, () => string>> = {
  required: () => t`Required, but empty`,
  too_long: () => t`Too long`,
  invalid: () => t`Wrong format`,
  duplicate: () => t`Appears in the file more than once`,
  not_a_number: () => t`Not a number`,
  unknown_country: () => t`Unknown country: enter its name or its two-letter code`,
  unknown_currency: () => t`Unknown currency: enter its three-letter code`,
  unknown_language: () => t`Unknown language: enter its name or its two-letter code`,
  unknown_unit: () => t`Unknown unit: enter its name or its code`,
  unknown_tax_category: () => t`Unknown tax category`,
  wrong_rate: () => t`Not a rate of this tax category`,
  wrong_length: () => t`Too many or too few characters`,
  wrong_format: () => t`Wrong format for this number`,
  wrong_checksum: () => t`One character is wrong: the check digits do not match`,
}
