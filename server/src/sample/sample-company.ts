import type { InputOf } from '@bordereau/contract/endpoint'
import type { createBankAccount } from '@bordereau/contract/company'
import type { PartyProfile } from '@bordereau/domain/party/party'

/** A fictitious design company in Lyon. Its SIREN 123 456 782 is the register's own example. */
export const SAMPLE_COMPANY: PartyProfile = {
  kind: 'business',
  legalName: 'Atelier Lumière SARL',
  tradingName: 'Atelier Lumière',
  address: {
    line1: '14 rue des Tables Claudiennes',
    line2: '',
    line3: '',
    city: 'Lyon',
    postCode: '69001',
    subdivision: '',
    country: 'FR',
  },
  taxIds: [
    { kind: 'siren', value: '123456782' },
    { kind: 'siret', value: '12345678200010' },
    { kind: 'vat', value: 'FR11123456782' },
  ],
  legalInformation: 'SARL au capital de 10 000 € – RCS Lyon 123 456 782',
  contact: {
    name: 'Camille Moreau',
    phone: '+33 4 72 00 00 00',
    email: 'bonjour@lumiere.example',
  },
}

/** Links use the reserved domain .example and lead nowhere. */
export const SAMPLE_STYLE = {
  paperDesign: 'modern',
  accentColor: '#8a4b14',
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.example/atelier.lumiere' },
    { network: 'linkedin', url: 'https://linkedin.example/company/atelier-lumiere' },
  ],
  acceptedBrands: [
    { brand: 'visa', url: '' },
    { brand: 'mastercard', url: '' },
    { brand: 'amex', url: '' },
    { brand: 'paypal', url: 'https://paypal.example/atelierlumiere' },
  ],
} as const

/** Account numbers have valid checksums but belong to no account. */
export const ACCOUNTS: readonly InputOf<(typeof createBankAccount)['request']>[] = [
  {
    accountName: SAMPLE_COMPANY.legalName,
    bankName: 'Banque de démonstration',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    accountNumber: '',
    bankCode: '',
    currency: 'EUR',
    upiId: '',
    isDefault: true,
  },
  {
    accountName: SAMPLE_COMPANY.legalName,
    bankName: 'Bank Przykładowy',
    iban: 'PL61109010140000071219812874',
    bic: 'WBKPPLPP',
    accountNumber: '',
    bankCode: '',
    currency: 'PLN',
    upiId: '',
    isDefault: false,
  },
  {
    accountName: SAMPLE_COMPANY.legalName,
    bankName: 'Demo Bank of India, Fort, Mumbai',
    iban: '',
    bic: '',
    accountNumber: '000912345678901',
    bankCode: 'DEMO0000123',
    currency: 'INR',
    upiId: 'atelier.lumiere@demobank',
    isDefault: false,
  },
  {
    accountName: SAMPLE_COMPANY.legalName,
    bankName: 'Example Bank, New York',
    iban: '',
    bic: '',
    accountNumber: '000123456789',
    bankCode: '110000000',
    currency: 'USD',
    upiId: '',
    isDefault: false,
  },
]

/** Euros per unit, monthly up to the current month; close to the real rates of 2025 and 2026. */
export const RATES: Readonly<Record<string, readonly string[]>> = {
  PLN: [
    '0.2342',
    '0.2351',
    '0.2349',
    '0.2338',
    '0.2345',
    '0.2356',
    '0.2361',
    '0.2353',
    '0.2347',
    '0.2340',
    '0.2346',
    '0.2352',
    '0.2358',
    '0.2355',
  ],
  INR: [
    '0.00994',
    '0.00987',
    '0.00979',
    '0.00971',
    '0.00966',
    '0.00958',
    '0.00953',
    '0.00961',
    '0.00957',
    '0.00949',
    '0.00944',
    '0.00947',
    '0.00951',
    '0.00946',
  ],
  USD: [
    '0.8621',
    '0.8574',
    '0.8602',
    '0.8655',
    '0.8640',
    '0.8587',
    '0.8532',
    '0.8516',
    '0.8549',
    '0.8570',
    '0.8605',
    '0.8592',
    '0.8563',
    '0.8581',
  ],
}
