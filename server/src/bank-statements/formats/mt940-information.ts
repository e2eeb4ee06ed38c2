import { accountOf, endToEndOf, linesOf } from './values.ts'

/** What field 86 of MT940 says of a transaction. */
export type Information = {
  readonly partyName: string
  readonly partyAccount: string
  readonly references: readonly string[]
  readonly endToEndId: string
  readonly text: string
}

/**
 * Reads field 86 in the structures that banks use: subfields (?20, ~20, ^20, <20) of German, Austrian and Polish
 * banks, code words (/REMI/…) of Dutch and Belgian ones, else free text.
 */
export function informationOf(lines: readonly string[]): Information {
  const joined = lines.join('')
  const [, mark] = /^(?:\d{3})?\s*([?~^<>|#*])(?=\d\d)/.exec(joined) ?? []
  if (mark !== undefined) return ofSubfields(subfieldsOf(joined, mark))
  if (/\/(TRTP|REMI|CNTP|BENM|ORDP|NAME|EREF|IBAN)\//.test(joined)) return ofCodeWords(joined)
  return { ...NOTHING, ...keywordsIn(lines.join(' ')), text: linesOf(lines) }
}

const NOTHING: Information = {
  partyName: '',
  partyAccount: '',
  references: [],
  endToEndId: '',
  text: '',
}

/**
 * The lines of :NS: of banks that write no field 86, each with its number: 01 to 14 remittance, 15 and 16 name, 17 kind.
 * Source: Omikron, structure of MultiCash records, 2010.
 */
export function nonSwiftInformation(lines: readonly string[]): Information {
  const numbered = lines.map(line => ({ code: Number(line.slice(0, 2)), text: line.slice(2) }))
  const between = (from: number, to: number) =>
    numbered.filter(({ code }) => code >= from && code <= to).map(({ text }) => text)
  if (numbered.some(({ code }) => Number.isNaN(code))) return { ...NOTHING, text: linesOf(lines) }
  const keywords = keywordsIn(between(1, 14).join(''))
  return {
    ...NOTHING,
    ...keywords,
    partyName: linesOf([between(15, 16).join('')]),
    text: linesOf([keywords.text ?? linesOf(between(1, 14)), ...between(17, 17)]),
  }
}

/** '166?00TRANSFER?20EREF+A1?32ACME' → 00 → TRANSFER, 20 → EREF+A1, 32 → ACME; a subfield that comes twice is joined. */
function subfieldsOf(text: string, mark: string): ReadonlyMap<string, string> {
  const subfields = new Map<string, string>()
  for (const part of text.split(mark).slice(1)) {
    const [, code, value = ''] = /^(\d\d)(.*)$/.exec(part) ?? []
    if (code === undefined) {
      // The mark is part of a text.
      const last = [...subfields.keys()].at(-1)
      if (last !== undefined) subfields.set(last, `${subfields.get(last) ?? ''}${mark}${part}`)
    } else {
      subfields.set(code, `${subfields.get(code) ?? ''}${value}`)
    }
  }
  return subfields
}

/** Deutsche Kreditwirtschaft, DFÜ agreement annex 3: 20–29 and 60–63 remittance, 30 bank, 31 and 38 account, 32 and 33 name. */
function ofSubfields(subfields: ReadonlyMap<string, string>): Information {
  const text = (from: number, to: number) =>
    [...subfields]
      .filter(([code]) => Number(code) >= from && Number(code) <= to)
      .map(([, value]) => value)
  const remittance = [...text(20, 29), ...text(60, 63)]
  const keywords = keywordsIn(remittance.join(''))
  return {
    partyName: linesOf([text(32, 33).join('')]),
    partyAccount: accountOf(subfields.get('38') ?? subfields.get('31') ?? ''),
    references: keywords.references,
    endToEndId: keywords.endToEndId,
    text: keywords.text ?? linesOf(remittance),
  }
}

const KEYWORD = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT|PURP|CREF)\+/g

type Keywords = {
  readonly endToEndId: string
  readonly references: readonly string[]
  /** The remittance text; undefined where no keyword says which part it is. */
  readonly text: string | undefined
}

/** Code words of SEPA transactions inside the remittance: EREF+ end-to-end, SVWZ+ text, and others. */
function keywordsIn(text: string): Keywords {
  const matches = [...text.matchAll(KEYWORD)]
  const valueOf = (name: string): string => {
    const at = matches.findIndex(match => match[1] === name)
    const match = matches[at]
    if (!match) return ''
    return text.slice(match.index + match[0].length, matches[at + 1]?.index).trim()
  }
  const remittance = valueOf('SVWZ')
  return {
    endToEndId: endToEndOf(valueOf('EREF')),
    references: [valueOf('CREF')].filter(one => one !== ''),
    text:
      matches.length === 0
        ? undefined
        : linesOf([text.slice(0, matches[0]?.index), remittance || text]),
  }
}

/** Dutch and Belgian banks: /TRTP/SEPA OVERBOEKING/IBAN/NL…/NAME/ACME/REMI/USTD//Invoice 12/EREF/NOTPROVIDED */
function ofCodeWords(text: string): Information {
  const parts = text.split('/')
  const valueAfter = (name: string): string => {
    const at = parts.indexOf(name)
    if (at < 0) return ''
    const end = parts.findIndex((part, i) => i > at + 1 && CODE_WORDS.has(part))
    return parts
      .slice(at + 1, end < 0 ? undefined : end)
      .join('/')
      .trim()
  }
  // /CNTP/IBAN/BIC/name/city/ of ING.
  const [counterAccount = '', , counterName = ''] = valueAfter('CNTP').split('/')
  const remittance = valueAfter('REMI')
  const [kind = '', issuer = '', ...rest] = remittance.split('/')
  const isTyped = kind === 'USTD' || kind === 'STRD'
  const content = isTyped ? rest.join('/').replace(/\/$/, '') : remittance.replace(/\/$/, '')
  const structured = kind === 'STRD' ? content.replace(/^CUR\/?/, '') || issuer : ''
  return {
    // A name may have a slash: 'J JANSEN EN/OF P JANSEN' of a joint account.
    partyName: linesOf([valueAfter('NAME').replace(/\/\/.*$|\/$/, '') || counterName]),
    partyAccount: accountOf((valueAfter('IBAN') || counterAccount).replace(/\/.*$/, '')),
    references: structured === '' ? [] : [structured],
    endToEndId: endToEndOf(valueAfter('EREF').replace(/\/$/, '')),
    text: linesOf([content === '' ? text : content]),
  }
}

const CODE_WORDS = new Set(
  'TRTP IBAN BIC NAME REMI EREF CNTP BENM ORDP ID MARF CSID PREF RTRN PURP ULTD ULTC ISDT ADDR TRCD BUSP OCMT CHGS'.split(
    ' ',
  ),
)
