import { type Decision, accept, refuse } from '../decision.ts'
import type { TaxIdKind, TaxIdRefusal } from './tax-id-kind.ts'
import { type StdnumModule, type TaxIdCheck, shapeCheck, stdnumCheck } from './tax-id-check.ts'

type Facts = Pick<TaxIdKind, 'key' | 'label' | 'name' | 'role' | 'example'> &
  Partial<
    Pick<
      TaxIdKind,
      | 'requiredFor'
      | 'icd'
      | 'eas'
      | 'addressOf'
      | 'derive'
      | 'registers'
      | 'isCertificate'
      | 'side'
      | 'forms'
      | 'isTaxNumber'
      | 'isOfAuthority'
      | 'isOfUntaxed'
      | 'isStatement'
    >
  > & {
    /** The letters before a VAT number ('FR', 'EL'): stored, and optional when typed. */
    readonly prefix?: string
    /** Letters that are also typed, and what is stored for them: { GR: 'EL' }, { XI: 'XI' }. */
    readonly otherPrefixes?: Readonly<Record<string, string>>
    /** Groups of the written form, by length: [3, 3, 3]. The rest follows as one group. */
    readonly groups?: readonly number[]
    readonly separator?: string
  }

/** A kind of number validated by stdnum, with checksum. */
export function checkedTaxId(facts: Facts, module: StdnumModule): TaxIdKind {
  return taxId(facts, stdnumCheck(module, facts.prefix))
}

/** A kind of number without a checksum: only its format is checked. One that has no fixed form is an issuedTaxId. */
export function shapedTaxId(facts: Facts, shape: RegExp): TaxIdKind {
  return taxId(facts, shapeCheck(shape))
}

/** A kind of number with a check of its own. */
export function taxId(facts: Facts, check: TaxIdCheck): TaxIdKind {
  const { prefix = '', otherPrefixes = {}, groups = [], separator = ' ', ...rest } = facts
  const { requiredFor = [], ...known } = rest
  const prefixes = { ...(prefix === '' ? {} : { [prefix]: prefix }), ...otherPrefixes }
  const parse = (text: string): ParsedNumber => parseNumber(text, prefix, prefixes, check)
  return {
    ...known,
    requiredFor,
    normalise: text => {
      const { prefix: letters, bare } = parse(text)
      return bare === '' ? '' : letters + bare
    },
    validate: text => {
      const { prefix: letters, bare, result } = parse(text)
      return result.ok ? accept(letters + bare) : refuse(result.refusal)
    },
    format: text => {
      const { prefix: letters, bare } = parse(text)
      const grouped = split(bare, groups).join(separator)
      return `${letters}${letters !== '' && groups.length > 0 ? ' ' : ''}${grouped}`
    },
  }
}

/** A kind of number that is kept as its holder writes it, because its digits do not say how they are grouped. */
export function writtenTaxId(
  facts: Omit<Facts, 'prefix' | 'otherPrefixes' | 'groups' | 'separator'>,
  read: (text: string) => Decision<string, TaxIdRefusal>,
): TaxIdKind {
  const { requiredFor = [], ...known } = facts
  const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
  const stored = (text: string): string => {
    const decision = read(plain(text))
    return decision.ok ? decision.value : plain(text)
  }
  return {
    ...known,
    requiredFor,
    normalise: stored,
    validate: text => read(plain(text)),
    format: stored,
  }
}

type WrittenFacts = Omit<Facts, 'prefix' | 'otherPrefixes' | 'groups' | 'separator'>

/** A certificate, an approval, an entry of a register: kept and printed as it was issued, 'F.3/2019' or 'ST-120-55'. */
export function issuedTaxId(facts: WrittenFacts): TaxIdKind {
  return writtenTaxId(facts, text => {
    const isLine = [...text].length <= WRITTEN_LENGTH && !/[\p{C}<>]/u.test(text)
    const bare = text.replaceAll(/[\p{P}\p{S}\p{Z}\p{M}]/gu, '')
    return isLine && /^[\p{L}\p{N}]{2,40}$/u.test(bare) ? accept(text) : refuse('wrong_format')
  })
}

/** A tax or register number of a country whose form is not known here: in capitals, with the signs of its holder. */
export function unknownTaxId(facts: WrittenFacts): TaxIdKind {
  return writtenTaxId(facts, text => {
    const bare = text.toUpperCase().replace(SEPARATORS, '')
    const isLine = [...text].length <= WRITTEN_LENGTH
    return isLine && /^[A-Z0-9]{2,30}$/.test(bare)
      ? accept(text.toUpperCase())
      : refuse('wrong_format')
  })
}

/** Of the column in which numbers are stored. */
const WRITTEN_LENGTH = 60

type ParsedNumber = {
  /** The letters of the country that are stored. */
  readonly prefix: string
  readonly bare: string
  readonly result: ReturnType<TaxIdCheck>
}

/**
 * A typed number as it is stored: the first reading that is valid, with no, one or two times the letters of the country
 * before it. Where none is, what is typed without those letters.
 */
function parseNumber(
  text: string,
  prefix: string,
  prefixes: Readonly<Record<string, string>>,
  check: TaxIdCheck,
): ParsedNumber {
  let bare = text.toUpperCase().replace(SEPARATORS, '')
  let letters = prefix
  for (let removed = 0; ; removed += 1) {
    const result = check(bare)
    if (result.ok) return { prefix: letters, bare: result.value, result }
    const typed = Object.keys(prefixes).find(one => bare.startsWith(one))
    if (typed === undefined || removed === 2) return { prefix: letters, bare, result }
    letters = prefixes[typed] ?? prefix
    bare = bare.slice(typed.length)
  }
}

const SEPARATORS = /[\s.\-/:,()\u2010-\u2015\u00a0]/g

function split(text: string, groups: readonly number[]): string[] {
  const ends = groups.map((_, i) => groups.slice(0, i + 1).reduce((sum, length) => sum + length, 0))
  return [0, ...ends].map((start, i) => text.slice(start, ends[i])).filter(part => part !== '')
}
