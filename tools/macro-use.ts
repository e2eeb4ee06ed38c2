import { type Node, children, isNode, isRecord, nameOf, nodesOf, programOf } from './syntax.ts'

export type Misuse = { readonly line: number; readonly why: string }

/** What a name is bound to at the place of its use. */
type Binding = 'macro' | 'useLingui' | 'i18n' | 'other'
type Scope = ReadonlyMap<string, Binding>

/** Macros of Lingui that return text. `msg` and `defineMessage` return descriptors and are not offered here. */
const MACROS = new Set(['t', 'plural', 'select', 'selectOrdinal'])
/** Lingui's two macro modules as one (web/src/texts/macros.ts). */
const MACRO_MODULE = '#macros'
/** The imports of Lingui that are allowed at run time; none of them adds messages to the catalogues. */
const RUN_TIME: Readonly<Record<string, readonly string[]>> = {
  '@lingui/core': ['i18n', 'Messages'],
  '@lingui/react': ['I18nProvider', 'useLingui'],
}

/**
 * Where a file uses Lingui's macros so that they are not expanded. A macro is expanded, and its message extracted, only
 * where its name is imported from a macro module or destructured from `useLingui()` in the same function or an
 * enclosing one. A `t` passed as an argument compiles, but its messages are in no catalogue and nothing is displayed.
 */
export function macroMisuses(path: string, code: string): readonly Misuse[] {
  const found: Misuse[] = []
  const program = programOf(path, code)
  if (!isNode(program)) return found
  const say = (node: Node, why: string): void => {
    found.push({ line: code.slice(0, node.start).split('\n').length, why })
  }
  visit(program, importsOf(program, say), say)
  return found
}

type Say = (node: Node, why: string) => void

