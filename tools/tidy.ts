/**
 * The house rules of docs and design as functions over files, so that a test can hold them on the tree and on planted
 * violations. Each gives sentences that name the place and the rule.
 */
export type File = { readonly path: string; readonly text: string }

export type Manifest = { readonly room: string; readonly dependencies: ReadonlySet<string> }

/** Which rooms a room may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  einvoice: ['domain'],
  contract: ['domain', 'einvoice'],
  server: ['contract', 'einvoice', 'domain'],
  ui: [],
  web: ['ui', 'contract', 'einvoice', 'domain'],
  e2e: [],
}

/** Inside the server a feature imports what stands to its left, and lib and db. */
export const FEATURES = [
  'documents',
  'jobs',
  'mail',
  'notifications',
  'captcha',
  'identity',
  'sign-in-with',
  'imports',
  'company',
  'customers',
  'items',
  'invoices',
  'recurring',
  'payments',
  'pay',
  'dashboard',
  'calendar',
  'views',
  'sample',
  'monitoring',
  'health',
] as const

const FLOOR = ['lib', 'db']

/** Long lists of facts, which no reader is helped by cutting in two. */
const TABLES =
  /\/(text|country)\/|common-passwords|code-lists|currencies|unit\.ts|namespaces|\/icon\/names|tables\.ts$/

export function violations(files: readonly File[], manifests: readonly Manifest[]): string[] {
  const sources = files.filter(file => /\.(ts|tsx)$/.test(file.path))
  return [
    ...sources.flatMap(file => RULES.flatMap(rule => rule(file))),
    ...sources.flatMap(file => undeclaredPackages(file, manifests)),
    ...files.flatMap(names),
  ]
}

const RULES: readonly ((file: File) => string[])[] = [
  walls,
  purity,
  featureOrder,
  environment,
  sqlPlace,
  lengths,
  leftovers,
  webHabits,
  looseTypes,
]

type Import = { readonly from: string; readonly line: number }

export function importsOf(text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\b[^'"`;]*?from\s*['"]([^'"\s]+)['"]|\bimport(?:\s*\(\s*|\s+)['"]([^'"\s]+)['"]/g,
  )
  return [...found].map(match => ({
    from: match[1] ?? match[2] ?? '',
    line: text.slice(0, (match.index ?? 0) + match[0].length).split('\n').length,
  }))
}

function walls(file: File): string[] {
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

/** domain and einvoice: no I/O, no clock, no chance, no framework. */
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

function featureOrder(file: File): string[] {
  const feature = featureOf(file.path)
  if (feature === undefined || isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    if (!from.startsWith('.')) return []
    const target = featureOf(resolvePath(file.path, from))
    if (target === undefined || target === feature || FLOOR.includes(target)) return []
    if (FLOOR.includes(feature)) {
      // The floor knows the shapes of what is handed in, not the features themselves.
      const typeOnly = new RegExp(`import type [^;]*['"]${from.replaceAll('.', '\\.')}['"]`).test(
        file.text,
      )
      return typeOnly ? [] : [at(file, line, `${feature} may not import the feature ${target}`)]
    }
    const [mine, theirs] = [order(feature), order(target)]
    if (mine < 0)
      return [at(file, line, `the feature ${feature} has no place in the order of tools/tidy.ts`)]
    return theirs >= 0 && theirs < mine
      ? []
      : [at(file, line, `${feature} may not import ${target}, which stands to its right`)]
  })
}

function order(feature: string): number {
  return FEATURES.findIndex(name => name === feature)
}

function featureOf(path: string): string | undefined {
  return /^server\/src\/([a-z-]+)\//.exec(path)?.[1]
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

/** SQL is written in stores and in db. */
function sqlPlace(file: File): string[] {
  if (roomOf(file.path) !== 'server' || /store\.ts$|^server\/src\/(db|lib)\//.test(file.path))
    return []
  if (isTest(file.path) || isTestSupport(file.path)) return []
  const writes = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`/
  const health = file.path.startsWith('server/src/health/')
  return health ? [] : eachLine(file, line => writes.test(line), 'SQL is written in a store')
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
    file.path === 'web/src/api.ts'
      ? []
      : eachLine(
          file,
          line => /(^|[^.\w])fetch\s*\(/.test(line) && !isComment(line),
          'only web/src/api.ts fetches',
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

function looseTypes(file: File): string[] {
  if (file.path.startsWith('tools/tidy')) return []
  return eachLine(
    file,
    line => /(:\s*any\b|<any>|\bas any\b|@ts-ignore|@ts-nocheck)/.test(line) && !isComment(line),
    'any is never needed',
  )
}

function undeclaredPackages(file: File, manifests: readonly Manifest[]): string[] {
  const room = roomOf(file.path)
  const manifest = manifests.find(one => one.room === room)
  if (!manifest || isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    if (
      from.startsWith('.') ||
      from.startsWith('node:') ||
      from.startsWith('/') ||
      from.startsWith('virtual:')
    )
      return []
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
  const said: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) said.push(at(file, 1, 'file names are kebab-case'))
  // A list of common passwords is about common passwords.
  if (BANNED_NAMES.test(stem) && !/password/.test(stem))
    said.push(at(file, 1, 'a file is named by its concept'))
  if (stem === 'index' && /\/src\//.test(file.path)) said.push(at(file, 1, 'no barrels'))
  return said
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

/** Every room and every feature of the server is on the map, and the map names nothing that is not there. */
export function untrueMap(
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

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

function isTestSupport(path: string): boolean {
  return /\/(testing|specimen|reading)(-[a-z-]+)?\.ts$|-testing\.ts$/.test(path)
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function resolvePath(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
