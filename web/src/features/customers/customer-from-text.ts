import { type PastedParty, readPastedParty } from '@bordereau/domain/country/pasted-party'
import { partyOfNumber } from '@bordereau/domain/country/party-of-number'
import { inOneLine, withPasted } from '../party/pasted-profile.ts'
import { type CustomerValues, newCustomer, withCountry } from './customer-values.ts'

/** What a new customer begins with; `before` and `rest` where it was filled from a pasted text. */
export type CustomerStart = {
  readonly filled: CustomerValues
  readonly before?: CustomerValues
  readonly rest?: readonly string[]
}

/** A customer of whom a name is known, a number that says the country ('PL5260250274'), or a whole address. */
export function customerFromText(text: string, home: string): CustomerStart {
  const pasted = readPastedParty(text, home)
  if (pasted) {
    const before = newCustomer(home, inOneLine(text))
    return { ...withPastedText(newCustomer(home), pasted), before }
  }
  const known = partyOfNumber(text, home)
  if (known === undefined) return { filled: newCustomer(home, text) }
  const values = newCustomer(home)
  const address = { ...values.profile.address, country: known.country }
  const placed = withCountry(values, { ...values.profile, address })
  return { filled: { ...placed, profile: { ...placed.profile, taxIds: [known.taxId] } } }
}

/** The values with what was pasted; lines that belong into no field are added to the note. */
export function withPastedText(
  values: CustomerValues,
  pasted: PastedParty,
): { readonly filled: CustomerValues; readonly rest: readonly string[] } {
  const address = { ...values.profile.address, country: pasted.address.country }
  const placed = withCountry(values, { ...values.profile, address })
  const { profile, rest } = withPasted(placed.profile, pasted)
  const filled = {
    ...placed,
    profile,
    email: distinct([...values.email.split(',').map(email => email.trim()), ...pasted.emails]).join(
      ', ',
    ),
    note: withLines(values.note, rest),
  }
  return { filled, rest }
}

function withLines(note: string, lines: readonly string[]): string {
  const known = note.split('\n')
  return [...(note === '' ? [] : [note]), ...lines.filter(line => !known.includes(line))].join('\n')
}

const distinct = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter(text => text !== '')),
]