function importsOf(program: Node, say: Say): Scope {
  const scope = new Map<string, Binding>()
  for (const node of nodesOf(program['body'])) {
    const from = isNode(node['source']) ? String(node['source']['value']) : ''
    if (node.type !== 'ImportDeclaration' || !/^(@lingui\/|#macros$)/.test(from)) continue
    for (const specifier of nodesOf(node['specifiers'])) {
      const imported = nameOf(specifier['imported'])
      scope.set(nameOf(specifier['local']), bindingOf(from, imported))
      const allowed = from === MACRO_MODULE || RUN_TIME[from]?.includes(imported)
      if (allowed !== true) say(specifier, `${imported} of ${from} gives no translated words`)
    }
  }
  return scope
}

function bindingOf(from: string, imported: string): Binding {
  if (from === MACRO_MODULE && MACROS.has(imported)) return 'macro'
  if (from === MACRO_MODULE && imported === 'useLingui') return 'useLingui'
  return imported === 'i18n' ? 'i18n' : 'other'
}

function visit(node: Node, outer: Scope, say: Say): void {
  const scope = opensScope(node) ? new Map([...outer, ...declaredIn(node, outer)]) : outer
  checkUse(node, scope, say)
  const patterns = patternsOf(node)
  const dependencies = dependenciesOf(node)
  for (const child of children(node)) {
    if (child === dependencies) continue
    if (patterns.includes(child)) for (const value of defaultsIn(child)) visit(value, scope, say)
    else if (!isType(child) && !isName(child, node)) visit(child, scope, say)
  }
}

function checkUse(node: Node, scope: Scope, say: Say): void {
  const name = nameOf(node)
  if (node.type === 'TaggedTemplateExpression') checkMacro(node, node['tag'], scope, say)
  if (node.type === 'CallExpression') {
    checkMacro(node, node['callee'], scope, say)
    checkCall(node, scope, say)
  }
  // The tag of a template and the callee were checked with the whole expression; elsewhere a macro is passed on.
  if (node.type === 'Identifier' && scope.get(name) === 'macro')
    say(node, `${name} is handed on as a value`)
}

/** `t` and the like where they are no macros: parameters, properties, unbound names. */
function checkMacro(node: Node, called: unknown, scope: Scope, say: Say): void {
  if (!isNode(called) || called.type !== 'Identifier') return
  const name = nameOf(called)
  const isNamedSo = name === 't' || (MACROS.has(name) && hasCases(node))
  if (isNamedSo && scope.get(name) !== 'macro') say(node, `${name} is no macro here`)
}

/** `plural(count, { other: … })`: other libraries have functions called "select" too. */
function hasCases(call: Node): boolean {
  const cases = nodesOf(call['arguments'])[1]
  return nodesOf(cases?.['properties']).some(({ key }) => nameOf(key) === 'other')
}

function checkCall(node: Node, scope: Scope, say: Say): void {
  const { callee } = node
  if (!isNode(callee)) return
  const [first] = nodesOf(node['arguments'])
  const isT = nameOf(callee) === 't' && scope.get('t') === 'macro'
  if (isT && !(first?.type === 'ObjectExpression' && hasMessage(first)))
    say(node, 't is called with something else than { message }')
  const object = callee.type === 'MemberExpression' ? callee['object'] : undefined
  if (isNode(object) && scope.get(nameOf(object)) === 'i18n' && /^(_|t)$/.test(memberOf(callee)))
    say(node, `i18n.${memberOf(callee)} takes words that were not extracted`)
}

function hasMessage(descriptor: Node): boolean {
  return nodesOf(descriptor['properties']).some(
    ({ key, value }) => nameOf(key) === 'message' && isNode(value) && value.type !== 'Identifier',
  )
}

const memberOf = (member: Node): string => nameOf(member['property'])

function opensScope(node: Node): boolean {
  return /^(Program|BlockStatement|CatchClause|For\w*Statement|SwitchStatement)$|Function/.test(
    node.type,
  )
}

/** The names that a function, a block or a file declares itself. */
function declaredIn(node: Node, scope: Scope): ReadonlyMap<string, Binding> {
  const own = new Map<string, Binding>()
  for (const name of patternsOf(node).flatMap(namesOf)) own.set(name, 'other')
  const statements = [...nodesOf(node['body']), ...nodesOf(node['init']), ...nodesOf(node['left'])]
  for (const one of statements.map(unexported)) {
    if (/^(Function|Class)Declaration$/.test(one.type)) own.set(nameOf(one['id']), 'other')
    for (const { id, init } of nodesOf(one['declarations'])) {
      if (isNode(id))
        for (const [name, binding] of destructured(id, init, scope)) own.set(name, binding)
    }
  }
  return own
}

/** `const { t: say } = useLingui()` makes `say` a macro. */
function destructured(
  pattern: Node,
  init: unknown,
  scope: Scope,
): readonly (readonly [string, Binding])[] {
  const isHook =
    isNode(init) &&
    init.type === 'CallExpression' &&
    scope.get(nameOf(init['callee'])) === 'useLingui'
  if (!isHook || pattern.type !== 'ObjectPattern')
    return namesOf(pattern).map(name => [name, 'other'])
  return nodesOf(pattern['properties']).map(({ key, value }) => {
    const taken = nameOf(key)
    return [nameOf(value), taken === 't' ? 'macro' : taken === 'i18n' ? 'i18n' : 'other']
  })
}

/** The dependency list of an effect or a memo, its last argument: there `t` is only compared. */
function dependenciesOf({ type, callee, arguments: given }: Node): Node | undefined {
  if (type !== 'CallExpression' || !/^use[A-Z]/.test(nameOf(callee))) return undefined
  const last = nodesOf(given).at(-1)
  return last?.type === 'ArrayExpression' ? last : undefined
}

/** Patterns that bind names: the parameters of a function, declarations, a caught error. */
function patternsOf(node: Node): readonly Node[] {
  const declared = node.type === 'VariableDeclarator' ? node['id'] : undefined
  return [node['params'], node['param'], declared].flatMap(nodesOf)
}

/** The default values of a pattern: they are used, its names are not. */
function defaultsIn(pattern: Node): readonly Node[] {
  if (pattern.type === 'AssignmentPattern')
    return [...nodesOf(pattern['right']), ...nodesOf(pattern['left']).flatMap(defaultsIn)]
  return children(pattern).flatMap(defaultsIn)
}

/** All names that a pattern binds: of a parameter, a declaration, a caught error. */
function namesOf(pattern: unknown): readonly string[] {
  if (!isNode(pattern) || isType(pattern)) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern['left'])
  if (pattern.type === 'Property') return namesOf(pattern['value'])
  return children(pattern).flatMap(namesOf)
}

function unexported(statement: Node): Node {
  const { declaration } = statement
  return isNode(declaration) ? declaration : statement
}

/** Types do not exist when the macros run; casts and the like contain an expression. */
function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|NonNull|Satisfies|TypeAssertion)/.test(type)
}

/** Whether a child is only a name in its parent's syntax, or a callee, and no value that is used. */
function isName(child: Node, parent: Node): boolean {
  if (child.type !== 'Identifier') return false
  switch (parent.type) {
    case 'TaggedTemplateExpression':
      return child === parent['tag']
    case 'CallExpression':
      return child === parent['callee']
    case 'MemberExpression':
      return child === parent['property'] && parent['computed'] !== true
    case 'Property':
      return child === parent['key'] && parent['computed'] !== true
    default:
      return /^(Import|Export)\w*Specifier$/.test(parent.type)
  }
}

/**
 * The messages of all t`…`, wherever `t` comes from, with `{_}` for each value in them; those that contain a macro are
 * left out.
 */
export function taggedMessages(path: string, code: string): readonly string[] {
  const program = programOf(path, code)
  return isNode(program) ? messagesBelow(program) : []
}

function messagesBelow(node: Node): readonly string[] {
  const below = children(node).flatMap(messagesBelow)
  const { quasi } = node
  if (nameOf(node['tag']) !== 't' || !isNode(quasi)) return below
  const hasMacro = nodesOf(quasi['expressions']).some(
    ({ type, callee }) => type === 'CallExpression' && MACROS.has(nameOf(callee)),
  )
  const parts = nodesOf(quasi['quasis']).map(({ value }) =>
    isRecord(value) ? value['cooked'] : '',
  )
  return hasMacro ? below : [...below, parts.join('{_}')]
}
