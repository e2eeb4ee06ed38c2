import type { FiledDetail, TaxFile } from '@bordereau/domain/country/tax-files'
import { t } from '#macros'

/** Whom a file is for, and what it has. */
export function taxFileHelp(file: TaxFile): string {
  switch (file) {
    case 'jpk_v7m':
      return t`Monthly VAT record and declaration, sales only: add the purchases before it is sent`
    case 'jpk_fa':
      return t`All invoices with their lines, when the tax office asks for them`
    case 'gstr1':
      return t`Return of outward supplies, to upload on the GST portal`
  }
}

/** What a file leaves to be added by hand. */
export function taxFileLimits(file: TaxFile): string {
  switch (file) {
    case 'jpk_v7m':
      return t`It has your sales and the declaration that follows from them. Purchases, input tax, KSeF numbers, GTU codes and marks of procedures other than WSTO_EE are not known here: your accountant adds them. Every invoice is marked BFK, as issued outside KSeF.`
    case 'jpk_fa':
      return t`It has every invoice and correction that you issued, in its own currency. Orders of advance invoices are not known here.`
    case 'gstr1':
      return t`It has tables 4 to 9, 11, 12 and 13. Shipping bills, amendments of earlier periods, sales through e-commerce operators, deemed exports and the rate of supplies under reverse charge are not known here.`
  }
}

export function filedDetailLabel(detail: FiledDetail): string {
  switch (detail) {
    case 'taxOffice':
      return t`Code of the tax office (four digits)`
    case 'firstName':
      return t`First name`
    case 'lastName':
      return t`Last name`
    case 'birthDate':
      return t`Date of birth`
    case 'voivodeship':
      return t`Voivodeship`
    case 'county':
      return t`County (powiat)`
    case 'commune':
      return t`Commune (gmina)`
    case 'street':
      return t`Street`
    case 'buildingNumber':
      return t`Building number`
    case 'flat':
      return t`Flat number`
  }
}
