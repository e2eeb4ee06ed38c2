import { PERIODS, type getPageTimings } from '@bordereau/contract/monitoring'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { Tone } from '@bordereau/ui/badge/badge'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { useMemo } from 'react'
import { oneOf } from '../list/list-state.ts'
import { useListState } from '../list/use-list-state.ts'

export type Timings = ResponseOf<typeof getPageTimings>
export type Vitals = Timings['total']

export const MEASURES = ['lcp', 'inp', 'cls', 'change'] as const
export type Measure = (typeof MEASURES)[number]

/**
 * Up to the first limit it is good, beyond the second poor, at the 75th percentile: https://web.dev/articles/vitals.
 * The limits of route changes are our own: a second is the limit for an uninterrupted flow of thought.
 */
const LIMITS: Readonly<Record<Measure, readonly [number, number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  change: [1000, 3000],
}

export type Verdict = { readonly tone: Tone; readonly word: string }

export function verdictOf(measure: Measure, value: number): Verdict {
  const [good, poor] = LIMITS[measure]
  if (value <= good) return { tone: 'green', word: t`Good` }
  if (value <= poor) return { tone: 'amber', word: t`Needs work` }
  return { tone: 'red', word: t`Poor` }
}

export function nameOf(measure: Measure): string {
  switch (measure) {
    case 'lcp':
      return t`Largest paint (LCP)`
    case 'inp':
      return t`Response to input (INP)`
    case 'cls':
      return t`Layout shift (CLS)`
    case 'change':
      return t`Change of page`
  }
}

/** For column headings and small switches. */
export function measureSymbol(measure: Measure): string {
  return measure === 'change' ? t`Change` : measure.toUpperCase()
}

export function explain(measure: Measure): string {
  switch (measure) {
    case 'lcp':
      return t`Until the largest part of the page was shown.`
    case 'inp':
      return t`Until the page answered a press or a key.`
    case 'cls':
      return t`How far content moved while it was being read.`
    case 'change':
      return t`Until the next page had its data.`
  }
}

/** Formatted values: '820ms', '2.4s', '0.05'. */
export function useValues() {
  const { tag } = useLocale()
  return useMemo(() => {
    const unit = (name: string, digits: number) =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: name,
        unitDisplay: 'narrow',
        maximumFractionDigits: digits,
      })
    const [short, long] = [unit('millisecond', 0), unit('second', 1)]
    const shift = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
    const whole = new Intl.NumberFormat(tag)
    const time = (ms: number) => (ms < 1000 ? short.format(ms) : long.format(ms / 1000))
    return {
      value: (measure: Measure, value: number | null) =>
        value === null ? '–' : measure === 'cls' ? shift.format(value) : time(value),
      time,
      count: (value: number) => whole.format(value),
    }
  }, [tag])
}

/** The filters, all of them in the address. */
export function useWindow() {
  const state = useListState()
  return {
    days: PERIODS.find(period => period === state.get('days')) ?? '7',
    page: state.get('page'),
    release: state.get('release'),
    measure: oneOf(MEASURES, state.get('measure')),
    put: state.put,
    hrefOf: state.hrefOf,
  }
}

export type Window = ReturnType<typeof useWindow>
