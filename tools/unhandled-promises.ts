import { type Node, children, isNode, nameOf, nodesOf, programOf } from './syntax.ts'

/*
 * A promise that is made before it is awaited has no handler in between. When it fails meanwhile, Node.js ends the process,
 * whatever awaits it later. The linter knows only promises that nothing ever awaits.
 */

/** Where a promise is put into a variable or a field. */
type Making = { readonly key: string; readonly node: Node; readonly after: number }

/** Functions in which the code of others runs later, so that what is written below them is no part of this run. */
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const COMBINED = /^(all|allSettled|any|race)$/

export type Unhandled = {
  readonly line: number
  readonly name: string
  /** `late`: handled after something else was awaited; `dropped`: `void`, and never. */
  readonly kind: 'late' | 'dropped'
}

/** The promises of a file that may fail while nothing handles them. */
export function unhandledPromises(path: string, code: string): readonly Unhandled[] {
  // What has none of these words has no promise.
  if (!/\b(async|await|Promise)\b/.test(code)) return []
  const program = programOf(path, code)
  if (!isNode(program)) return []
  const awaited = new Set(
    allBelow(program)
      .filter(node => !isCatch(node))
      .flatMap(node => awaitedIn(node).map(({ key }) => key)),
  )
  const asynchronous = new Set(allBelow(program).flatMap(asyncNames))
  const late = functionsOf(program).flatMap(body => unhandledIn(body, awaited))
  const dropped = allBelow(program).flatMap(node => droppedIn(node, asynchronous))
  const placed = (kind: Unhandled['kind']) => (use: Use) => ({
    line: code.slice(0, use.node.start).split('\n').length,
    name: use.key,
    kind,
  })
  return [...late.map(placed('late')), ...dropped.map(placed('dropped'))]
}

function unhandledIn(body: Node, awaited: ReadonlySet<string>): readonly Use[] {
  const own = ownBelow(body)
  const pauses = own.filter(isPause)
  const handlings = own.flatMap(handlingsIn)
  const makings = own.flatMap(makingsIn).filter(({ key }) => awaited.has(key))
  const late = makings.filter(making => {
    const first = handlings
      .filter(({ key, node }) => key === making.key && node.start >= making.node.start)
      .sort((a, b) => a.node.start - b.node.start)[0]
    if (!first) return true
    const end = first.node.start
    return pauses.some(
      pause => pause.start >= making.after && pause.start < end && endOf(pause) <= end,
    )
  })
  return [...late, ...own.flatMap(oneByOne)]
}

/** The names of the asynchronous functions that a node declares. */
function asyncNames(node: Node): readonly string[] {
  if (node.type === 'FunctionDeclaration') return node['async'] === true ? [nameOf(node['id'])] : []
  const [value] = nodesOf(node.type === 'VariableDeclarator' ? node['init'] : node['value'])
  if (value?.['async'] !== true) return []
  if (node.type === 'VariableDeclarator') return [nameOf(node['id'])]
  return node.type === 'MethodDefinition' ? [`this.${nameOf(node['key'])}`] : []
}

/** `() => void stop()`: the linter regards it as meant so. */
function droppedIn(node: Node, asynchronous: ReadonlySet<string>): readonly Use[] {
  if (node.type !== 'UnaryExpression' || node['operator'] !== 'void') return []
  const [call] = nodesOf(node['argument'])
  const key = call?.type === 'CallExpression' ? keyOf(nodesOf(call['callee'])[0]) : ''
  return asynchronous.has(key) ? [{ key, node }] : []
}

/** `const name = call()`, `name = call()`, `this.#name ??= call()`, unless what is made has a handler already. */
function makingsIn(node: Node): readonly Making[] {
  const isDeclared = node.type === 'VariableDeclarator'
  if (!isDeclared && node.type !== 'AssignmentExpression') return []
  const [target] = nodesOf(isDeclared ? node['id'] : node['left'])
  const [value] = nodesOf(isDeclared ? node['init'] : node['right'])
  const key = keyOf(target)
  if (!target || !value || key === '' || !mayBePromise(value)) return []
  return [{ key, node: target, after: endOf(node) }]
}

function mayBePromise(value: Node): boolean {
  switch (value.type) {
    case 'CallExpression':
      return !isHandled(value)
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap(nodesOf).some(mayBePromise)
    case 'LogicalExpression':
      return [value['left'], value['right']].flatMap(nodesOf).some(mayBePromise)
    case 'NewExpression':
      return nameOf(value['callee']) === 'Promise' && takesReject(value)
    case 'ArrayExpression':
      return nodesOf(value['elements']).some(mayBePromise)
    default:
      return false
  }
}

/** `new Promise((resolve, reject) => …)`: one that takes no `reject` cannot fail. */
function takesReject(promise: Node): boolean {
  const [executor] = nodesOf(promise['arguments'])
  return nodesOf(executor?.['params']).length > 1
}

