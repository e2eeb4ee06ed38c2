import type { Address, BankAccount, Party } from '@bordereau/domain/party/party'

/** Invented companies whose numbers have valid check digits. */
export const FRENCH: Party = party('Atelier Lumière SARL', {
  tradingName: 'Atelier Lumière',
  address: address('12 rue des Forges', 'Lyon', '69002', 'FR'),
  legalRegistration: { id: '732829320', schemeId: '0002' },
  vatId: 'FR44732829320',
  legalInformation: 'SARL au capital de 10 000 €, RCS Lyon',
  electronicAddress: { id: '732829320', schemeId: '0225' },
  contact: { name: 'Camille Roux', phone: '+33 4 72 00 00 00', email: 'camille@lumiere.example' },
})

export const FRENCH_CUSTOMER: Party = party('Maison Bertin SAS', {
  address: address('3 place Bellecour', 'Lyon', '69002', 'FR'),
  legalRegistration: { id: '356000000', schemeId: '0002' },
  vatId: 'FR39356000000',
  electronicAddress: { id: '356000000', schemeId: '0225' },
})

export const GERMAN: Party = party('Nordlicht Handels GmbH', {
  address: address('Speicherstraße 8', 'Hamburg', '20457', 'DE'),
  legalRegistration: { id: 'HRB 123456' },
  vatId: 'DE136695976',
  electronicAddress: { id: 'DE136695976', schemeId: '9930' },
  contact: { name: 'Jonas Weiß', phone: '+49 40 000000', email: 'jonas@nordlicht.example' },
})

export const GERMAN_AUTHORITY: Party = party('Stadt Musterhausen', {
  address: address('Rathausplatz 1', 'Musterhausen', '04109', 'DE'),
  electronicAddress: { id: '04011000-1234512345-06', schemeId: '0204' },
})

export const POLISH: Party = party('Bursztyn Sp. z o.o.', {
  address: address('ul. Długa 5', 'Gdańsk', '80-831', 'PL'),
  legalRegistration: { id: '0000123456' },
  vatId: 'PL5260250274',
  electronicAddress: { id: '5260250274', schemeId: '9945' },
})

export const BELGIAN: Party = party('Brasserie du Canal SRL', {
  address: address('Quai aux Briques 4', 'Bruxelles', '1000', 'BE'),
  legalRegistration: { id: '0202239951', schemeId: '0208' },
  vatId: 'BE0202239951',
  electronicAddress: { id: '0202239951', schemeId: '0208' },
})

export const BELGIAN_CUSTOMER: Party = party('Café Horta NV', {
  address: address('Meir 10', 'Antwerpen', '2000', 'BE'),
  legalRegistration: { id: '0403170701', schemeId: '0208' },
  vatId: 'BE0403170701',
  electronicAddress: { id: '0403170701', schemeId: '0208' },
})

export const AMERICAN: Party = party('Hudson Type Foundry LLC', {
  address: {
    ...address('480 Broadway', 'New York', '10013', 'US'),
    line2: 'Suite 9',
    subdivision: 'NY',
  },
  identifiers: [{ id: '12-3456789' }],
})

export const INDIAN: Party = party('Udaan Software Pvt Ltd', {
  address: { ...address('MG Road 21', 'Mumbai', '400001', 'IN'), subdivision: 'Maharashtra' },
  legalRegistration: { id: 'U72200MH2015PTC123456' },
  taxRegistration: '27AAPFU0939F1ZV',
})

export const INDIAN_CUSTOMER: Party = party('Malwa Textiles', {
  address: {
    ...address('Station Road 3', 'Indore', '452001', 'IN'),
    subdivision: 'Madhya Pradesh',
  },
  legalRegistration: { id: 'U17110MP2001PTC654321' },
})

export const JAPANESE: Party = party('株式会社さくら商事', {
  address: address('丸の内1-1', '東京', '100-0005', 'JP'),
})

export const FRENCH_ACCOUNT: BankAccount = account('FR1420041010050500013M02606', 'PSSTFRPPLYO')
export const GERMAN_ACCOUNT: BankAccount = account('DE89370400440532013000', 'COBADEFFXXX')
export const BELGIAN_ACCOUNT: BankAccount = account('BE68539007547034', 'GKCCBEBB')
export const POLISH_ACCOUNT: BankAccount = account('PL61109010140000071219812874', 'WBKPPLPP')
export const INDIAN_ACCOUNT: BankAccount = {
  ...account('', ''),
  accountName: 'Udaan Software Pvt Ltd',
  accountNumber: '000123456789',
  bankCode: 'HDFC0000060',
}

export function address(line1: string, city: string, postCode: string, country: string): Address {
  return { line1, line2: '', line3: '', city, postCode, subdivision: '', country }
}

function party(legalName: string, more: Partial<Party> & Pick<Party, 'address'>): Party {
  return {
    legalName,
    tradingName: '',
    identifiers: [],
    vatId: '',
    taxRegistration: '',
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
    ...more,
  }
}

function account(iban: string, bic: string): BankAccount {
  return {
    id: '',
    accountName: '',
    bankName: '',
    iban,
    bic,
    accountNumber: '',
    bankCode: '',
    currency: '',
    upiId: '',
  }
}
