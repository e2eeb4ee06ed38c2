import type { Country, TaxId } from '../party/party.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import { countryRules } from './rules.ts'

export type PastedTaxIds = { readonly taxIds: readonly TaxId[]; readonly lines: readonly string[] }

const VAT_WORDS =
  /(?<!\p{L})(?:vat|tva|ust|ust-?id\p{L}*|uid|mwst|iva|p\.? ?iva|btw|moms|mva|alv|nip|nif|cif|dič|dic|gst|tax id|umsatzsteuer\p{L}*)(?!\p{L})/iu
const REGISTER_WORDS =
  /(?<!\p{L})(?:regist\p{L}*|company|rcs|kvk|krs|crn|org\.?|organi[sz]ation\p{L}*|handels\p{L}*)(?!\p{L})/iu
/** 'No' after another word is a part of the label, not of a number that may have letters. */
const BETWEEN_WORDS =
  /[:№#\s]+(?!(?:no|nr|num|number|nummer|numer|numéro|número|numero|id)(?![\p{L}\p{N}]))/iu
const REGISTER_LETTERS = /^(?:HR[AB]|GnR)\s?\d/

/** The numbers of the country's kinds in lines of text, and the lines without them. */
export function pastedTaxIds(lines: readonly string[], country: Country): PastedTaxIds {
  const kinds = countryRules(country).taxIds
  let taxIds: readonly TaxId[] = []
  const left = lines.map((line, index) => {
    const parts = line.split(/[,;]|\s[–—/-]\s/).map(part => part.trim())
    const others = parts.filter(part => {
      const found = index === 0 ? undefined : taxIdIn(part, kinds)
      const isNew = found !== undefined && !taxIds.some(({ kind }) => kind === found.kind)
      if (isNew) taxIds = [...taxIds, found]
      return !isNew
    })
    return others.length === parts.length ? line : others.join(', ')
  })
  return { taxIds, lines: left.filter(line => line !== '') }
}

/** 'NIP: 526-025-02-74', 'SIREN 732 829 320'; without a label, a number that begins with letters. */
function taxIdIn(part: string, kinds: readonly TaxIdKind[]): TaxId | undefined {
  const words = part.split(BETWEEN_WORDS)
  const splits = words.map((_, start) => ({
    label: words.slice(0, start).join(' '),
    value: words.slice(start).join(' '),
  }))
  const read = splits.flatMap(({ label, value }) =>
    kinds.filter(kind => isLabelled(kind, label, value)).map(kind => ({ kind, value })),
  )
  const valid = read.find(({ kind, value }) => kind.validate(value).ok)
  // A number with a slip is one all the same: the field says what is wrong with it.
  const slip = read.find(({ kind, value }) => {
    const result = kind.validate(value)
    return !result.ok && result.refusal === 'wrong_checksum'
  })
  const found = valid ?? slip
  return found && { kind: found.kind.key, value: found.kind.format(found.value) }
}

function isLabelled(kind: TaxIdKind, label: string, value: string): boolean {
  if (label === '') {
    // The letters of a register are a part of its number: 'HRB 12345'.
    if (kind.role === 'registration') return REGISTER_LETTERS.test(value)
    return kind.role === 'vat' && /[A-Z]/i.test(value) && compact(value).length > 7
  }
  if (!/\d/.test(value) || /\d/.test(label) || isOfAnother(kind, label)) return false
  const own = [kind.key, ...kind.label.split('/'), ...Object.values(kind.name)].map(letters)
  const said = letters(label)
  if (own.some(name => said.endsWith(name))) return true
  if (kind.role === 'vat') return VAT_WORDS.test(label)
  return kind.role === 'registration' && REGISTER_WORDS.test(label)
}

/** The letters in 'TVA FR' are those of the number: with them, it is one of France or none. */
function isOfAnother(kind: TaxIdKind, label: string): boolean {
  const [last] = /(?<![\p{L}.])(?!NO|NR|ID)[A-Z]{2}$/u.exec(label) ?? []
  return last !== undefined && !kind.label.includes(last)
}

const compact = (text: string): string => text.replaceAll(/[\s.\-/]/g, '')

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
