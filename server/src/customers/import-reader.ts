import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { createCustomer } from '@bordereau/contract/customers'
import { documentLanguage } from '@bordereau/domain/country/language-area'
import type { PartyKind, TaxId } from '@bordereau/domain/party/party'
import * as z from 'zod/mini'
import { cellReader, cellErrorsOf, cellOr } from '../imports/cell-errors.ts'
import type { Cells, CellError, Reader } from '../imports/run.ts'
import { isOneOf, readCountry, readCurrency, readLanguage } from '../imports/read-names.ts'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { keyOf, readTaxIds, uniqueCell } from './import-tax-ids.ts'
import type { CustomerFields, CustomerRow } from './store.ts'

type Imported = CustomerFields & { readonly id: string }
type Company = { readonly country: string; readonly currency: string }

/**
 * Reads rows into customers. A row with a known tax id, or of a file imported before, updates the existing customer,
 * and only fields for which the row has text. All other rows become new customers, with the company's country and
 * currency as defaults.
 */
export function customerReader(
  company: Company,
  known: ReadonlyMap<string, CustomerRow>,
): Reader<Imported, CustomerRow> {
  return (cells, row) => {
    const country = cellOr(cells['country'], '')
    const namedCountry = country === '' ? undefined : readCountry(country)
    const effectiveCountry = namedCountry ?? company.country
    const taxIds = readTaxIds(cells, effectiveCountry)
    const matches = taxIds.ids.map(id => known.get(keyOf(effectiveCountry, id)))
    const existing = matches.find(customer => customer !== undefined) ?? row.stored
    const values = readValues(cells)
    const errors = [
      ...(country !== '' && namedCountry === undefined
        ? [cellError('country', country, 'unknown_country')]
        : []),
      ...taxIds.errors,
      ...values.errors,
    ]
    const read = z.safeParse(
      createCustomer.request,
      merge(cells, existing ?? emptyCustomer(company, effectiveCountry, cells), {
        country: effectiveCountry,
        ids: taxIds.ids,
        ...values,
      }),
    )
    if (!read.success) errors.push(...cellErrorsOf(read.error.issues, FIELD_OF_PATH, cells))
    if (!read.success || errors.length > 0) return { ok: false, errors }
    const profile = normaliseProfile(read.data.profile, 'buyer')
    if (!profile.ok) return { ok: false, errors: [cellError('', '', profile.refusal)] }
    const imported: Imported = { ...read.data, profile: profile.value, id: existing?.id ?? row.id }
    return {
      ok: true,
      value: {
        thing: imported,
        isNew: existing === undefined,
        shown: cellsOf(imported),
        unique: uniqueCell(cells, taxIds.ids),
      },
    }
  }
}

type Values = {
  readonly currency: string | undefined
  readonly language: string | undefined
  readonly dueDays: number | undefined
  readonly errors: readonly CellError[]
}

function readValues(cells: Cells): Values {
  const { read, errors } = cellReader(cells)
  return {
    currency: read('currency', readCurrency, 'unknown_currency'),
    language: read('language', readLanguage, 'unknown_language'),
    dueDays: read('dueDays', readDays, 'not_a_number'),
    errors,
  }
}

/** Reads '30', '30 days', 'net 30' or 'à 30 jours'. */
function readDays(text: string): number | undefined {
  const numbers = text.match(/\d+/g) ?? []
  const days = Number(numbers[0])
  return numbers.length === 1 && days <= 365 ? days : undefined
}

function merge(
  cells: Cells,
  before: CustomerFields,
  read: Omit<Values, 'errors'> & { readonly country: string; readonly ids: readonly TaxId[] },
): CustomerFields {
  const { profile } = before
  const { address, contact } = profile
  const kinds = new Set(read.ids.map(id => id.kind))
  return {
    profile: {
      ...profile,
      kind: kindOf(cells['kind'] ?? '') ?? profile.kind,
      legalName: cellOr(cells['name'], profile.legalName),
      tradingName: cellOr(cells['tradingName'], profile.tradingName),
      address: {
        ...address,
        line1: cellOr(cells['line1'], address.line1),
        line2: cellOr(cells['line2'], address.line2),
        city: cellOr(cells['city'], address.city),
        postCode: cellOr(cells['postCode'], address.postCode),
        subdivision: cellOr(cells['subdivision'], address.subdivision),
        country: read.country,
      },
      taxIds: [...profile.taxIds.filter(id => !kinds.has(id.kind)), ...read.ids],
      contact: {
        ...contact,
        name: cellOr(cells['contactName'], contact.name),
        phone: cellOr(cells['phone'], contact.phone),
      },
    },
    email: cellOr(cells['email'], before.email),
    currency: read.currency ?? before.currency,
    language: read.language ?? before.language,
    secondLanguage: before.secondLanguage,
    dueDays: read.dueDays ?? before.dueDays,
    buyerReference: cellOr(cells['buyerReference'], before.buyerReference),
    note: cellOr(cells['note'], before.note),
  }
}

function emptyCustomer(company: Company, country: string, cells: Cells): CustomerFields {
  const postCode = cellOr(cells['postCode'], '')
  return {
    profile: emptyProfile(country),
    email: '',
    currency: company.currency,
    language: documentLanguage({ country, postCode }),
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

function cellsOf({ profile, ...customer }: Imported): Cells {
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

function cellError(field: string, value: string, reason: string): CellError {
  return { field, value, reason }
}

/** From the path of a contract issue to the import field. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
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
