import { t } from '@lingui/core/macro'

/** What a number is, in the reader's language. `name` is that of its kind in the rules of a country, in English. */
export function wordsOfTaxId(name: string): string {
  return companyNumbers(name) ?? taxNumbers(name) ?? name
}

function companyNumbers(name: string): string | undefined {
  switch (name) {
    case 'Enterprise number (KBO/BCE)':
      return t`Enterprise number (KBO/BCE)`
    case 'Company number':
      return t`Company number`
    case 'Commercial register (court and number)':
      return t`Commercial register (court and number)`
    case 'Sheet in the company register':
      return t`Sheet in the company register`
    case 'Establishment number':
      return t`Establishment number`
    case 'Register of associations':
      return t`Register of associations`
    case 'Companies House number':
      return t`Companies House number`
    case 'Corporate identity number':
      return t`Corporate identity number`
    case 'Number in the company register':
      return t`Number in the company register`
    case 'Business ID':
      return t`Business ID`
    case 'Company register':
      return t`Company register`
    case 'Chamber of commerce number':
      return t`Chamber of commerce number`
    case 'National court register':
      return t`National court register`
    case 'Number in the register of the state':
      return t`Number in the register of the state`
    case 'Statistical business number':
      return t`Statistical business number`
    default:
      return undefined
  }
}

function taxNumbers(name: string): string | undefined {
  switch (name) {
    case 'Tax number':
      return t`Tax number`
    case 'VAT number':
      return t`VAT number`
    case 'Tax number of the local tax office':
      return t`Tax number of the local tax office`
    case 'VAT registration number':
      return t`VAT registration number`
    case 'Unique taxpayer reference':
      return t`Unique taxpayer reference`
    case 'GST identification number':
      return t`GST identification number`
    case 'Permanent account number (income tax)':
      return t`Permanent account number (income tax)`
    case 'Letter of undertaking for exports':
      return t`Letter of undertaking for exports`
    case 'Tax code of a person or company':
      return t`Tax code of a person or company`
    case 'Recipient code in the SdI':
      return t`Recipient code in the SdI`
    case 'Number of a public authority':
      return t`Number of a public authority`
    case 'Employer identification number':
      return t`Employer identification number`
    case 'State sales tax permit':
      return t`State sales tax permit`
    default:
      return undefined
  }
}
