import type { Tx } from '../db/database.ts'

/** Everything about monitoring needs a system transaction: it belongs to the instance, not to a company. */

export type Setting = {
  readonly recording: boolean
  readonly samplePercent: number
  /** Empty: our own collector. */
  readonly collectorUrl: string
}

export async function readSetting(tx: Tx): Promise<Setting> {
  const row = await tx
    .selectFrom('monitoring')
    .select(['recording', 'sample_percent', 'collector_url'])
    .executeTakeFirstOrThrow()
  return {
    recording: row.recording,
    samplePercent: row.sample_percent,
    collectorUrl: row.collector_url,
  }
}

export async function writeSetting(
  tx: Tx,
  change: { readonly [Field in keyof Setting]?: Setting[Field] | undefined },
): Promise<void> {
  const { recording, samplePercent, collectorUrl } = change
  const set = {
    ...(recording === undefined ? {} : { recording }),
    ...(samplePercent === undefined ? {} : { sample_percent: samplePercent }),
    ...(collectorUrl === undefined ? {} : { collector_url: collectorUrl }),
  }
  if (Object.keys(set).length === 0) return
  await tx.updateTable('monitoring').set(set).execute()
}
