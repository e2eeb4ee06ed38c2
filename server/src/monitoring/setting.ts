import { asSystem } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { etagFor } from '../lib/secret.ts'
import { type Setting, readSetting } from './setting-store.ts'

/** Another process may have changed it: after this long it is read again. */
const KEPT_MS = 10_000

type Kept = { readonly setting: Setting; readonly readAt: number }

/** One a house, so that houses side by side in one process keep their own. */
const houses = new WeakMap<House, Kept>()
const readings = new WeakMap<House, Promise<Setting>>()

/** The setting as it was at most ten seconds ago; every page asks for it. */
export async function settingOf(house: House): Promise<Setting> {
  const kept = houses.get(house)
  if (kept && house.clock.now().getTime() - kept.readAt < KEPT_MS) return kept.setting
  const reading = readings.get(house) ?? read(house, kept)
  readings.set(house, reading)
  return reading
}

async function read(house: House, before: Kept | undefined): Promise<Setting> {
  try {
    const setting = await asSystem(house.db, readSetting)
    // What was changed here in the meantime is newer.
    if (houses.get(house) === before) keepSetting(house, setting)
    return setting
  } finally {
    readings.delete(house)
  }
}

/** It was changed here, and is in the database: whoever asks next gets it. */
export function keepSetting(house: House, setting: Setting): void {
  houses.set(house, { setting, readAt: house.clock.now().getTime() })
}

/** The agent's central configuration: Elastic's keys first, ours behind them; all values are text. */
export function agentConfigOf(setting: Setting, release: string): Record<string, string> {
  return {
    transaction_sample_rate: setting.recording ? String(setting.samplePercent / 100) : '0',
    recording: String(setting.recording),
    server_url: setting.collectorUrl,
    service_version: release,
  }
}

export function etagOf(config: Readonly<Record<string, string>>): string {
  return etagFor(JSON.stringify(config))
}

/**
 * For the content security policy, which cannot wait: the origin of another collector as far as is known, undefined for
 * our own. What has grown old is read again meanwhile, for the next page.
 */
export async function collectorOrigin(house: House): Promise<() => string | undefined> {
  let known = await settingOf(house)
  const refresh = () =>
    settingOf(house).then(
      setting => {
        known = setting
      },
      (error: unknown) =>
        house.log.warn({ err: error }, 'the monitoring setting could not be read'),
    )
  return () => {
    known = houses.get(house)?.setting ?? known
    void refresh()
    const { recording, collectorUrl } = known
    return recording && collectorUrl !== '' ? new URL(collectorUrl).origin : undefined
  }
}
