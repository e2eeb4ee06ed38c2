import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { totalsOf } from '../../domain/src/invoice/totals.ts'
import { TAX_CASES } from '../../domain/src/testing/tax-table/cases.ts'
import { composeInvoice } from '../../einvoice/src/issue/compose-invoice.ts'
import { readEInvoice } from '../../einvoice/src/format/read.ts'
import { issueFindings } from '../../einvoice/src/issue/decide-issue.ts'
import { EINVOICE_FORMATS } from '../../einvoice/src/issue/einvoice-formats.ts'
import { countryRules } from '../../domain/src/country/rules.ts'
import { type JudgedDocument, documentsOfCase } from './document-of-case.ts'
import { variantsOf, withBytes } from './variants.ts'

export const summary =
  'The documents of docs/tax-table.md against the publishers’ rules: --rules FOLDER (pip install saxonche).'

/** A file to judge, and the rules for it; `content`: a digest, by which equal files are judged once. */
type Trial = {
  readonly document: string
  readonly file: string
  readonly content: string
  readonly rules: string
}

/** The compiled rules in the folder, by what their names contain; versions may follow. */
const RULES = {
  ubl: /^EN16931-UBL.*\.xslt?$/i,
  cii: /^EN16931-CII.*\.xslt?$/i,
  peppol: /^PEPPOL-EN16931-UBL(?!-SB).*\.xslt?$/i,
  'peppol-self-billing': /^PEPPOL-EN16931-UBL-SB.*\.xslt?$/i,
  xrechnung: /^XRechnung-UBL.*\.xslt?$/i,
  'french-ubl': /^BR-FR-Flux2.*UBL.*\.xslt?$/i,
  'french-cii': /^BR-FR-Flux2.*CII.*\.xslt?$/i,
} as const
type RulesName = keyof typeof RULES

/**
 * `--rules FOLDER` with the publishers' compiled Schematron (CONTRIBUTING.md says where they are), `--python PATH`. Each
 * document is composed and refused or issued as in the application, and each of its XML files is judged by the rules of
 * the standard, those that the file names, and the French ones between two parties in France.
 */
export async function run(args: readonly string[]): Promise<number> {
  const folder = option(args, '--rules')
  if (folder === undefined) {
    console.log('Name the folder of the rules: --rules FOLDER')
    return 1
  }
  const work = mkdtempSync(join(tmpdir(), 'bordereau-judge-'))
  try {
    const ofCases = TAX_CASES.flatMap(documentsOfCase)
    const documents = [...ofCases, ...variantsOf(ofCases)]
    const trials = [
      ...documents.flatMap((one, i) => trialsOf(one, join(work, String(i)))),
      ...goldenTrials(),
    ]
    const failed = await judge(option(args, '--python') ?? 'python3', folder, trials)
    report(documents, trials, failed)
    return failed.size === 0 ? 0 : 1
  } finally {
    rmSync(work, { recursive: true })
  }
}

type Written = { readonly refused: readonly string[]; readonly files: ReadonlyMap<string, string> }

/** What the application would refuse it for, or the text of its XML files by format. */
function write({ input }: JudgedDocument): Written {
  const refused = issueFindings(input).filter(({ severity }) => severity === 'fatal')
  const { draft, seller, buyer, bankAccount, today } = input
  if (refused.length > 0 || buyer === null)
    return { refused: refused.map(({ code }) => code), files: new Map() }
  const number = 'F2026-0001'
  const composed = composeInvoice({ draft, number, issueDate: today, seller, buyer, bankAccount })
  const invoice = withBytes(composed.invoice)
  const content = { invoice, totals: totalsOf(invoice) }
  const formats = EINVOICE_FORMATS.filter(({ appliesTo }) => appliesTo(content))
  return {
    refused: [],
    files: new Map(formats.map(format => [format.kind, format.write(content)])),
  }
}

function trialsOf(document: JudgedDocument, path: string): Trial[] {
  const { files } = write(document)
  const isFrench = isFrenchSale(document)
  return [...files].flatMap(([kind, xml]) => {
    const file = `${path}.${kind}.xml`
    writeFileSync(file, xml)
    const syntax = kind === 'ubl' ? 'ubl' : 'cii'
    const content = digestOf(xml)
    return rulesOf(syntax, xml, isFrench).map(rules => ({
      document: document.name,
      file,
      content,
      rules,
    }))
  })
}

/** Flux 2 is sent to buyers in France only. */
function isFrench(country: string): boolean {
  return country !== '' && countryRules(country).nationalRules === 'france'
}

function isFrenchSale({ input }: JudgedDocument): boolean {
  return [input.seller, input.buyer].every(party => isFrench(party?.address.country ?? ''))
}

const GOLDEN = join(import.meta.dirname, '../../einvoice/src/testing/golden')

