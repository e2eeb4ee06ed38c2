import { type Node, isNode, isRecord, nameOf, programOf } from './syntax.ts'

type Found = { readonly line: number; readonly text: string }

/**
 * Attributes and properties whose text is displayed or read out: of ui components, of HTML elements, and of their data.
 */
const DISPLAYED =
  /^(title|label|alt|placeholder|help|lead|head|hint|text|message|heading|empty|summary|aria-label|aria-description|aria-roledescription|aria-valuetext)$/

/**
 * Texts that are displayed but not translatable: text between tags, and literals in attributes and properties that are
 * displayed. Text in <Trans> or in a macro of Lingui is fine, and so are names that are the same in every language.
 */
export function untranslatableTexts(path: string, code: string, allowed: RegExp): readonly Found[] {
  const found: Found[] = []
  const report = (node: Node, text: string): void => {
    const trimmed = text.trim()
    if (/\p{L}{2}/u.test(trimmed) && !allowed.test(trimmed))
      found.push({ line: code.slice(0, node.start).split('\n').length, text: trimmed })
  }
  visit(programOf(path, code), report)
  return found
}

/** The lines of macros outside of functions: they have the language of the moment their file was loaded. */
export function macrosOutsideFunctions(path: string, code: string): readonly number[] {
  const found: number[] = []
  walkOutside(programOf(path, code), node =>
    found.push(code.slice(0, node.start).split('\n').length),
  )
  return found
}

function walkOutside(value: unknown, report: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walkOutside(one, report)
  if (!isNode(value) || /Function|MethodDefinition/.test(value.type)) return
  if (isTranslated(value)) report(value)
  else for (const child of Object.values(value)) walkOutside(child, report)
}

type Report = (node: Node, text: string) => void

function visit(value: unknown, report: Report): void {
  if (Array.isArray(value)) for (const one of value) visit(one, report)
  if (!isNode(value)) return
  if (isTranslated(value)) return
  if (value.type === 'JSXText') report(value, String(value['value']))
  const shown = shownLiteral(value)
  if (shown !== undefined) report(value, shown)
  for (const child of Object.values(value)) visit(child, report)
}

/** <Trans>…</Trans>, t`…`, t({ … }), plural(…): their messages are in the catalogues. */
function isTranslated(node: Node): boolean {
  if (node.type === 'JSXElement') return nameOf(deep(node, 'openingElement', 'name')) === 'Trans'
  if (node.type === 'TaggedTemplateExpression') return nameOf(node['tag']) === 't'
  return node.type === 'CallExpression' && /^(t|msg|plural|select)$/.test(nameOf(node['callee']))
}

function shownLiteral(node: Node): string | undefined {
  if (node.type === 'JSXAttribute' && DISPLAYED.test(nameOf(node['name'])))
    return literal(node['value']) ?? literal(deep(node['value'], 'expression'))
  if (node.type === 'Property' && DISPLAYED.test(nameOf(node['key']))) return literal(node['value'])
  if (node.type === 'CallExpression' && nameOf(deep(node['callee'], 'object')) === 'toasts')
    return Array.isArray(node['arguments']) ? literal(node['arguments'][0]) : undefined
  return undefined
}

/** The text of a string, of a template around its values, or of either branch of a conditional. */
function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'ConditionalExpression')
    return literal(value['consequent']) ?? literal(value['alternate'])
  if (value.type === 'Literal')
    return typeof value['value'] === 'string' ? value['value'] : undefined
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return undefined
  return value['quasis'].map(part => deep(part, 'value', 'raw')).join(' ')
}

function deep(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)
}
