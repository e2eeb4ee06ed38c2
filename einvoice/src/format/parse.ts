import { SaxesParser } from 'saxes'

/** An element as read: its local name and namespace, attributes by local name, its own text and its children. */
export type Node = {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Node[]
  /** Where it stands, for faults: '/Invoice/ID'. */
  readonly path: string
}

const READ_FAULTS = [
  'not_well_formed',
  'doctype_not_allowed',
  'too_large',
  'unknown_syntax',
  'bad_number',
  'bad_date',
  'unknown_tax_category',
] as const
export type ReadFaultCode = (typeof READ_FAULTS)[number]

/** Leaves the reading at once; readEInvoice gives it back as data. Never seen outside this folder. */
export class ReadFailure extends Error {
  readonly code: ReadFaultCode
  readonly at: string

  constructor(code: ReadFaultCode, sentence: string, at: string) {
    super(sentence)
    this.code = code
    this.at = at
  }
}

/** Twenty million characters: more than any network takes, attachments included. */
const LENGTH_MAX = 20_000_000

/**
 * Reads XML text into its root element. Strict: what is not well formed is a ReadFailure, and so is a DOCTYPE, since
 * entities declared there could grow without bound or name files. Comments and processing instructions are passed over.
 */
export function parseXml(xml: string): Node {
  if (xml.length > LENGTH_MAX) {
    throw new ReadFailure('too_large', 'The file is too large to be an invoice.', '')
  }
  const parser = new SaxesParser({ xmlns: true })
  const open: Growing[] = []
  let root: Node | undefined
  parser.on('error', error => {
    throw new ReadFailure(
      'not_well_formed',
      `The file is not well-formed XML: ${error.message}`,
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
  parser.on('opentag', tag => {
    open.push({
      name: tag.local,
      namespace: tag.uri,
      attributes: attributesOf(tag.attributes),
      text: '',
      children: [],
      path: `${open.at(-1)?.path ?? ''}/${tag.local}`,
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

type Growing = { text: string; readonly children: Node[] } & Omit<Node, 'text' | 'children'>

function attributesOf(
  attributes: Readonly<Record<string, { readonly local: string; readonly value: string }>>,
): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]))
}