/** The committed files of einvoice/, one of each kind of document. */
function goldenTrials(): Trial[] {
  return readdirSync(GOLDEN).flatMap(name => {
    const file = join(GOLDEN, name)
    const xml = readFileSync(file, 'utf8')
    const read = readEInvoice(xml)
    const parties = read.ok ? [read.invoice.seller, read.invoice.buyer] : []
    const isFrenchFile = read.ok && parties.every(party => isFrench(party.address.country))
    const syntax = name.endsWith('.ubl.xml') ? 'ubl' : 'cii'
    const content = digestOf(xml)
    return rulesOf(syntax, xml, isFrenchFile).map(rules => ({
      document: name,
      file,
      content,
      rules,
    }))
  })
}

function digestOf(xml: string): string {
  return createHash('sha256').update(xml).digest('hex')
}

function rulesOf(syntax: 'ubl' | 'cii', xml: string, isFrench: boolean): RulesName[] {
  const specification = /<cbc:CustomizationID>([^<]*)/.exec(xml)?.[1] ?? ''
  return [
    syntax,
    ...(specification.includes(':billing:') ? (['peppol'] as const) : []),
    ...(specification.includes(':selfbilling:') ? (['peppol-self-billing'] as const) : []),
    ...(specification.includes('xrechnung') ? (['xrechnung'] as const) : []),
    ...(isFrench ? ([`french-${syntax}`] as const) : []),
  ]
}

/** The failed assertions of each trial that has any. */
async function judge(
  python: string,
  folder: string,
  trials: readonly Trial[],
): Promise<Map<Trial, string>> {
  const names = readdirSync(folder)
  const fileOf = (rules: string): string => {
    const found = names.find(name => isRules(rules) && RULES[rules].test(name))
    if (found === undefined) throw new Error(`no rules "${rules}" in ${folder}`)
    return join(folder, found)
  }
  const equal = [...Map.groupBy(trials, ({ rules, content }) => `${rules} ${content}`).values()]
  const lines = await pythonLines(
    python,
    equal.flatMap(([first]) => (first ? [`${fileOf(first.rules)}\t${first.file}`] : [])),
  )
  return new Map(
    equal.flatMap((same, i) => {
      const fatal = (lines[i] ?? 'no-answer').split('|')[0] ?? ''
      return fatal === '' ? [] : same.map((trial): [Trial, string] => [trial, fatal])
    }),
  )
}

function isRules(name: string): name is RulesName {
  return name in RULES
}

function report(
  documents: readonly JudgedDocument[],
  trials: readonly Trial[],
  failed: ReadonlyMap<Trial, string>,
): void {
  const written = documents.map(document => ({ document, ...write(document) }))
  const refused = written.filter(one => one.refused.length > 0)
  const paperOnly = written.filter(one => one.refused.length === 0 && one.files.size === 0)
  console.log(
    `${TAX_CASES.length} cases, ${documents.length} documents: ${documents.length - refused.length} issued, ${refused.length} refused before, ${paperOnly.length} on paper only`,
  )
  for (const { document, refused: codes } of refused)
    console.log(`  refused: ${document.name}: ${codes.join(' ')}`)
  for (const { document } of paperOnly) console.log(`  paper only: ${document.name}`)
  reportFrench(documents, trials)
  for (const name of Object.keys(RULES)) {
    const own = trials.filter(({ rules }) => rules === name)
    const bad = own.filter(trial => failed.has(trial))
    const different = new Set(own.map(({ content }) => content)).size
    console.log(
      `${name.padEnd(12)} ${own.length} files (${different} different), ${bad.length} with failed assertions`,
    )
    for (const trial of bad.slice(0, 40)) console.log(`    ${trial.document}: ${failed.get(trial)}`)
  }
}

/** That each document between parties in France was judged by the French rules in both syntaxes, and which was not. */
function reportFrench(documents: readonly JudgedDocument[], trials: readonly Trial[]): void {
  const own = documents.filter(isFrenchSale)
  const judgedBy = (rules: RulesName) =>
    new Set(trials.filter(trial => trial.rules === rules).map(({ document }) => document))
  const [ubl, cii] = [judgedBy('french-ubl'), judgedBy('french-cii')]
  const left = own.filter(({ name }) => !ubl.has(name) || !cii.has(name))
  console.log(
    `${own.length} documents between French parties, ${own.length - left.length} judged as UBL and CII`,
  )
  for (const { name } of left) console.log(`  not judged: ${name}`)
}

function pythonLines(python: string, lines: readonly string[]): Promise<string[]> {
  const child = spawn(python, [join(import.meta.dirname, 'schematron.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(text.split('\n'))
      else reject(new Error(`saxonche did not run (${python}): pip install saxonche`))
    })
  })
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  return at === -1 ? undefined : args[at + 1]
}
