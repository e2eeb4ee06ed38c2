import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNITS } from '@bordereau/domain/money/unit'
import { unitNamesIn } from '@bordereau/domain/money/unit-names'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { ruleTextsIn } from '@bordereau/einvoice/messages/rule-messages'
import { type Node, children, isNode, nameOf, nodesOf, programOf } from './syntax.ts'

const ROOT = join(import.meta.dirname, '..')

/** A table of the source that has a text for each language: an object with `en` and at least one other language. */
export type LanguageTable = {
  /** From the folder of the repository, with slashes. */
  readonly path: string
  readonly line: number
  /** The name of what it is, by the declarations and properties around it: 'REFERENCES.label'. */
  readonly key: string
  readonly languages: readonly string[]
  /** Of `en`: the text, or the source where it is not a plain text. */
  readonly english: string
  /** Where another language is inserted, in characters from the beginning of the file. */
  readonly end: number
}

/** Texts of the interface, which people of the company read in the languages it has, and tables that are no texts. */
const NOT_OF_DOCUMENTS: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /^domain\/src\/country\/(.+-|[a-z]{2}\/)?obligations?(-texts)?\.ts$/,
    'the interface says what the seller has to do',
  ],
  [/^domain\/src\/country\/regional-language\.ts$/, 'lists of countries'],
  [/^domain\/src\/money\/unit(-plurals)?\.ts$/, 'missingTexts says what lacks'],
  [/^server\/src\/(identity|sign-in-with|notifications|calendar)\//, 'read by people who sign in'],
  [/^server\/src\/company\/invitation-email\.ts$/, 'read by people who are invited to sign in'],
  [/^server\/src\/delivery\/email\/test-message\.ts$/, 'read by the owner'],
  [/^server\/src\/(sample|imports|bank-statements)\//, 'made-up data, and what is read of files'],
]

/**
 * Names that are the same in every language, wordings that a law prescribes in one language (CGST Rules 2017, rules 46 to
 * 49) or the directive has in the Union's languages alone (art. 226 (10a)), and words of the seller's own.
 */
const SAME_EVERYWHERE =
  /^(HST|QST|PST|RST|[CSI]GST|UTGST)$|^`?GST(\/HST)?( (\$\{rate\}|[\d.]+) ?%`?)?$|^GST \+ |^`?HST \(|^SUPPLY |^composition taxable|^(DUPLICATE|TRIPLICATE) FOR |^(Tax invoice|Bill of supply|Invoice-cum-bill of supply|Authorised signatory)$|^(ECB|FOCBS|Self-billing)$|^text$/

const FILES = globSync('{domain,einvoice,server}/src/**/*.ts', { cwd: ROOT })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/\.test\.ts$|\/testing/.test(path))
  .filter(path => !NOT_OF_DOCUMENTS.some(([pattern]) => pattern.test(path)))
  .toSorted()

/** What documents, their pages, their e-mails and rules lack in a language (BCP 47 primary tag), by file. */
export async function missingIn(language: string): Promise<Record<string, readonly string[]>> {
  const rules = await missingRules(language)
  const all = [
    ...missingTexts(language),
    ...rules.map(code => ['einvoice/src/messages', code] as const),
  ]
  return Object.fromEntries(
    [...Map.groupBy(all, ([path]) => path)].map(([path, rows]) => [
      path,
      [...new Set(rows.map(([, text]) => text))],
    ]),
  )
}

/** The English texts, and the codes of units, that have none in the language, each with its file. */
export function missingTexts(language: string): readonly (readonly [path: string, text: string])[] {
  const tables = languageTables().filter(
    ({ languages, english }) => !languages.includes(language) && !SAME_EVERYWHERE.test(english),
  )
  const units = UNITS.filter(({ symbol }) => symbol === '').filter(
    ({ code, name }) => !(language in name) && !unitNamesIn(language)?.[code],
  )
  return [
    ...tables.map(({ path, english }) => [path, english] as const),
    ...units.map(({ code }) => ['domain/src/money/unit-names.ts', code] as const),
  ]
}

/** The codes of rules without a message in the language. */
export async function missingRules(language: string): Promise<readonly string[]> {
  const english = await ruleTextsIn('en')
  const own = await ruleTextsIn(language)
  if (language !== 'en' && own === english) return Object.keys(english)
  return Object.keys(english).filter(code => !own[code])
}

let known: readonly LanguageTable[] | undefined

/** Every table of texts by language. Parts that another table spreads are of that table. */
export function languageTables(): readonly LanguageTable[] {
  known ??= joined(FILES.flatMap(path => tablesOf(path, readFileSync(join(ROOT, path), 'utf8'))))
  return known
}

function joined(found: readonly Found[]): readonly LanguageTable[] {
  const parts = new Map(found.map(table => [table.name, table.languages]))
  const spread = new Set(found.flatMap(table => table.spreads))
  return found
    .filter(table => !spread.has(table.name))
    .map(table => ({
      ...table,
      languages: [...table.languages, ...table.spreads.flatMap(part => parts.get(part) ?? [])],
    }))
    .filter(({ languages }) => languages.includes('en') && languages.length > 1)
}

type Found = LanguageTable & { readonly name: string; readonly spreads: readonly string[] }

/** The tables of one file, also parts without English, which another file spreads. */
export function tablesOf(path: string, code: string): readonly Found[] {
  const found: Found[] = []
  const walk = (node: Node, names: readonly string[]): void => {
    const inner = [...names, ...named(node)]
    const table = node.type === 'ObjectExpression' ? tableOf(node, code) : undefined
    if (table === undefined) for (const child of children(node)) walk(child, inner)
    else
      found.push({
        ...table,
        path,
        line: code.slice(0, node.start).split('\n').length,
        key: inner.join('.'),
        name: inner.at(-1) ?? '',
      })
  }
  const program = programOf(path, code)
  if (isNode(program)) walk(program, [])
  return found
}

function named(node: Node): readonly string[] {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
    return [nameOf(node['id'])]
  return node.type === 'Property' ? [nameOf(node['key'])] : []
}

function tableOf(
  node: Node,
  code: string,
): Pick<Found, 'languages' | 'english' | 'spreads' | 'end'> | undefined {
  const properties = nodesOf(node['properties'])
  const rows = properties.filter(({ type }) => type === 'Property')
  const languages = rows.map(row => nameOf(row['key']))
  const spreads = properties
    .filter(({ type }) => type === 'SpreadElement')
    .map(row => nameOf(row['argument']))
  const isTable = languages.every(key => KNOWN.has(key)) && languages.length + spreads.length > 1
  if (!isTable || (languages.length === 0 && !spreads.every(name => /^[A-Z_]+$/.test(name))))
    return undefined
  const english = rows.find(row => nameOf(row['key']) === 'en')
  const last = rows.at(-1)
  return {
    languages,
    spreads,
    english: english === undefined ? '' : textOf(english['value'], code),
    end: last === undefined ? node.start + 1 : endOf(last),
  }
}

/** Languages by which a table is known: those of documents, and those that a country's own texts have besides. */
const KNOWN: ReadonlySet<string> = new Set([
  ...TEXT_LANGUAGES,
  'nl',
  'pt',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'sk',
  'hu',
  'ro',
])

function textOf(value: unknown, code: string): string {
  if (!isNode(value)) return ''
  if (value.type === 'Literal') return String(value['value'])
  return code.slice(value.start, endOf(value))
}

function endOf(node: Node): number {
  return Number(node['end'])
}
