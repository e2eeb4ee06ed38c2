import { parseSync } from 'vite'

type Found = { readonly line: number; readonly words: string }

/** What parts of ui and elements of HTML show or read out, as attributes and as properties of what is handed to them. */
const SHOWN =
  /^(title|label|alt|placeholder|help|lead|head|hint|text|message|heading|empty|summary|aria-label|aria-description|aria-roledescription|aria-valuetext)$/

/**
 * Words a person would see that no translator gets: text between tags, and literals in attributes and properties that
 * are shown. What stands in <Trans> or in a macro of Lingui is fine, and so are names that every language keeps.
 */
export function plainWords(path: string, code: string, kept: RegExp): readonly Found[] {
  const found: Found[] = []
  const say = (node: Node, words: string): void => {
    const said = words.trim()
    if (/\p{L}{2}/u.test(said) && !kept.test(said))
      found.push({ line: code.slice(0, node.start).split('\n').length, words: said })
  }
  visit(parseSync(path, code).program, say)
  return found
}

/** The lines of macros outside of functions: they speak the language of the moment their file was loaded. */
export function frozenWords(path: string, code: string): readonly number[] {
  const found: number[] = []
  walkOutside(parseSync(path, code).program, node =>
    found.push(code.slice(0, node.start).split('\n').length),
  )
  return found
}

function walkOutside(value: unknown, say: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walkOutside(one, say)
  if (!isNode(value) || /Function|MethodDefinition/.test(value.type)) return
  if (isTranslated(value)) say(value)
  else for (const child of Object.values(value)) walkOutside(child, say)
}

/** The little of the tree that is read here. */
type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>
type Say = (node: Node, words: string) => void

function visit(value: unknown, say: Say): void {
  if (Array.isArray(value)) for (const one of value) visit(one, say)
  if (!isNode(value)) return
  if (isTranslated(value)) return
  if (value.type === 'JSXText') say(value, String(value['value']))
  const shown = shownLiteral(value)
  if (shown !== undefined) say(value, shown)
  for (const child of Object.values(value)) visit(child, say)
}

/** <Trans>…</Trans>, t`…`, t({ … }), plural(…): their words are in the catalogues. */
function isTranslated(node: Node): boolean {
  if (node.type === 'JSXElement') return nameOf(deep(node, 'openingElement', 'name')) === 'Trans'
  if (node.type === 'TaggedTemplateExpression') return nameOf(node['tag']) === 't'
  return node.type === 'CallExpression' && /^(t|msg|plural|select)$/.test(nameOf(node['callee']))
}

function shownLiteral(node: Node): string | undefined {
  if (node.type === 'JSXAttribute' && SHOWN.test(nameOf(node['name'])))
    return literal(node['value']) ?? literal(deep(node['value'], 'expression'))
  if (node.type === 'Property' && SHOWN.test(nameOf(node['key']))) return literal(node['value'])
  if (node.type === 'CallExpression' && nameOf(deep(node['callee'], 'object')) === 'toasts')
    return Array.isArray(node['arguments']) ? literal(node['arguments'][0]) : undefined
  return undefined
}

/** The words of a string, of a template around its values, or of either side of a choice. */
function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'ConditionalExpression')
    return literal(value['consequent']) ?? literal(value['alternate'])
  if (value.type === 'Literal')
    return typeof value['value'] === 'string' ? value['value'] : undefined
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return undefined
  return value['quasis'].map(part => deep(part, 'value', 'raw')).join(' ')
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return String(value['name'] ?? value['value'] ?? '')
}

function deep(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
