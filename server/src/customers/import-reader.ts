import { createCustomer } from '@bordereau/contract/customers'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import type { PartyKind, TaxId } from '@bordereau/domain/party/party'
import * as z from 'zod/mini'
import { cellReader, faultsOf, filled } from '../imports/faults.ts'
import type { Cells, Fault, Reader } from '../imports/run.ts'
import { isOneOf, readCountry, readCurrency, readLanguage } from '../imports/words.ts'
import { newId } from '../lib/id.ts'
import { keptProfile } from '../lib/profile.ts'
import { readTaxIds } from './import-tax-ids.ts'
import type { CustomerFields, CustomerRow } from './store.ts'

type Imported = CustomerFields & { readonly id: string }
type Company = { readonly country: string; readonly currency: string }

/** Country, kind and number: by these a customer is known again. */
export function keyOf(country: string, { kind, value }: TaxId): string {
  return `${country} ${kind} ${value}`
}

/**
 * Reads rows into customers. One with a known tax id changes the customer who has it, and only where the row has text;
 * all others are new, with the company's country and currency where the row names none.
 */
export function customerReader(
  company: Company,
  known: ReadonlyMap<string, CustomerRow>,
): Reader<Imported> {
  return cells => {
    const country = filled(cells['country'], '')
    const given = country === '' ? undefined : readCountry(country)
    const place = given ?? company.country
    const numbers = readTaxIds(cells, place)
    const before = numbers.ids
      .map(id => known.get(keyOf(place, id)))
      .find(customer => customer !== undefined)
    const words = readWords(cells)
    const faults = [
      ...(country !== '' && given === undefined
        ? [fault('country', country, 'unknown_country')]
        : []),
      ...numbers.faults,
      ...words.faults,
    ]
    const read = z.safeParse(
      createCustomer.request,
      merged(cells, before ?? blank(company, place), {
        country: place,
        ids: numbers.ids,
        ...words,
      }),
    )
    if (!read.success) faults.push(...faultsOf(read.error.issues, PLACES, cells))
    if (!read.success || faults.length > 0) return { ok: false, faults }
    const profile = keptProfile(read.data.profile, 'buyer')
    if (!profile.ok) return { ok: false, faults: [fault('', '', profile.refusal)] }
    const thing: Imported = { ...read.data, profile: profile.value, id: before?.id ?? newId() }
    const [first] = numbers.ids
    return {
      ok: true,
      value: {
        thing,
        isNew: before === undefined,
        shown: shownOf(thing),
        unique: first
          ? { field: cells['vatNumber'] ? 'vatNumber' : 'registrationNumber', value: first.value }
          : null,
      },
    }
  }
}

type Words = {
  readonly currency: string | undefined
  readonly language: string | undefined
  readonly dueDays: number | undefined
  readonly faults: readonly Fault[]
}

function readWords(cells: Cells): Words {
  const { read, faults } = cellReader(cells)
  return {
    currency: read('currency', readCurrency, 'unknown_currency'),
    language: read('language', readLanguage, 'unknown_language'),
    dueDays: read('dueDays', readDays, 'not_a_number'),
    faults,
  }
}

/** '30', '30 days', 'net 30', 'à 30 jours'. */
function readDays(text: string): number | undefined {
  const numbers = text.match(/\d+/g) ?? []
  const days = Number(numbers[0])
  return numbers.length === 1 && days <= 365 ? days : undefined
}

function merged(
  cells: Cells,
  before: CustomerFields,
  read: Omit<Words, 'faults'> & { readonly country: string; readonly ids: readonly TaxId[] },
): CustomerFields {
  const { profile } = before
  const { address, contact } = profile
  const kinds = new Set(read.ids.map(id => id.kind))
  return {
    profile: {
      ...profile,
      kind: kindOf(cells['kind'] ?? '') ?? profile.kind,
      legalName: filled(cells['name'], profile.legalName),
      tradingName: filled(cells['tradingName'], profile.tradingName),
      address: {
        ...address,
        line1: filled(cells['line1'], address.line1),
        line2: filled(cells['line2'], address.line2),
        city: filled(cells['city'], address.city),
        postCode: filled(cells['postCode'], address.postCode),
        subdivision: filled(cells['subdivision'], address.subdivision),
        country: read.country,
      },
      taxIds: [...profile.taxIds.filter(id => !kinds.has(id.kind)), ...read.ids],
      contact: {
        ...contact,
        name: filled(cells['contactName'], contact.name),
        phone: filled(cells['phone'], contact.phone),
      },
    },
    email: filled(cells['email'], before.email),
    currency: read.currency ?? before.currency,
    language: read.language ?? before.language,
    secondLanguage: before.secondLanguage,
    dueDays: read.dueDays ?? before.dueDays,
    buyerReference: filled(cells['buyerReference'], before.buyerReference),
    note: filled(cells['note'], before.note),
  }
}

function blank(company: Company, country: string): CustomerFields {
  return {
    profile: {
      kind: 'business',
      legalName: '',
      tradingName: '',
      address: {
        line1: '',
        line2: '',
        line3: '',
        city: '',
        postCode: '',
        subdivision: '',
        country,
      },
      taxIds: [],
      legalInformation: '',
      contact: { name: '', phone: '', email: '' },
    },
    email: '',
    currency: company.currency,
    language: defaultLanguage(country),
    secondLanguage: null,
    dueDays: null,
    buyerReference: '',
    note: '',
  }
}

const PERSONS = [
  'person',
  'private',
  'individual',
  'consumer',
  'b2c',
  'particulier',
  'privat',
  'privatperson',
  'particular',
  'persona',
  'privato',
  'osoba',
  'osoba prywatna',
  'prive',
]
const AUTHORITIES = [
  'government',
  'public',
  'authority',
  'b2g',
  'administration',
  'secteur public',
  'behorde',
  'offentlich',
  'administracion',
  'pubblica amministrazione',
  'pa',
  'urzad',
  'overheid',
]

function kindOf(text: string): PartyKind | undefined {
  if (isOneOf(text, PERSONS)) return 'person'
  if (isOneOf(text, AUTHORITIES)) return 'government'
  return text === '' ? undefined : 'business'
}

function shownOf({ profile, ...customer }: Imported): Cells {
  return {
    name: profile.legalName,
    tradingName: profile.tradingName,
    kind: profile.kind,
    vatNumber: profile.taxIds.map(id => id.value).join(', '),
    email: customer.email,
    contactName: profile.contact.name,
    phone: profile.contact.phone,
    line1: profile.address.line1,
    line2: profile.address.line2,
    postCode: profile.address.postCode,
    city: profile.address.city,
    subdivision: profile.address.subdivision,
    country: profile.address.country,
    currency: customer.currency,
    language: customer.language,
    dueDays: customer.dueDays === null ? '' : String(customer.dueDays),
    buyerReference: customer.buyerReference,
    note: customer.note,
  }
}

function fault(field: string, value: string, reason: string): Fault {
  return { field, value, reason }
}

/** Where the contract finds a fault → which column fed it. */
const PLACES: Readonly<Record<string, string>> = {
  'profile.legalName': 'name',
  'profile.tradingName': 'tradingName',
  'profile.address.line1': 'line1',
  'profile.address.line2': 'line2',
  'profile.address.city': 'city',
  'profile.address.postCode': 'postCode',
  'profile.address.subdivision': 'subdivision',
  'profile.address.country': 'country',
  'profile.contact.name': 'contactName',
  'profile.contact.phone': 'phone',
  email: 'email',
  currency: 'currency',
  language: 'language',
  dueDays: 'dueDays',
  buyerReference: 'buyerReference',
  note: 'note',
}
