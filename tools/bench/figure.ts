/** A measured figure with its limit (design budget) and a reference measured in the same run on the same machine. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The budget; `at least` for rates, `at most` for all others. */
  readonly limit?: { readonly at: 'most' | 'least'; readonly value: number }
  /** `goal`: the value may be so many times the reference; `least`: it must be so many times as much. */
  readonly reference?: {
    readonly name: string
    readonly value: number
    readonly goal?: number
    readonly least?: number
  }
}

export function print(figures: readonly Figure[]): void {
  const rows = [
    ['', 'ours', 'compared with', 'ratio', 'goal', ''],
    ...figures.map(figure => [
      figure.what,
      `${round(figure.value)} ${figure.unit}`,
      figure.reference ? `${round(figure.reference.value)} ${figure.reference.name}` : '',
      figure.reference ? `${round(figure.value / figure.reference.value)} ×` : '',
      goalOf(figure),
      goalOf(figure) === '' ? '' : isWithin(figure) ? 'within' : 'OVER',
    ]),
  ]
  const widths = [0, 1, 2, 3, 4, 5].map(i => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
}

function goalOf({ limit, reference }: Figure): string {
  return [
    ...(limit ? [`${limit.at === 'most' ? '≤' : '≥'} ${limit.value}`] : []),
    ...(reference?.goal === undefined ? [] : [`≤ ${reference.goal} ×`]),
    ...(reference?.least === undefined ? [] : [`≥ ${reference.least} ×`]),
  ].join(', ')
}

export function isWithin({ value, limit, reference }: Figure): boolean {
  if (reference?.goal !== undefined && value > reference.goal * reference.value) return false
  if (reference?.least !== undefined && value < reference.least * reference.value) return false
  if (!limit) return true
  return limit.at === 'most' ? value <= limit.value : value >= limit.value
}

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Milliseconds of each run, without the warm-up runs. */
export async function timed(
  runs: number,
  work: (run: number) => Promise<unknown>,
  warmUp = 5,
): Promise<number[]> {
  const samples: number[] = []
  for (let run = -warmUp; run < runs; run += 1) {
    const start = performance.now()
    await work(run)
    if (run >= 0) samples.push(performance.now() - start)
  }
  return samples
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
