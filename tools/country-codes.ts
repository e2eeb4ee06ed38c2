import { COUNTRIES } from '@bordereau/domain/country/countries'
import { parseSync } from 'vite'
import { type Node, isNode } from './syntax.ts'

type Found = { readonly line: number; readonly code: string }

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ code }) => code))

/**
 * The country codes (ISO 3166-1 alpha-2) that a source file names as text: in a comparison, a case, a list, a table by
 * country, or several in one text. Words of prose and of longer texts are none.
 */
export function countryCodesIn(path: string, source: string): readonly Found[] {
  const found: Found[] = []
  visit(parseSync(path, source).program, (node, text) => {
    const words = text.trim().split(/\s+/)
    if (!words.every(word => CODES.has(word))) return
    const line = source.slice(0, node.start).split('\n').length
    for (const code of words) found.push({ line, code })
  })
  return found
}

function visit(value: unknown, report: (node: Node, text: string) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, report)
  if (!isNode(value)) return
  if (value.type === 'Literal' && typeof value['value'] === 'string') report(value, value['value'])
  if (value.type === 'TemplateElement') report(value, String(cooked(value['value'])))
  if (value.type === 'Property' && value['computed'] !== true) {
    const { key } = value
    if (isNode(key) && key.type === 'Identifier') report(key, String(key['name']))
  }
  for (const child of Object.values(value)) visit(child, report)
}

function cooked(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : ''
}
