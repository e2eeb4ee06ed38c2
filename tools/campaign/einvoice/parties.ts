import type { createBankAccount } from '@bordereau/contract/company'
import type { InputOf } from '@bordereau/contract/endpoint'
import { countryRules } from '@bordereau/domain/country/rules'
import type { PartyKind, PartyProfile, TaxId } from '@bordereau/domain/party/party'
import type { Random } from './random.ts'

export const SELLERS = ['FR', 'DE', 'PL', 'IN', 'US', 'IT', 'ES', 'BE', 'NL', 'GB', 'CH'] as const

export const BUYERS = [
  ...SELLERS,
  ...(['SE', 'NO', 'DK', 'GR', 'IS', 'FI', 'AT', 'PT', 'IE'] as const),
  ...(['CZ', 'HU', 'RO', 'LU', 'JP', 'AE', 'CA', 'AU', 'BR'] as const),
] as const

const NAMES = [
  'Lumière & Fils <Atelier>',
  'Grün "Öl" GmbH',
  'Łódź Sp. z o.o.',
  'आकाश प्राइवेट लिमिटेड',
  'شركة النور',
  '株式会社さくら',
  "O'Neill & Sons",
] as const

/** The Leitweg-ID of a German authority, which makes XRechnung the required format. */
const LEITWEG = { id: '04011000-1234512345-06', schemeId: '0204' }

/** A plausible company or customer of a country: with the example numbers of its kinds of tax ids. */
export function profileOf(
  random: Random,
  country: string,
  role: 'seller' | 'business_buyer',
  kind: PartyKind = 'business',
): PartyProfile {
  const { address, taxIds } = countryRules(country)
  const hasContact = role === 'seller' || random.chance(60)
  return {
    kind,
    legalName: random.pick(NAMES),
    tradingName: random.chance(20) ? 'Studio' : '',
    address: {
      line1: '12 Main Street',
      line2: random.chance(20) ? 'Floor 3' : '',
      line3: '',
      city: 'Central City',
      postCode: '69002',
      subdivision: address.subdivision?.options[0]?.code ?? (country === 'IT' ? 'MI' : ''),
      country,
    },
    taxIds: kind === 'person' ? [] : numbersOf(random, taxIds, role),
    legalInformation: role === 'seller' && random.chance(50) ? 'Capital 10 000' : '',
    ...(kind === 'government' && country === 'DE' ? { electronicAddress: LEITWEG } : {}),
    contact: hasContact
      ? { name: 'Ada', phone: '+33 4 72 00 00 00', email: 'ada@example.com' }
      : { name: '', phone: '', email: '' },
  }
}

/** The required numbers and most of the others, without those derived from another number. */
function numbersOf(
  random: Random,
  kinds: ReturnType<typeof countryRules>['taxIds'],
  role: 'seller' | 'business_buyer',
): TaxId[] {
  return (
    kinds
      .filter(
        kind => kind.requiredFor.includes(role) || random.chance(kind.role === 'vat' ? 85 : 40),
      )
      // Their examples belong to other companies: a French SIRET begins with its own SIREN (BR-FR-09).
      .filter(kind => kind.role !== 'other')
      .filter(
        (kind, _, chosen) =>
          !chosen.some(other => kind.derive?.some(({ from }) => other.key === from)),
      )
      .map(kind => ({ kind: kind.key, value: kind.example }))
  )
}

const IBANS: Readonly<Record<string, string>> = {
  FR: 'FR7630006000011234567890189',
  DE: 'DE89370400440532013000',
  PL: 'PL61109010140000071219812874',
  IT: 'IT60X0542811101000000123456',
  ES: 'ES9121000418450200051332',
  BE: 'BE68539007547034',
  NL: 'NL91ABNA0417164300',
  GB: 'GB29NWBK60161331926819',
  CH: 'CH9300762011623852957',
  SE: 'SE4550000000058398257466',
  NO: 'NO9386011117947',
  DK: 'DK5000400440116243',
  GR: 'GR1601101250000000012300695',
  IS: 'IS140159260076545510730339',
  FI: 'FI2112345600000785',
  AT: 'AT611904300234573201',
}

export function accountOf(country: string): InputOf<(typeof createBankAccount)['request']> {
  const iban = IBANS[country] ?? ''
  return {
    accountName: 'Main',
    bankName: 'Bank',
    iban,
    bic: '',
    accountNumber: iban === '' ? '000123456789' : '',
    bankCode: iban !== '' ? '' : country === 'IN' ? 'HDFC0000060' : '021000021',
    currency: '',
    upiId: '',
    isDefault: true,
  }
}
