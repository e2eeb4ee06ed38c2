import type { Validator } from 'stdnum/lib/cjs/types.js'
import { accept, refuse } from '../decision.ts'
import type { TaxIdKind, TaxIdRefusal } from './country.ts'

/** stdnum's modules are imported one by one: its index would load a hundred countries into the browser. */
type Checker = Pick<Validator, 'validate'>

type Facts = Pick<TaxIdKind, 'key' | 'label' | 'name' | 'role' | 'example'> &
  Partial<Pick<TaxIdKind, 'requiredFor' | 'icd' | 'eas' | 'derive'>> & {
    /** The letters before a VAT number ('FR', 'EL'): stored, and optional when typed. */
    readonly prefix?: string
    /** Groups of the written form, by length: [3, 3, 3]. The rest follows as one group. */
    readonly groups?: readonly number[]
    readonly separator?: string
  }

/** A kind of number validated by stdnum, with checksum. */
export function checkedTaxId(facts: Facts, checker: Checker): TaxIdKind {
  return taxId(facts, bare => {
    const result = checker.validate(bare)
    return result.isValid ? undefined : (REFUSALS[result.error.name] ?? 'wrong_format')
  })
}

/** A kind of number without a checksum: only its format is checked. */
export function shapedTaxId(facts: Facts, shape: RegExp): TaxIdKind {
  return taxId(facts, bare => (shape.test(bare) ? undefined : 'wrong_format'))
}

const REFUSALS: Readonly<Record<string, TaxIdRefusal>> = {
  InvalidLength: 'wrong_length',
  InvalidFormat: 'wrong_format',
  InvalidComponent: 'wrong_format',
  InvalidChecksum: 'wrong_checksum',
}

/**
 * A kind of number with a custom check: `refusalOf` takes the bare number and returns why it is invalid, or undefined.
 */
export function taxId(
  facts: Facts,
  refusalOf: (bare: string) => TaxIdRefusal | undefined,
): TaxIdKind {
  const { prefix = '', groups = [], separator = ' ', requiredFor = [], ...rest } = facts
  const bareOf = (text: string): string => {
    const compact = text.toUpperCase().replace(/[\s.\-/:,()\u2010-\u2015\u00a0]/g, '')
    return prefix !== '' && compact.startsWith(prefix) ? compact.slice(prefix.length) : compact
  }
  const normalise = (text: string): string => {
    const bare = bareOf(text)
    return bare === '' ? '' : prefix + bare
  }
  return {
    ...rest,
    requiredFor,
    normalise,
    validate: text => {
      const refusal = refusalOf(bareOf(text))
      return refusal ? refuse(refusal) : accept(normalise(text))
    },
    format: text => {
      const bare = split(bareOf(text), groups).join(separator)
      return prefix === '' ? bare : `${prefix}${groups.length > 0 ? ' ' : ''}${bare}`
    },
  }
}

function split(text: string, groups: readonly number[]): string[] {
  const ends = groups.map((_, i) => groups.slice(0, i + 1).reduce((sum, length) => sum + length, 0))
  return [0, ...ends].map((start, i) => text.slice(start, ends[i])).filter(part => part !== '')
}
