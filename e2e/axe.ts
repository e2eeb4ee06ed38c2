import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** An element that violates a rule: `id` of the rule, the element's HTML, and what would mend it. */
export type Violation = {
  readonly id: string
  readonly html: string
  readonly summary: string | undefined
}

const { resolve } = createRequire(import.meta.filename)
const SCRIPT = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
/** In the page, once the script has run there. */
declare const axe: typeof import('axe-core')

const OPTIONS: RunOptions = {
  // Selectors of elements that pass are not needed: they are a fifth of the work.
  resultTypes: ['violations'],
  // Without this, axe requests and parses every style sheet again, for an experimental rule that does not run.
  preload: { assets: ['media'] },
}

/**
 * Runs axe on the page, or on what the selector `within` finds there. Its script runs once in each document; the package
 * for Playwright runs it twice for each check, which costs as much as the check. Frames are not checked: there are only
 * the sandboxed ones of e-mails, which run no scripts.
 */
export async function findViolations(
  page: Page,
  options: RunOptions = {},
  within?: string,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
  return page.evaluate(
    async ([selector, runOptions]) => {
      const exclude = ['iframe[sandbox]']
      const context = selector === undefined ? { exclude } : { exclude, include: [selector] }
      const { violations } = await axe.run(context, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, summary: failureSummary })),
      )
    },
    [within, { ...OPTIONS, ...options }] as const,
  )
}
