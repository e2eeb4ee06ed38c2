/** An element: its name with prefix, attributes in the order given, and either text or children. */
export type Element = {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly content: string | readonly Element[]
}

/** The content of an element; undefined and empty parts are left out. */
export type Content = string | undefined | readonly (Element | undefined | readonly Element[])[]

/**
 * Creates an element, or undefined without content: Peppol forbids empty elements (R008), so an element with blank text
 * or without children is not written. Attributes without a value are left out too.
 */
export function el(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string | undefined>> = {},
): Element | undefined {
  const inner = typeof content === 'string' ? legal(content) : (content ?? []).flat().filter(exists)
  if (typeof inner === 'string' ? inner.trim() === '' : inner.length === 0) return undefined
  return { name, attributes: Object.entries(attributes).filter(hasValue), content: inner }
}

/** An element that is required though empty: CII's schema requires a delivery even without content. */
export function emptyElement(name: string): Element {
  return { name, attributes: [], content: '' }
}

/**
 * The document as text: UTF-8 declaration, two spaces of indentation, a newline at the end. Equal trees give equal
 * text; text content is written exactly, without white space around it.
 */
export function toXml(root: Element): string {
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  write(root, '', out)
  return out.join('')
}

/** An element as the lines of a document that is written in parts. */
export function toLines(element: Element, indent: string): string {
  const out: string[] = []
  write(element, indent, out)
  return out.join('')
}

function write(element: Element, indent: string, out: string[]): void {
  const attributes = element.attributes
    .map(([name, value]) => ` ${name}="${escapeAttribute(legal(value))}"`)
    .join('')
  out.push(indent, '<', element.name, attributes, '>')
  if (typeof element.content === 'string') out.push(escapeText(element.content))
  else {
    out.push('\n')
    for (const child of element.content) write(child, `${indent}  `, out)
    out.push(indent)
  }
  out.push('</', element.name, '>\n')
}

function exists(element: Element | undefined): element is Element {
  return element !== undefined
}

function hasValue(entry: [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined && entry[1] !== ''
}

/** Control characters, lone surrogates and the two non-characters: XML 1.0 forbids them, even escaped. */
const ILLEGAL =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

function legal(text: string): string {
  return text.replace(ILLEGAL, '')
}

const TEXT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A bare carriage return would be read back as a newline.
  '\r': '&#13;',
}

const ATTRIBUTE: Readonly<Record<string, string>> = {
  ...TEXT,
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, character => TEXT[character] ?? character)
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, character => ATTRIBUTE[character] ?? character)
}
