import type { Bucket } from '@bordereau/domain/payment/ageing'
import type { Tone } from '@bordereau/ui/badge/badge'

type AgeingBucket = { readonly bucket: Bucket; readonly amount: string }

export type AgeingPart = {
  readonly key: Bucket
  readonly label: string
  readonly amount: string
  /** For the width of the bar only; the amount is shown as text. */
  readonly value: number
  readonly tone: Tone
  readonly strength: number
}

/** The parts of the ageing bar in their order, redder the older they are. */
export function bucketsOf(
  ageing: readonly AgeingBucket[],
  labels: Readonly<Record<Bucket, string>>,
): readonly AgeingPart[] {
  return BUCKET_STYLES.flatMap(({ key, tone, strength }) => {
    const aged = ageing.find(({ bucket }) => bucket === key)
    if (aged === undefined) return []
    return [
      { key, label: labels[key], amount: aged.amount, value: Number(aged.amount), tone, strength },
    ]
  })
}

const BUCKET_STYLES: readonly { key: Bucket; tone: Tone; strength: number }[] = [
  { key: 'not_due', tone: 'blue', strength: 1 },
  { key: 'days_1_30', tone: 'amber', strength: 0.7 },
  { key: 'days_31_60', tone: 'amber', strength: 1 },
  { key: 'days_61_90', tone: 'red', strength: 0.7 },
  { key: 'days_over_90', tone: 'red', strength: 1 },
]
