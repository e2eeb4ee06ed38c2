import { unprintableIn } from '@bordereau/domain/text/printable'
import type { Paper } from './paper-data.ts'

/** The characters of a paper that no font has, each once. printableIn() puts a box in their place. */
export function unprintableOn(paper: Paper): string[] {
  return [...unprintableIn(textsOf(paper).join('\n'))]
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return []
  return Object.values(part).flatMap(textsOf)
}
