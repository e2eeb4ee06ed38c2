import { SaxesParser } from 'saxes'
import { ReadFailure, quoted } from './read-failure.ts'

/** A parsed element: its local name and namespace, attributes by local name, its own text and its children. */
export type Node = {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Node[]
  /** Its path, for failures: '/Invoice/ID'. */
  readonly path: string
}

/** Twenty million characters: more than any network accepts, attachments included. */
const LENGTH_MAX = 20_000_000

/**
 * UBL and CII nest a dozen levels. The parser looks up a namespace through all of them, so the cost is quadratic in
 * depth.
 */
const DEPTH_MAX = 100

/** Ten thousand lines have some four hundred thousand. Attributes are counted as well. */
const ELEMENTS_MAX = 500_000
const ATTRIBUTES_MAX = 1_000

/** The parser's messages may quote the file. */
const MESSAGE_MAX = 200

/**
 * Parses XML text into its root element. Strict: malformed XML is a ReadFailure, and so is a DOCTYPE, because its
 * entities could expand without bound or name files. Comments and processing instructions are ignored.
 */
export function parseXml(xml: string): Node {
  if (xml.length > LENGTH_MAX) {
    throw new ReadFailure('too_large', 'The file is too large to be an invoice.', '')
  }
  const parser = new SaxesParser({ xmlns: true })
  const open: Growing[] = []
  let root: Node | undefined
  let [elements, attributes] = [0, 0]
  parser.on('error', error => {
    throw new ReadFailure(
      'not_well_formed',
      `The file is not well-formed XML: ${quoted(error.message, MESSAGE_MAX)}`,
      '',
    )
  })
  parser.on('doctype', () => {
    throw new ReadFailure(
      'doctype_not_allowed',
      'The file has a document type declaration, which an invoice must not have.',
      '',
    )
  })
  parser.on('opentagstart', () => {
    elements += 1
    attributes = 0
    if (open.length >= DEPTH_MAX) throw refusal('too_deep')
    if (elements > ELEMENTS_MAX) throw refusal('too_many_elements')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > ATTRIBUTES_MAX) throw refusal('too_many_elements')
  })
  parser.on('opentag', tag => {
    open.push({
      name: tag.local,
      namespace: tag.uri,
      attributes: attributesOf(tag.attributes),
      text: '',
      children: [],
      path: `${open.at(-1)?.path ?? ''}/${quoted(tag.local)}`,
    })
  })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const node = open.pop()
    const parent = open.at(-1)
    if (parent && node) parent.children.push(node)
    else root = node
  })
  parser.write(xml.replace(/^\ufeff/, '')).close()
  if (!root) throw new ReadFailure('not_well_formed', 'The file is empty.', '')
  return root
}

function refusal(code: 'too_deep' | 'too_many_elements'): ReadFailure {
  return new ReadFailure(
    code,
    code === 'too_deep'
      ? `The file nests elements more than ${DEPTH_MAX} levels deep, which no invoice does.`
      : 'The file has more elements or attributes than an invoice can have.',
    '',
  )
}

type Growing = { text: string; readonly children: Node[] } & Omit<Node, 'text' | 'children'>

function attributesOf(
  attributes: Readonly<Record<string, { readonly local: string; readonly value: string }>>,
): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]))
}
