import { parseSync } from 'vite'
import { type Node, children, isNode, nameOf } from '../../syntax.ts'

export type ChangeKind =
  | 'comparison'
  | 'and-or'
  | 'guard'
  | 'await'
  | 'off-by-one'
  | 'where'
  | 'condition'

/** A change of one place of a file: the text from `start` to `end` becomes `text`. */
export type Change = {
  readonly kind: ChangeKind
  readonly path: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly before: string
  readonly text: string
}

const FLIPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '<',
  '>=': '>',
}

/** Every place of a source file where a mistake of these kinds could be made; a number that is a type does nothing. */
export function changesOf(path: string, source: string): readonly Change[] {
  const found: Change[] = []
  const visit = (node: Node): void => {
    if (node.type === 'TSLiteralType') return
    for (const [kind, start, end, text] of changesAt(node, source)) {
      const line = source.slice(0, start).split('\n').length
      found.push({ kind, path, line, start, end, before: source.slice(start, end), text })
    }
    for (const child of children(node)) visit(child)
  }
  const { program } = parseSync(path, source)
  if (isNode(program)) visit(program)
  return found
}

type Found = readonly [kind: ChangeKind, start: number, end: number, text: string]

function changesAt(node: Node, source: string): readonly Found[] {
  switch (node.type) {
    case 'BinaryExpression':
      return comparison(node, source)
    case 'LogicalExpression':
      return andOr(node, source)
    case 'IfStatement':
      return guard(node, source)
    case 'ExpressionStatement':
      return awaited(node)
    case 'Literal':
      return offByOne(node)
    case 'CallExpression':
      return where(node)
    case 'ConditionalExpression':
      return condition(node, source)
    default:
      return []
  }
}

function comparison(node: Node, source: string): readonly Found[] {
  const { left, right } = node
  const flipped = FLIPPED[String(node['operator'])]
  if (flipped === undefined || !isNode(left) || !isNode(right)) return []
  const [start, end] = [endOf(left), right.start]
  const between = source.slice(start, end)
  return [['comparison', start, end, between.replace(String(node['operator']), flipped)]]
}

function andOr(node: Node, source: string): readonly Found[] {
  const { left, right, operator } = node
  if (operator === '??' || !isNode(left) || !isNode(right)) return []
  const [start, end] = [endOf(left), right.start]
  const other = operator === '&&' ? '||' : '&&'
  return [['and-or', start, end, source.slice(start, end).replace(String(operator), other)]]
}

/** `if (…) return …` and `if (…) throw …` are removed. */
function guard(node: Node, source: string): readonly Found[] {
  const { consequent, alternate } = node
  if (isNode(alternate) || !isNode(consequent)) return []
  const last = consequent.type === 'BlockStatement' ? children(consequent).at(-1) : consequent
  const leaves = last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement'
  return leaves && source.slice(node.start, endOf(node)).length < 400
    ? [['guard', node.start, endOf(node), '']]
    : []
}

function awaited(node: Node): readonly Found[] {
  const { expression } = node
  return isNode(expression) && expression.type === 'AwaitExpression'
    ? [['await', node.start, endOf(node), '']]
    : []
}

function offByOne(node: Node): readonly Found[] {
  const { value } = node
  return typeof value === 'number' && Number.isInteger(value) && value < 1000
    ? [['off-by-one', node.start, endOf(node), String(value + 1)]]
    : []
}

/** A condition of a query: `.where(…)`. */
function where(node: Node): readonly Found[] {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression') return []
  const { object, property } = callee
  return isNode(object) && nameOf(property) === 'where'
    ? [['where', endOf(object), endOf(node), '']]
    : []
}

/** `a ? b : c` becomes `a ? c : b`. */
function condition(node: Node, source: string): readonly Found[] {
  const { consequent, alternate } = node
  if (!isNode(consequent) || !isNode(alternate)) return []
  const [first, second] = [consequent, alternate].map(one => source.slice(one.start, endOf(one)))
  const between = source.slice(endOf(consequent), alternate.start)
  return [['condition', consequent.start, endOf(alternate), `${second}${between}${first}`]]
}

function endOf(node: Node): number {
  return Number(node['end'])
}
