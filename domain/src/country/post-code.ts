import type { Country } from '../party/party.ts'
import { countryRules } from './rules.ts'

/**
 * The post code as its country writes it, from one that was typed without its mark, in small letters or with the
 * country's letters before it: '00950' is '00-950', 'd-10115' is '10115'. Text that is no post code stays as it is.
 */
export function normalisePostCode(postCode: string, country: Country): string {
  const rules = countryRules(country).address.postCode
  if (rules === undefined) return postCode
  const bare = compact(postCode)
  const written = [bare, bare.replace(/^[A-Z]{1,3}(?=\d)/, '')]
    .map(code => markedLike(rules.example, code))
    .find(code => rules.pattern.test(code))
  return written ?? postCode
}

/** The code with the spaces and hyphens of the example, which are counted from its end: 'EC1A 1BB' and 'M1 1AE'. */
function markedLike(example: string, code: string): string {
  const marks = [...example.matchAll(/[\s-]/g)].map(({ 0: mark, index }) => ({
    mark,
    fromEnd: compact(example.slice(index)).length,
  }))
  return marks.reduce(
    (text, { mark, fromEnd }) => text.slice(0, -fromEnd) + mark + text.slice(-fromEnd),
    code,
  )
}

const compact = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')
