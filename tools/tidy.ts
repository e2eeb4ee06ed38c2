import { upwardImport } from './rooms.ts'

/*
 * The rules of ARCHITECTURE.md and docs/ as functions over files, so that a test can check them on the tree and on
 * planted violations. Each returns one line per violation, with its place and rule.
 */

/** A file of the tree by its path from the root. */
export type File = { readonly path: string; readonly text: string }

export type Manifest = { readonly room: string; readonly dependencies: ReadonlySet<string> }

/** Which rooms a room may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  einvoice: ['domain'],
  contract: ['domain'],
  server: ['contract', 'einvoice', 'domain'],
  ui: [],
  web: ['ui', 'contract', 'einvoice', 'domain'],
  e2e: [],
}

/** Long tables of facts, which splitting would not make more readable. */
const TABLES =
  /\/(text|messages|country)\/|common-passwords|code-lists|currencies|unit\.ts|namespaces|\/icon\/names/

export function violations(files: readonly File[], manifests: readonly Manifest[]): string[] {
  const sources = files.filter(file => /\.(ts|tsx)$/.test(file.path))
  return [
    ...sources.flatMap(file => RULES.flatMap(rule => rule(file))),
    ...sources.flatMap(file => undeclaredPackages(file, manifests)),
    ...files.flatMap(names),
  ]
}

const RULES: readonly ((file: File) => string[])[] = [
  roomImports,
  purity,
  folderOrder,
  environment,
  outgoingRequests,
  sqlPlace,
  lengths,
  leftovers,
  webHabits,
  browserStorage,
  looseTypes,
  bareQueryText,
]

type Import = { readonly from: string; readonly line: number; readonly type: boolean }

/** The imports of a file, with the line where each ends; `type` for imports that do not exist at run time. */
export function importsOf(text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\b([^'"`;]*?)from\s*['"]([^'"\s]+)['"]|\bimport(?:\s*\(\s*|\s+)['"]([^'"\s]+)['"]/g,
  )
  return [...found].map(match => ({
    from: match[2] ?? match[3] ?? '',
    line: text.slice(0, (match.index ?? 0) + match[0].length).split('\n').length,
    type: isTypeOnly(match[1]),
  }))
}

/** `import type {…}`, or every name in the braces marked as a type. */
function isTypeOnly(clause: string | undefined): boolean {
  if (clause === undefined) return false
  if (/^\s*type\s/.test(clause)) return true
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? []
  const listed = names.map(name => name.trim()).filter(name => name !== '')
  return listed.length > 0 && listed.every(name => name.startsWith('type '))
}

function roomImports(file: File): string[] {
  const room = roomOf(file.path)
  const allowed = MAY_IMPORT[room]
  if (!allowed) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    const target = /^@bordereau\/([a-z]+)/.exec(from)?.[1] ?? relativeRoom(file.path, from)
    if (target === undefined || target === room || allowed.includes(target)) return []
    if ((isTest(file.path) && room !== 'domain') || isTestSupport(file.path)) return []
    return [at(file, line, `${room} may not import ${target}`)]
  })
}

function relativeRoom(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined
  return roomOf(resolvePath(path, from))
}

