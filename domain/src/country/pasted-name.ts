/** What the lines above post code and city say. */
export type NameAndStreet = {
  readonly legalName: string
  readonly contactName: string
  /** Street and number first, where a line has a number. */
  readonly street: readonly string[]
  readonly rest: readonly string[]
}

/** How legal forms are abbreviated in names, in any country. Which one a party has is not decided by it. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:gmbh|mbh|ug|ag|kg|ohg|gbr|e\. ?k\.|e\. ?kfr\.|e\. ?v\.|kgaa|partg\p{L}*|sarl|s\. ?à ?r\. ?l\.|sas|sasu|eurl|s\.?a\.?|sci|scop|snc|ei|ltd|limited|llp|lllp|plc|inc|incorporated|llc|l\.l\.c|corp|corporation|co|company|cic|pvt|pte|pty|s\.?l\.?u?|s\. coop|s\.?p\.?a|s\.?r\.?l\.?s?|s\.?a\.?s|b\.?v\.?b?a?|bv|n\.?v|vof|v\.o\.f|cv|srl|asbl|vzw|sprl|sp\. ?z ?o\. ?o|spółka.*|s\.? ?a|s\.? ?c|sp\. ?j|sp\. ?k|s\.r\.o|spol\. s r\. ?o|a\.s|oy|oyj|ab|a\/s|aps|as|asa|d\.o\.o|kft|zrt|nyrt|ood|lda|unipessoal lda|fz-?llc|w\.l\.l|llc-fz|foundation|stiftung|association|verein|museum|universität|university|université|gemeinde|stadt|ville de .*|mairie.*|gmina.*|urząd.*|comune.*|ayuntamiento.*|प्राइवेट लिमिटेड|شركة.*|ش\.? ?م\.? ?م|ذ\.? ?م\.? ?م)\.?(?=$|[\s,])/iu

/** A number of a building or of a box: 'Hauptstr. 5', '12 rue des Arts'. */
const HAS_NUMBER = /\p{N}/u
const IS_STREET =
  /(?:^\p{N}+\s?[a-z]?[,\s]+\p{L})|(?:\p{L}[.,]?\s\p{N}+\s?[\p{L}]?(?:[/-]\p{N}+)?$)/u

/** Splits lines into a name, the person beside it and a street. `domains` are those of email addresses of the same text. */
export function nameAndStreet(
  written: readonly string[],
  { isAddress, domains }: { readonly isAddress: boolean; readonly domains: readonly string[] },
): NameAndStreet {
  const lines = written.flatMap(withoutStreet)
  const at = indexOfName(lines, domains)
  const [legalName = '', ...below] = at === undefined ? ['', ...lines] : lines.slice(at)
  const above = lines.slice(0, at ?? 0)
  const person = above.find(line => !HAS_NUMBER.test(line) && line.split(' ').length < 5)
  const others = above.filter(line => line !== person)
  if (!isAddress)
    return { legalName, contactName: person ?? '', street: [], rest: [...others, ...below] }
  const numbered = below.find(line => HAS_NUMBER.test(line))
  const street =
    numbered === undefined ? below : [numbered, ...below.filter(line => line !== numbered)]
  return { legalName, contactName: person ?? '', street, rest: others }
}

/** 'Fietsfabriek VOF, Kanaalweg 3' is a name and a street. */
function withoutStreet(line: string): readonly string[] {
  const [name = '', ...parts] = line.split(',')
  const street = parts.join(',').trim()
  return LEGAL_FORM.test(name) && IS_STREET.test(street) ? [name, street] : [line]
}

/** The line of the name: the one with a legal form, the one after which mail is addressed, or the first one if it is no street. */
function indexOfName(lines: readonly string[], domains: readonly string[]): number | undefined {
  const byForm = lines.findIndex(line => isFree(line) && LEGAL_FORM.test(line))
  if (byForm >= 0) return byForm
  const byDomain = lines.findIndex(line => isFree(line) && isNamedIn(line, domains))
  if (byDomain >= 0) return byDomain
  return lines.slice(0, 1).every(isFree) ? 0 : undefined
}

const isFree = (line: string): boolean => !IS_STREET.test(line)

/** A word of four letters or more of the line, without accents, is in the domain: 'Studio Kawka' in 'kawka.example'. */
function isNamedIn(line: string, domains: readonly string[]): boolean {
  const plain = line.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const words = plain.split(/[^\p{L}\p{N}]/u).filter(word => word.length > 3)
  return words.some(word => domains.some(domain => domain.toLowerCase().includes(word)))
}
