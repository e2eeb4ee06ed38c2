import { agreementFault } from '@bordereau/domain/country/reference-scheme'
import { referenceSchemes } from '@bordereau/domain/country/rules'
import type { ReferenceAgreement } from '@bordereau/domain/party/party'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import type { BankAccountValues } from './bank-account-fields.tsx'

type Values = Pick<BankAccountValues, 'iban' | 'agreement'>

/** The agreement of the form without separators; undefined where accounts of the country have no such reference. */
export function usableAgreement(
  { iban, agreement }: Values,
  country: string,
): ReferenceAgreement | undefined {
  if (!agreement) return undefined
  const payee = (agreement.payee ?? '').replace(/[\s-]/g, '')
  const entered = { ...agreement, payee: payee === '' ? undefined : payee }
  return agreementFault(referenceSchemes(iban, country), entered) === 'scheme' ? undefined : entered
}

/** The errors of the fields in agreement-fields.tsx. */
export function agreementErrors(values: Values, country: string): FieldErrors {
  const schemes = referenceSchemes(values.iban, country)
  const agreement = usableAgreement(values, country)
  const scheme = schemes.find(({ key }) => key === agreement?.scheme)
  if (!agreement || !scheme) return {}
  const { from, to } = scheme.length
  const example = scheme.payee?.example ?? ''
  switch (agreementFault(schemes, agreement)) {
    case 'length':
      return { 'agreement.length': t`Enter a number from ${from} to ${to}.` }
    case 'payee':
      return { 'agreement.payee': t`This number is not right. A right one looks like ${example}.` }
    default:
      return {}
  }
}
