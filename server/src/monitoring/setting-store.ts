import type { Tx } from '../db/database.ts'

/** Monitoring belongs to the instance and not to a company, so all its tables need the system scope. */

export type Setting = {
  readonly recording: boolean
  readonly samplePercent: number
  /** The URL of another collector; '' for the built-in one. */
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
