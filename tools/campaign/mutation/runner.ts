import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
// Tests replace the global one.
import { performance } from 'node:perf_hooks'
import { type InstrumenterContext, INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin'
import {
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import { type CollectedTest, collectTests, endSuites } from './collect.ts'
import { SETS } from './sets.ts'

/** Milliseconds by test, from the dry run, which only one of the processes does: the quickest tests are tried first. */
const DURATIONS = 'durations.json'

/** Stryker's test runner for tests collected in its own process (collect.ts). */
class InProcessRunner implements TestRunner {
  readonly #context: InstrumenterContext
  #tests: readonly CollectedTest[] = []
  #durations: ReadonlyMap<string, number> | undefined
  /** A test fails without any mutant, because of what the last one left in a cache. */
  #isSpoiled = false

  constructor() {
    this.#context = Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: {} })[
      INSTRUMENTER_CONSTANTS.NAMESPACE
    ]
  }

  /**
   * A mutant that runs both while files are loaded and in tests needs no reload: static mutants are ignored, and of such
   * a mutant only what tests run counts. Said otherwise, Stryker would start a process for each of them.
   */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const set = SETS[process.env.MUTATION_SET ?? '']
    if (!set) throw new Error(`No set ${process.env.MUTATION_SET}`)
    const files = globSync([...set.tests], { exclude: [...(set.testsLeftOut ?? [])] })
    const tests = await collectTests(files.toSorted().map(file => resolve(file)))
    this.#tests = tests.filter(test => set.testsNotRun?.test(test.name) !== true)
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    for (const test of this.#tests) {
      this.#context.currentTestId = test.id
      const start = performance.now()
      const failure = await failureOf(test)
      const timeSpentMs = performance.now() - start
      const base = { id: test.id, name: test.name, fileName: test.file, timeSpentMs }
      if (failure === undefined) tests.push({ ...base, status: TestStatus.Success })
      else tests.push({ ...base, status: TestStatus.Failed, failureMessage: failure })
    }
    delete this.#context.currentTestId
    const durations = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
    writeFileSync(DURATIONS, JSON.stringify(durations))
    const { mutantCoverage = { static: {}, perTest: {} } } = this.#context
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#isSpoiled) startAnew()
    const isFresh = this.#durations === undefined
    const durations = (this.#durations ??= readDurations())
    const wanted = options.testFilter && new Set(options.testFilter)
    const tests = this.#tests
      .filter(test => !wanted || wanted.has(test.id))
      .toSorted((a, b) => (durations.get(a.id) ?? 0) - (durations.get(b.id) ?? 0))
    let hits = 0
    for (const [i, test] of tests.entries()) {
      const { failureMessage, hitCount } = await this.#runWithMutant(test, options)
      hits += hitCount
      if (hitCount > (options.hitLimit ?? Infinity))
        return { status: MutantRunStatus.Timeout, reason: 'hit limit' }
      if (failureMessage === undefined) continue
      const isLeftover = (await failureOf(test)) !== undefined
      if (isLeftover && !isFresh) startAnew()
      this.#isSpoiled = isLeftover
      const killedBy = [test.id]
      return { status: MutantRunStatus.Killed, killedBy, failureMessage, nrOfTests: i + 1 }
    }
    // Tests that no longer reach the mutant read what an earlier run of its code left in a cache.
    if (hits === 0 && !isFresh) startAnew()
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length }
  }

  async dispose(): Promise<void> {
    await endSuites()
  }

  async #runWithMutant(test: CollectedTest, { hitLimit, activeMutant }: MutantRunOptions) {
    Object.assign(this.#context, { hitCount: 0, hitLimit, activeMutant: activeMutant.id })
    const failureMessage = await failureOf(test)
    const { hitCount = 0 } = this.#context
    Object.assign(this.#context, { hitCount: undefined, hitLimit: undefined })
    delete this.#context.activeMutant
    return { failureMessage, hitCount }
  }
}

/**
 * Mutants leave wrong values in caches of the code, or are not reached because a cache has the right one. Stryker starts
 * another process for one that ended, and tries the mutant again there.
 */
function startAnew(): never {
  process.exit(1)
}

async function failureOf(test: CollectedTest): Promise<string | undefined> {
  try {
    await test.run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function readDurations(): ReadonlyMap<string, number> {
  if (!existsSync(DURATIONS)) return new Map()
  const read: Record<string, number> = JSON.parse(readFileSync(DURATIONS, 'utf8'))
  return new Map(Object.entries(read))
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
]
