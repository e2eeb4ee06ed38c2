import { inLanguage } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import { defaultCurrency } from './countries.ts'
import { countryRules } from './rules.ts'

/** What accounts of the country call their bank code: 'Routing number', 'IFSC'; undefined without a word of its own. */
export function bankCodeLabel(country: Country, language: string): string | undefined {
  const { codeName } = countryRules(country).bank
  return codeName && inLanguage(codeName, language)
}

/** A bank code as its country writes it: the sort code '60-16-13' of 601613. Another kind of code stays as it is. */
export function formatBankCode(code: string, country: Country): string {
  const { codePattern = '' } = countryRules(country).bank
  if (!/^\d+$/.test(code) || code.length !== codePattern.replaceAll('-', '').length) return code
  const digits = [...code]
  return codePattern.replaceAll('0', () => digits.shift() ?? '')
}

/**
 * A bank code as it is stored, without spaces and hyphens; undefined where it is wrong. The rule is known only for the
 * country's own currency, as accounts may be abroad: the code of another stays as it was typed.
 */
export function parseBankCode(
  text: string,
  country: Country,
  currency: string,
): string | undefined {
  const { isBankCode } = countryRules(country).bank
  if (text === '' || !isBankCode || currency !== defaultCurrency(country)) return text
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return isBankCode(code) ? code : undefined
}
