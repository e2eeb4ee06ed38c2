import type { Country } from '../party/party.ts'
import type { TaxFileRules } from './tax-files.ts'

/**
 * The table of formats that tax offices take, each of one country. Only the server reads it, so it is no part of the
 * countries' own values, which every page loads.
 */
const TAX_FILE_RULES: readonly (TaxFileRules & { readonly country: Country })[] = [
  {
    country: 'PL',
    key: 'jpk_v7m',
    units: ['month'],
    from: '2026-02',
    currency: 'PLN',
    ownerId: 'nip',
    needs: ['taxOffice'],
    needsOfPerson: ['firstName', 'lastName', 'birthDate'],
    optional: [],
    mayBeEmpty: true,
    byTaxPoint: true,
    source: 'http://crd.gov.pl/wzor/2025/12/19/14090/',
  },
  {
    country: 'PL',
    key: 'jpk_fa',
    units: ['month', 'quarter', 'year'],
    currency: 'PLN',
    ownerId: 'nip',
    needs: ['taxOffice', 'voivodeship', 'county', 'commune', 'buildingNumber'],
    needsOfPerson: [],
    optional: ['street', 'flat'],
    source: 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/',
  },
  {
    // Monthly, or by quarter under the QRMP scheme (CGST Rules, rule 61A).
    country: 'IN',
    key: 'gstr1',
    units: ['month', 'quarter'],
    currency: 'INR',
    ownerId: 'gstin',
    needs: [],
    needsOfPerson: [],
    optional: [],
    source:
      'https://github.com/resilient-tech/india-compliance/tree/develop/india_compliance/gst_india/utils/gstr_1',
  },
]

export function taxFilesOf(country: Country): readonly TaxFileRules[] {
  return TAX_FILE_RULES.filter(one => one.country === country)
}
