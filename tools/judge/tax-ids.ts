import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { countryRules } from '@bordereau/domain/country/rules'
import { type Random, candidates, fill, mutate, pick, randomBySeed } from './random-number.ts'
import { DIFFERENCES, type Difference } from './tax-id-differences.ts'
import { JUDGED_KINDS, type JudgedKind } from './tax-id-kinds.ts'

export const summary =
  'Tax ids, 3,000 of each of 47 kinds, against python-stdnum (pip install python-stdnum==2.2).'

const PER_KIND = 3000

type Judged = { readonly text: string; readonly ours: string; readonly theirs: string }

/**
 * `--seed N`; `--kind FR.siret` for one kind; `--python PATH` of a Python that has python-stdnum. Half of the numbers are valid by construction, for a
 * half of them by our check and for a half by the other program's; the others are those with typing errors.
 */
export async function run(args: readonly string[]): Promise<number> {
  const python = option(args, '--python') ?? 'python3'
  const seed = Number(option(args, '--seed') ?? 9)
  const version = (await pythonLines(python, ['--version'], [])).join('')
  console.log(
    `python-stdnum ${version}, seed ${seed}, ${PER_KIND} numbers of ${JUDGED_KINDS.length} kinds`,
  )
  const used = new Map<Difference, number>()
  let unexplained = 0
  const only = option(args, '--kind')
  for (const [i, kind] of JUDGED_KINDS.entries()) {
    if (only !== undefined && only !== `${kind.country}.${kind.key}`) continue
    const judged = await judge(python, kind, randomBySeed(seed * 1000 + i))
    const different = judged.filter(({ ours, theirs }) => ours !== theirs)
    const open = different.filter(one => !explain(kind, one, used))
    unexplained += open.length
    const valid = judged.filter(({ ours }) => ours !== '').length
    console.log(
      `${`${kind.country}.${kind.key}`.padEnd(18)} ${judged.length} numbers, ${valid} valid, ${different.length} different, ${open.length} unexplained`,
    )
    for (const { text, ours, theirs } of open.slice(0, 8))
      console.log(`    ${text}: ours ${ours || 'invalid'}, python-stdnum ${theirs || 'invalid'}`)
  }
  for (const difference of DIFFERENCES)
    console.log(
      `${String(used.get(difference) ?? 0).padStart(5)} × ${difference.reason} (${difference.source})`,
    )
  console.log(
    unexplained === 0 ? 'No unexplained difference.' : `${unexplained} unexplained differences.`,
  )
  return unexplained === 0 ? 0 : 1
}

async function judge(python: string, kind: JudgedKind, random: Random): Promise<Judged[]> {
  const check = checkOf(kind)
  const byUs = makeValid(random, kind, PER_KIND / 4, async texts => texts.map(check))
  const byThem = makeValid(random, kind, PER_KIND / 4, texts =>
    validateByPython(python, kind, texts),
  )
  const valid = [...(await byUs), ...(await byThem)]
  const from = kind.prefix.length
  const wrong = valid.slice(0, PER_KIND / 2).map(text => mutate(random, text, from))
  while (valid.length + wrong.length < PER_KIND)
    wrong.push(mutate(random, pick(random, valid), from))
  const texts = [...valid, ...wrong]
  const theirs = await validateByPython(python, kind, texts)
  return texts.map((text, i) => ({ text, ours: check(text), theirs: theirs[i] ?? '' }))
}

/** The stored form, or empty text. */
function checkOf(kind: JudgedKind): (text: string) => string {
  const found = countryRules(kind.country).taxIds.find(({ key }) => key === kind.key)
  if (!found) throw new RangeError(`no kind ${kind.country}.${kind.key}`)
  return text => {
    const result = found.validate(text)
    return result.ok ? result.value : ''
  }
}

/** Numbers of the templates that a check accepts: the check characters are tried until it does. */
async function makeValid(
  random: Random,
  kind: JudgedKind,
  count: number,
  check: (texts: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (let round = 0; found.length < count && round < 40; round += 1) {
    const groups = Array.from({ length: count }, () => [
      ...candidates(random, fill(random, pick(random, kind.templates))),
    ])
    const results = await check(groups.flat())
    let at = 0
    for (const group of groups) {
      const first = group.findIndex((_, i) => results[at + i] !== '')
      at += group.length
      const text = first === -1 ? undefined : group[first]
      if (text !== undefined && found.length < count) found.push(text)
    }
  }
  if (found.length === 0)
    throw new Error(`no valid number of ${kind.country}.${kind.key} was found`)
  return found
}

async function validateByPython(
  python: string,
  kind: JudgedKind,
  texts: readonly string[],
): Promise<string[]> {
  const lines = await pythonLines(
    python,
    [],
    texts.map(text => `${kind.python}\t${text}`),
  )
  return texts.map((_, i) => {
    const compact = lines[i] ?? ''
    return compact === '' || compact.startsWith(kind.prefix) ? compact : kind.prefix + compact
  })
}

function pythonLines(
  python: string,
  args: readonly string[],
  lines: readonly string[],
): Promise<string[]> {
  const child = spawn(python, [join(import.meta.dirname, 'validate.py'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(text.split('\n').slice(0, Math.max(lines.length, 1)))
      else
        reject(new Error(`python-stdnum did not run (${python}): pip install python-stdnum==2.2`))
    })
  })
}

function explain(kind: JudgedKind, judged: Judged, used: Map<Difference, number>): boolean {
  const bare = judged.text.slice(kind.prefix.length)
  const found = DIFFERENCES.find(
    one =>
      one.kinds.includes(`${kind.country}.${kind.key}`) &&
      (one.ours === 'valid') === (judged.ours !== '') &&
      one.applies(bare),
  )
  if (found) used.set(found, (used.get(found) ?? 0) + 1)
  return found !== undefined
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  return at === -1 ? undefined : args[at + 1]
}
