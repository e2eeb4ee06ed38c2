import { SaxesParser } from 'saxes'
import { StatementFileError } from '../statement.ts'

/** An element of a small part of a document, with local names. */
export type XmlElement = {
  readonly name: string
  /** Line of the file, from 1. */
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Deeper elements than any bank's file has. */
const MAX_DEPTH = 64

/**
 * Reads a document and hands over each element with one of these names when it ends, detached from its parent, so that
 * a long file is never in memory as a tree. Refuses a document type declaration, hence entities. Throws
 * StatementFileError.
 */
export function readElements(
  chunks: Iterable<string>,
  names: ReadonlySet<string>,
  onElement: (element: XmlElement, path: readonly string[]) => void,
): void {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  parser.on('doctype', () => {
    throw new StatementFileError('doctype', parser.line)
  })
  parser.on('error', error => {
    throw new StatementFileError('not_well_formed', parser.line, error.message)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= MAX_DEPTH) throw new StatementFileError('not_well_formed', parser.line)
    open.push({ name: localName(name), line: parser.line, attributes, children: [], text: '' })
  })
  parser.on('text', chunk => addText(open, chunk))
  parser.on('cdata', chunk => addText(open, chunk))
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    if (names.has(element.name)) {
      const path = open.map(({ name }) => name)
      onElement(element, path)
    } else {
      open.at(-1)?.children.push(element)
    }
  })
  for (const chunk of chunks) parser.write(chunk)
  parser.close()
}

function addText(open: readonly XmlElement[], chunk: string): void {
  const element = open.at(-1)
  if (element) element.text += chunk
}

/** The elements under a path of names ('Acct/Id/IBAN'). */
export function elementsAt(element: XmlElement | undefined, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = element ? [element] : []
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter(child => child.name === name))
  }
  return found
}

export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0]
}

/** The trimmed text under the first of these paths that has one; empty where none has. */
export function textAt(element: XmlElement | undefined, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementAt(element, path)?.text.trim() ?? ''
    if (text !== '') return text
  }
  return ''
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