/** `….catch(…)` and `….then(…, …)`, also with `.finally(…)` or a further `.then(…)` that cannot fail itself. */
function isHandled(call: Node): boolean {
  const { callee } = call
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  const method = nameOf(callee['property'])
  if (method === 'catch') return true
  if (method === 'then' && nodesOf(call['arguments']).length > 1) return true
  if (/^(allSettled|resolve|withResolvers)$/.test(method) && nameOf(callee['object']) === 'Promise')
    return true
  const [before] = nodesOf(callee['object'])
  return method === 'finally' && before?.type === 'CallExpression' && isHandled(before)
}

type Use = { readonly key: string; readonly node: Node }

/** What gives a promise a handler, or to other code: awaited, combined, chained, returned, passed on, put away. */
function handlingsIn(node: Node): readonly Use[] {
  switch (node.type) {
    case 'ReturnStatement':
    case 'YieldExpression':
      return valuesOf(node['argument'])
    case 'ArrowFunctionExpression':
      return []
    case 'CallExpression':
    case 'NewExpression':
      return [...awaitedIn(node), ...nodesOf(node['arguments']).flatMap(valuesOf)]
    case 'Property':
      return valuesOf(node['value'])
    default:
      return awaitedIn(node)
  }
}

/** What shows that something is a promise: `await name`, `Promise.all([name])`, `name.then(…)`. */
function awaitedIn(node: Node): readonly Use[] {
  if (node.type === 'AwaitExpression') return valuesOf(node['argument'])
  if (node.type !== 'CallExpression') return []
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression') return []
  const method = nameOf(callee['property'])
  if (nameOf(callee['object']) === 'Promise' && COMBINED.test(method))
    return nodesOf(node['arguments']).flatMap(valuesOf)
  return /^(then|catch|finally)$/.test(method) ? valuesOf(callee['object']) : []
}

/** Schemas have a method of this name too. */
function isCatch({ callee }: Node): boolean {
  return isNode(callee) && nameOf(callee['property']) === 'catch'
}

/** The names whose values an expression has: of a name itself, of a list, of either side of a choice. */
function valuesOf(value: unknown): readonly Use[] {
  return nodesOf(value).flatMap(node => {
    const key = keyOf(node)
    if (key !== '') return [{ key, node }]
    switch (node.type) {
      case 'ArrayExpression':
        return nodesOf(node['elements']).flatMap(valuesOf)
      case 'ObjectExpression':
        return nodesOf(node['properties']).flatMap(({ value: one }) => valuesOf(one))
      case 'SpreadElement':
        return valuesOf(node['argument'])
      case 'ConditionalExpression':
        return [...valuesOf(node['consequent']), ...valuesOf(node['alternate'])]
      case 'LogicalExpression':
        return [...valuesOf(node['left']), ...valuesOf(node['right'])]
      case 'AssignmentExpression':
        return valuesOf(node['left'])
      case 'ParenthesizedExpression':
        return valuesOf(node['expression'])
      default:
        return []
    }
  })
}

/** `name`, or `this.name`. */
function keyOf(node: Node | undefined): string {
  if (node?.type === 'Identifier') return nameOf(node)
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return ''
  const [object] = nodesOf(node['object'])
  return object?.type === 'ThisExpression' ? `this.${nameOf(node['property'])}` : ''
}

/** Where others run: a promise that fails then needs a handler. */
function isPause(node: Node): boolean {
  return (
    /^(AwaitExpression|YieldExpression)$/.test(node.type) ||
    (node.type === 'ForOfStatement' && node['await'] === true)
  )
}

/** `for (const one of promises) await one`: while one is awaited, those after it have no handler. */
function oneByOne(node: Node): readonly Use[] {
  if (node.type !== 'ForOfStatement' || node['await'] === true) return []
  const names = nodesOf(node['left'])
    .flatMap(left => nodesOf(left['declarations']))
    .map(({ id }) => nameOf(id))
    .filter(name => name !== '')
  return nodesOf(node['body'])
    .flatMap(ownBelow)
    .filter(({ type }) => type === 'AwaitExpression')
    .map(one => ({ key: nameOf(one['argument']), node }))
    .filter(({ key }) => names.includes(key))
}

/** The whole file and every function in it: what each of them runs itself. */
function functionsOf(program: Node): readonly Node[] {
  return [program, ...allBelow(program).filter(({ type }) => FUNCTION.test(type))]
}

function allBelow(node: Node): readonly Node[] {
  return children(node).flatMap(child => [child, ...allBelow(child)])
}

/** The nodes below one without those of functions in it. */
function ownBelow(node: Node): readonly Node[] {
  const [result] = node.type === 'ArrowFunctionExpression' ? nodesOf(node['body']) : []
  // `() => (made ??= make())` returns it.
  const returned = result && !result.type.endsWith('Statement') ? [returning(result)] : []
  return [
    ...returned,
    ...children(node).flatMap(child =>
      FUNCTION.test(child.type) ? [child] : [child, ...ownBelow(child)],
    ),
  ]
}

function returning(argument: Node): Node {
  return { type: 'ReturnStatement', start: argument.start, end: argument['end'], argument }
}

function endOf(node: Node): number {
  return Number(node['end'])
}
