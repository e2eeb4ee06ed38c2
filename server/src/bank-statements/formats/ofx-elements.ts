import { StatementFileError } from '../statement.ts'

/** An element of an OFX file; its name in capitals. */
export type OfxElement = {
  readonly name: string
  readonly line: number
  readonly children: OfxElement[]
  text: string
}

/** Unknown tags are skipped (OFX 1.6, 2.3.1), whatever characters their names have. */
const TOKEN = /<(\/?)\s*([A-Za-z_][^\s<>/@]*)(?:\s[^<>]*?)?(\/?)>|<[?!][^>]*>|([^<]+)/g

/** A tree in which elements with text are closed by the next tag. Refuses a document type declaration. */
export function ofxTree(text: string): OfxElement {
  const root: OfxElement = { name: '', line: 1, children: [], text: '' }
  const open: OfxElement[] = [root]
  let line = 1
  const body = text.slice(Math.max(0, text.search(/<OFX\s*>/i)))
  line += countLines(text.slice(0, text.length - body.length))
  for (const match of body.matchAll(TOKEN)) {
    const [token, slash, name, empty, content] = match
    const parent = open.at(-1)
    if (token.startsWith('<!') && !token.startsWith('<![CDATA['))
      throw new StatementFileError('doctype', line)
    if (name !== undefined && slash === '') {
      if (open.length > 64) throw new StatementFileError('not_well_formed', line, token)
      // An element with text has no children.
      if (parent && parent.text.trim() !== '') open.pop()
      const element = { name: name.toUpperCase(), line, children: [], text: '' }
      open.at(-1)?.children.push(element)
      if (empty === '') open.push(element)
    } else if (name !== undefined) {
      const at = open.findLastIndex(element => element.name === name.toUpperCase())
      // The end of an element that the next tag has closed already.
      const isClosed = open
        .slice(-2)
        .some(({ children }) => children.some(child => child.name === name.toUpperCase()))
      if (at < 0 && !isClosed) throw new StatementFileError('not_well_formed', line, token)
      if (at >= 0) open.length = at
    } else if (parent) parent.text += content ?? cdataOf(token)
    line += countLines(token)
  }
  // A file that was cut would lose rows silently.
  const cut = open.find(({ name }) => /^(CC)?STMTRS$|^BANKTRANLIST$|^STMTTRN$/.test(name))
  if (cut) throw new StatementFileError('not_well_formed', line, `<${cut.name}>`)
  return root
}

function cdataOf(token: string): string {
  return /^<!\[CDATA\[(.*)\]\]>$/s.exec(token)?.[1] ?? ''
}

function countLines(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

export function descendants(element: OfxElement, name: string): OfxElement[] {
  return element.children.flatMap(child =>
    child.name === name ? [child] : descendants(child, name),
  )
}

/** The text of the first descendant with one of these names. */
export function valueOf(element: OfxElement, ...names: readonly string[]): string {
  for (const name of names) {
    const text = descendants(element, name)[0]?.text.trim()
    if (text !== undefined && text !== '') return decoded(text)
  }
  return ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g, (entity, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? entity),
  )
}