/** domain and einvoice: no I/O, no clock, no random numbers, no framework. */
function purity(file: File): string[] {
  const room = roomOf(file.path)
  if ((room !== 'domain' && room !== 'einvoice') || isTest(file.path)) return []
  const banned =
    /\b(fetch\s*\(|process\.|Date\.now|new Date\(\s*\)|Math\.random|randomUUID|console\.|setTimeout|localStorage)|from ['"]node:/
  return eachLine(
    file,
    line => banned.test(line) && !isComment(line),
    `${room} is pure: no clock, chance, network or console`,
  )
}

/** Inside a room a folder imports only folders that stand before it in its order (tools/rooms.ts). */
function folderOrder(file: File): string[] {
  if (isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    const target = from.startsWith('.') ? resolvePath(file.path, from) : undefined
    const why = target === undefined ? undefined : upwardImport(file.path, target)
    return why === undefined ? [] : [at(file, line, why)]
  })
}

function environment(file: File): string[] {
  if (roomOf(file.path) !== 'server' || file.path === 'server/src/config.ts') return []
  if (isTest(file.path) || isTestSupport(file.path)) return []
  return eachLine(
    file,
    line => /process\.env\b/.test(line),
    'only server/src/config.ts reads the environment',
  )
}

/** The modules that open connections to others over HTTP, and what resolves names for them. */
const CLIENTS = /^(undici|axios|got|node-fetch|ky|(node:)?(https?|http2|tls|dns)(\/promises)?)$/

/** All HTTP requests of the server go through server/src/outgoing, which judges their addresses. */
function outgoingRequests(file: File): string[] {
  if (roomOf(file.path) !== 'server' || file.path.startsWith('server/src/outgoing/')) return []
  if (isTest(file.path) || isTestSupport(file.path)) return []
  const rule = 'only server/src/outgoing sends requests: use context.outgoing.send'
  const calls = eachLine(
    file,
    line => /(^|[^.\w])(fetch|globalThis\.fetch)\s*\(/.test(line) && !isComment(line),
    rule,
  )
  const clients = importsOf(file.text).filter(({ from, type }) => !type && CLIENTS.test(from))
  return [...calls, ...clients.map(({ line }) => at(file, line, rule))]
}

/** SQL is only in stores and in db. */
function sqlPlace(file: File): string[] {
  if (roomOf(file.path) !== 'server' || /store\.ts$|^server\/src\/(db|lib)\//.test(file.path))
    return []
  if (isTest(file.path) || isTestSupport(file.path)) return []
  const writes = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`/
  const isHealth = file.path.startsWith('server/src/health/')
  return isHealth ? [] : eachLine(file, line => writes.test(line), 'SQL is written in a store')
}

function lengths(file: File): string[] {
  const lines = file.text.trimEnd().split('\n').length
  const page = /^web\/src\/pages\/[^/]+\.tsx$/.test(file.path)
  if (page && lines > 120)
    return [at(file, lines, `a page has at most 120 lines, this one ${lines}`)]
  if (lines > 400 && !TABLES.test(file.path))
    return [at(file, lines, `a file has at most 400 lines, this one ${lines}`)]
  return []
}

function leftovers(file: File): string[] {
  if (file.path.startsWith('tools/tidy')) return []
  return eachLine(
    file,
    line => /\b(TODO|FIXME|HACK)\b|\b(test|it|describe)\.(only|skip)\(/.test(line),
    'nothing is left for later: no TODO, no .only, no .skip',
  )
}

function webHabits(file: File): string[] {
  if (roomOf(file.path) !== 'web' || isTest(file.path)) return []
  const page = file.path.startsWith('web/src/pages/')
  const fetches =
    file.path === 'web/src/data/api.ts'
      ? []
      : eachLine(
          file,
          line => /(^|[^.\w])fetch\s*\(/.test(line) && !isComment(line),
          'only web/src/data/api.ts fetches',
        )
  const pages = importsOf(file.text).flatMap(({ from, line }) =>
    page && from.startsWith('.') && resolvePath(file.path, from).startsWith('web/src/pages/')
      ? [at(file, line, 'a page never imports a page')]
      : [],
  )
  const html = eachLine(
    file,
    line => /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(line),
    'no HTML is put into a page as text',
  )
  return [...fetches, ...pages, ...html]
}

function browserStorage(file: File): string[] {
  const isPage = ['web', 'ui'].includes(roomOf(file.path)) && file.path.includes('/src/')
  if (!isPage || isTest(file.path) || /^ui\/src\/(stored-value|storage)\.tsx$/.test(file.path))
    return []
  return eachLine(
    file,
    line => /\b(local|session)Storage\b/.test(line) && !isComment(line),
    'only ui/src/stored-value.tsx and storage.tsx use the storage of the browser',
  )
}

function looseTypes(file: File): string[] {
  if (file.path.startsWith('tools/tidy')) return []
  return eachLine(
    file,
    line => /(:\s*any\b|<any>|\bas any\b|@ts-ignore|@ts-nocheck)/.test(line) && !isComment(line),
    'any is never needed',
  )
}

/** A NUL in a text is a database error: `text` and `cleaned` of value.ts refuse it, a bare string does not. */
function bareQueryText(file: File): string[] {
  if (!/^contract\/src\/[a-z-]+\.ts$/.test(file.path) || file.path.endsWith('/value.ts')) return []
  const queries = [...file.text.matchAll(/^  query: .*?(?=^  \w+:|^\}\))/gms)]
  const code = queries.map(([query]) => query.replace(/\/\*.*?\*\/|\/\/.*|'[^']*'/gs, '')).join()
  // The constants of the file that a query names, as `token` or `...seen`.
  const named = [...file.text.matchAll(/^(?:export )?const (\w+) = .*?(?=^[a-z/])/gms)].filter(
    ([, name = '']) => new RegExp(`([^.\\w]|\\.{3})${name}\\b(?!:)`).test(code),
  )
  return [...queries, ...named].flatMap(({ 0: text, index }) =>
    [...text.matchAll(/z\.string\(\)/g)].map(found =>
      at(
        file,
        file.text.slice(0, index + found.index).split('\n').length,
        'text in a query is text(…) or cleaned(…), not z.string()',
      ),
    ),
  )
}

function undeclaredPackages(file: File, manifests: readonly Manifest[]): string[] {
  const room = roomOf(file.path)
  const manifest = manifests.find(one => one.room === room)
  if (!manifest || isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    // `#…` is a module of the room itself, by the `imports` of its package.json.
    if (/^(\.|\/|#|node:|virtual:)/.test(from)) return []
    const name = from.startsWith('@')
      ? from.split('/').slice(0, 2).join('/')
      : (from.split('/')[0] ?? '')
    return manifest.dependencies.has(name)
      ? []
      : [at(file, line, `${room} does not declare the package ${name}`)]
  })
}

const BANNED_NAMES = /(^|-)(utils?|helpers?|common|misc|manager)(-|$)/

function names(file: File): string[] {
  if (!/^(domain|einvoice|contract|server|ui|web|e2e|tools)\//.test(file.path)) return []
  const base = file.path.split('/').at(-1) ?? ''
  if (!/\.(ts|tsx|css|sql)$/.test(base)) return []
  const stem = base.split('.')[0] ?? ''
  const listed: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) listed.push(at(file, 1, 'file names are kebab-case'))
  // The list of common passwords may have "common" in its name.
  if (BANNED_NAMES.test(stem) && !/password/.test(stem))
    listed.push(at(file, 1, 'a file is named by its concept'))
  if (stem === 'index' && /\/src\//.test(file.path)) listed.push(at(file, 1, 'no barrels'))
  return listed
}

/** Exact versions only: 1.2.3. */
export function looseVersions(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(dependencies).flatMap(([dependency, version]) =>
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
      ? []
      : [`${name}: ${dependency} is not pinned exactly (${version})`],
  )
}

/** Every room and every folder of the server is on the map, and the map names no other. */
export function mapErrors(
  map: string,
  rooms: readonly string[],
  features: readonly string[],
): string[] {
  const missing = [...rooms, ...features].filter(name => !new RegExp(`\\b${name}/`).test(map))
  const named = [...map.matchAll(/^\s*[│├└─ ]*([a-z0-9]+)\/ /gm)].map(match => match[1] ?? '')
  const gone = named.filter(
    name =>
      ![...rooms, ...features, 'src', 'docs', 'lib', 'db', 'pages', 'features'].includes(name),
  )
  return [
    ...missing.map(name => `ARCHITECTURE.md does not show ${name}/`),
    ...gone.map(name => `ARCHITECTURE.md shows ${name}/, which is not there`),
  ]
}

function eachLine(file: File, broken: (line: string) => boolean, rule: string): string[] {
  return file.text.split('\n').flatMap((line, i) => (broken(line) ? [at(file, i + 1, rule)] : []))
}

function at(file: File, line: number, rule: string): string {
  return `${file.path}:${line}: ${rule}`
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(line)
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

export function isTestSupport(path: string): boolean {
  return /\/testing\/|\/(testing|reading)(-[a-z-]+)?\.ts$/.test(path)
}

export function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

export function resolvePath(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
