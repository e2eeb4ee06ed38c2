import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'

/** The same finding in the same field of several lines. */
export type FindingGroup = {
  readonly key: string
  /** One or more. */
  readonly findings: readonly IssueFinding[]
  /** The indexes of the lines; empty for what is not in a line. */
  readonly lines: readonly number[]
}

/** In the order in which the first of each was found. */
export function groupFindings(findings: readonly IssueFinding[]): readonly FindingGroup[] {
  const groups = Map.groupBy(findings, ({ code, severity, path, named }) =>
    [code, severity, path.replace(LINE, 'lines.*'), ...(named ? [named] : [])].join(' '),
  )
  return [...groups].map(([key, members]) => ({
    key,
    findings: members,
    lines: [...new Set(members.flatMap(({ path }) => lineOf(path) ?? []))],
  }))
}

const LINE = /^lines\.(\d+)/

function lineOf(path: string): number | undefined {
  const index = LINE.exec(path)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** The numbers of lines as one reads them: '1–3, 7'. The indexes ascend and begin with 0. */
export function lineNumbers(indexes: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const index of indexes) {
    const range = ranges.at(-1)
    if (range && range[1] === index) range[1] = index + 1
    else ranges.push([index + 1, index + 1])
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ')
}
