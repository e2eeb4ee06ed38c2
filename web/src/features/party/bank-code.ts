import { bankCodeLabel as nationalLabel } from '@bordereau/domain/country/bank-code'
import { countryRules } from '@bordereau/domain/country/rules'
import { hasIban } from '@bordereau/domain/party/iban'
import { t } from '#macros'

/** Whether accounts of the country have a bank code, besides or instead of an IBAN. */
export function usesBankCode(country: string): boolean {
  return countryRules(country).bank.usesBankCodeBesideIban === true || !hasIban(country)
}

/** The country's term for the bank code, in the user's language (BCP 47). */
export function bankCodeLabel(country: string, language: string): string {
  return nationalLabel(country, language) ?? t`Bank code`
}
