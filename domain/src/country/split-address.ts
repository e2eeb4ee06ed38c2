import type { Address } from '../party/party.ts'
import { countryRules } from './rules.ts'

/** Between street and post code: a comma, or the end of a line that was pasted. */
const SEPARATOR = String.raw`\s*[,;\n]\s*`

/**
 * The parts of an address that was written into the first line as a whole, such as “12 rue des Arts, 69002 Lyon”. Undefined
 * where it is only a street, where other parts are there already, and for countries that write the post code last.
 */
export function splitAddress(address: Address): Address | undefined {
  const { postCode, lines } = countryRules(address.country).address
  const isFirst = lines.some(line => line.startsWith('{postCode} {city}'))
  if (postCode === undefined || !isFirst) return undefined
  if (address.postCode.trim() !== '' || address.city.trim() !== '') return undefined
  const [head, ...tail] = address.line1.trim().split(new RegExp(SEPARATOR, 'u'))
  const [, code = '', city = ''] = /^(\S+)\s+(\p{L}.*)$/u.exec(tail.at(-1) ?? '') ?? []
  if (head === undefined || head === '' || !postCode.pattern.test(code)) return undefined
  const line1 = [head, ...tail.slice(0, -1)].join(', ')
  return { ...address, line1, postCode: code, city }
}
