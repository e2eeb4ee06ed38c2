import type { IbanRefusal } from '@bordereau/domain/party/iban'
import { t } from '#macros'

export function ibanErrorMessage(error: { refusal: IbanRefusal; detail?: unknown }): string {
  const detail = String(error.detail ?? '')
  switch (error.refusal) {
    case 'iban_format':
      return t`An IBAN begins with two letters and two digits.`
    case 'iban_country_unknown':
      return t`${detail} has no IBAN.`
    case 'iban_wrong_length':
      return t`An IBAN of this country has ${detail} characters.`
    case 'iban_wrong_checksum':
      return t`One character is wrong: the check digits do not match.`
  }
}
