import { parseSync } from 'vite'

/** The part of a syntax tree (ESTree, by Vite's parser) that the tests of the source read. */
export type Node = { readonly type: string; readonly start: number } & Readonly<
  Record<string, unknown>
>

export function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The nodes of a list, of a single node, or of nothing. */
export function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.filter(isNode)
  return isNode(value) ? [value] : []
}

/** The direct children of a node. */
export function children(node: Node): readonly Node[] {
  return Object.values(node).flatMap(nodesOf)
}

/** The name of an identifier, or the text of a literal. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return String(value['name'] ?? value['value'] ?? '')
}

let latest: { readonly path: string; readonly code: string; readonly program: unknown } | undefined

/** The syntax tree of a file. Checks that look at the same file one after another share it: parsing is most of their work. */
export function programOf(path: string, code: string): unknown {
  if (latest?.path !== path || latest.code !== code)
    latest = { path, code, program: parseSync(path, code).program }
  return latest.program
}
