import { parseIban } from '../party/iban.ts'

/** The lines of a pasted text, with what was recognised in them by a label or by its form. */
export type PastedLines = {
  /** What is left: names, the address, numbers, the country. */
  readonly lines: readonly string[]
  readonly emails: readonly string[]
  /** The first telephone number. */
  readonly phone: string
  /** Who is to be asked. */
  readonly contactName: string
  /** What belongs into no field: web addresses, bank accounts, a fax. */
  readonly rest: readonly string[]
}

/** Longer texts are no address. */
const MAX_LENGTH = 2000
const MAX_LINES = 40

/** Undefined for one line without a comma, for an empty text, and for one that is too long. */
export function pastedLines(text: string): PastedLines | undefined {
  const lines = linesOf(text)
  if (text.length > MAX_LENGTH || lines.length < 2 || lines.length > MAX_LINES) return undefined
  return lines.reduce(withLine, NOTHING)
}

const NOTHING: PastedLines = { lines: [], emails: [], phone: '', contactName: '', rest: [] }

/** Cells of a spreadsheet and the signs that stand between the parts of a signature end a line too. */
function linesOf(text: string): readonly string[] {
  const lines = text
    .toWellFormed()
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .split(/[\n\r\t|•·‧\u2028\u2029\u0085\u000b\u000c]/)
    .flatMap(line => line.split(BEFORE_LABEL))
    .map(plainLine)
    .filter(line => /[\p{L}\p{N}]/u.test(line))
  const [only, ...others] = lines
  return only !== undefined && others.length === 0 ? partsOf(only) : lines
}

const plainLine = (line: string): string =>
  line
    // oxlint-disable-next-line no-control-regex -- what no column holds
    .replaceAll(/[\u0000-\u001f\u007f\u00a0\u202f\s]+/g, ' ')
    .replaceAll(/^[\s,;–—-]+|[\s,;–—-]+$/g, '')

/** Parts between dashes, else between commas; 'Acme, Inc.' stays one name. */
function partsOf(line: string): readonly string[] {
  const dashed = line.split(/ [–—-] /)
  if (dashed.length > 2) return dashed
  return line
    .replaceAll(/,(?=\s*(?:inc|llc|ltd|l\.?p|co|corp|s\.?a|s\.?r\.?l)\b)/giu, '\u0000')
    .split(/[,;]/)
    .map(part => part.replaceAll('\u0000', ',').trim())
    .filter(part => part !== '')
}

/** A second label within a line: 'T +49 30 1234 M +49 170 1234', 'Tel. 1234 Email: a@b.example'. */
const BEFORE_LABEL =
  /\s+(?=(?:(?:[mftew]|mob|mobil|mobile|fax|tel|telefon|phone|e-?mail|mail|web)\s*[.:]\s*:?\s*|[mftew]\s+)(?:[+(0]|www\.|[^\s@]+@))/iu

const EMAIL = /[\p{L}\p{N}._%+'-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu
const EMAIL_LABEL =
  /^(?:e|m|e-?mail|mail|mailto|courriel|correo(?: electrónico)?|posta elettronica|ईमेल|البريد(?: الإلكتروني)?)?[\s:.<>()[\]-]*$/iu
const PHONE_LABEL =
  /^(?:t|m|tel|tél|telefon|telefono|teléfono|téléphone|telephone|phone|ph|mobile|mobil|mob|handy|cell|cel|móvil|cellulare|kom|tel\.? kom|gsm|portable|fon|फ़ोन|मोबाइल|هاتف|جوال)(?!\p{L})[\s.:]*(?=[+(\d])/iu
const PHONE = /^[+(\d][\d\s()./-]{5,24}$/
/** Without a label only a number that begins as one: with a plus sign, a zero or an area code in brackets. */
const BARE_PHONE = /^(?:\+|0|\(\d)[\d\s()./-]{7,24}$/
const NO_FIELD =
  /^(?:(?:f|fax|télécopie|faks|w|web|website|internet|site|home ?page|iban|bic|swift|bank|banque|linkedin)\b[\s.:]|https?:|www\.)/iu
const CLOSING =
  /^(?:--+|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|liebe|herzliche|freundliche) grüße|mfg|(?:best|kind|warm|many)(?: kind)? regards|regards|best wishes|yours (?:sincerely|faithfully)|sincerely|thanks|thank you|cheers|(?:bien )?cordialement|bien à vous|sincères salutations|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|cordiali saluti|distinti saluti|z poważaniem|pozdrawiam|met vriendelijke groet(?:en)?|cordialmente|सादर|धन्यवाद|مع أطيب التحيات|مع التحية)[\s,.!]*$/iu
const ATTENTION =
  /^(?:attn|att|attention|fao|z\. ?hd\.?|zu händen|à l['’]attention de|a l['’]attention de|a\/a|atn|alla c\.? ?a\.?|all['’]attenzione di|do rąk|t\.a\.v\.?)(?!\p{L})[\s.:]*/iu
const HEADING =
  /^(?:(?:billing|invoice|postal|company) (?:address|details)|bill(?:ed)? to|rechnungsadresse|rechnungsanschrift|anschrift|adresse(?: de facturation)?|address|dirección|direccion|indirizzo|adres|factur(?:er|é) à)[\s:]*$/iu

/** Adds one line to what was read so far. */
function withLine(read: PastedLines, line: string): PastedLines {
  const emails = line.match(EMAIL)
  if (emails !== null) return withEmails(read, line, emails)
  if (CLOSING.test(line) || HEADING.test(line)) return read
  if (NO_FIELD.test(line) || parseIban(line).ok) return { ...read, rest: [...read.rest, line] }
  const phone = line.replace(PHONE_LABEL, '')
  const isPhone = phone === line ? BARE_PHONE.test(line) : PHONE.test(phone)
  if (isPhone)
    return read.phone === '' ? { ...read, phone } : { ...read, rest: [...read.rest, line] }
  const person = line.replace(ATTENTION, '')
  if (person !== line && person !== '' && read.contactName === '')
    return { ...read, contactName: person }
  return { ...read, lines: [...read.lines, line] }
}

/** 'Anna Nowak <anna@kawka.example>' names the person too. */
function withEmails(read: PastedLines, line: string, emails: readonly string[]): PastedLines {
  const found = { ...read, emails: [...read.emails, ...emails] }
  const others = line.replaceAll(EMAIL, ' ').replaceAll(/ +/g, ' ').trim()
  if (EMAIL_LABEL.test(others)) return found
  const name = others.replaceAll(/[ <>()[\],;:"]+$|^[" ]+/g, '')
  if (!/[\p{L}\p{N}]/u.test(name)) return found
  return others.includes('< >') && read.contactName === ''
    ? { ...found, contactName: name }
    : withLine(found, name)
}
