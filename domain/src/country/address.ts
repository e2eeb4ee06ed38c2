import { countryName } from './countries.ts'
import type { AddressField } from './address-rules.ts'
import { countryRules } from './rules.ts'
import { printedAddress } from './party-of.ts'
import { normalisePostCode } from './post-code.ts'
import type { Address, Country } from '../party/party.ts'

/** The lines of an address in the order its country writes them; the country's name is last where it is abroad. */
export function addressLines(
  address: Address,
  { from, language }: { readonly from?: Country; readonly language: string },
): readonly string[] {
  const printed = withTaxState(printedAddress(address))
  const lines = countryRules(address.country).address.lines.map(template =>
    template
      .replace(/\{(\w+)\}/g, (_, field: string) => (isField(field) ? printed[field] : ''))
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, ''),
  )
  const abroad = address.country !== '' && address.country !== from
  return [...lines, abroad ? countryName(address.country, language) : ''].filter(
    line => line !== '',
  )
}

/** CGST Rules 2017, rule 46 (e) and (o): an Indian document names the state with its code, 'Maharashtra (27)'. */
function withTaxState(address: Address): Address {
  const { subdivision } = countryRules(address.country).address
  const state = subdivision?.options.find(({ name }) => name === address.subdivision)
  return state?.gstCode === undefined
    ? address
    : { ...address, subdivision: `${state.name} (${state.gstCode})` }
}

export type AddressError = {
  readonly field: AddressField
  readonly code: 'required' | 'post_code_format'
}

/** Required parts that are missing, and a post code of the wrong format, by the rules of the address's country. */
export function addressErrors(address: Address): readonly AddressError[] {
  const rules = countryRules(address.country).address
  const missing = rules.required
    .filter(field => address[field].trim() === '')
    .map((field): AddressError => ({ field, code: 'required' }))
  const postCode = normalisePostCode(address.postCode, address.country)
  const wrong = postCode !== '' && rules.postCode && !rules.postCode.pattern.test(postCode)
  return wrong ? [...missing, { field: 'postCode', code: 'post_code_format' }] : missing
}

const FIELDS: ReadonlySet<string> = new Set<AddressField>([
  'line1',
  'line2',
  'line3',
  'city',
  'postCode',
  'subdivision',
])

function isField(name: string): name is AddressField {
  return FIELDS.has(name)
}
