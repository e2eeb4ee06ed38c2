import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { etagFor } from '../lib/secret.ts'
import { type Setting, readSetting } from './setting-store.ts'

/** How long the setting is cached; another process may change it. */
const CACHE_MS = 10_000

type CachedSetting = { readonly setting: Setting; readonly readAt: number }

/** One cache per application context, because tests run several in one process. */
const cache = new WeakMap<AppContext, CachedSetting>()
const pendingReads = new WeakMap<AppContext, Promise<Setting>>()

/** The setting, at most CACHE_MS old, because every page request needs it. */
export async function settingOf(context: AppContext): Promise<Setting> {
  const cached = cache.get(context)
  if (cached && context.clock.now().getTime() - cached.readAt < CACHE_MS) return cached.setting
  const pending = pendingReads.get(context) ?? read(context, cached)
  pendingReads.set(context, pending)
  return pending
}

async function read(context: AppContext, before: CachedSetting | undefined): Promise<Setting> {
  try {
    const setting = await asSystem(context.db, readSetting)
    // A value cached during the read is newer.
    if (cache.get(context) === before) cacheSetting(context, setting)
    return setting
  } finally {
    pendingReads.delete(context)
  }
}

/** Caches a setting after it was committed by this process. */
export function cacheSetting(context: AppContext, setting: Setting): void {
  cache.set(context, { setting, readAt: context.clock.now().getTime() })
}

/** The agent's central configuration: Elastic's keys, then those of this application. All values are text. */
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
 * Returns a synchronous function for the content security policy: the origin of another collector, undefined for the
 * built-in one. It uses the cached setting and refreshes it in the background.
 */
export async function collectorOrigin(context: AppContext): Promise<() => string | undefined> {
  let current = await settingOf(context)
  const refresh = () => {
    settingOf(context).then(
      setting => {
        current = setting
      },
      (error: unknown) =>
        context.log.warn({ err: error }, 'the monitoring setting could not be read'),
    )
  }
  return () => {
    current = cache.get(context)?.setting ?? current
    refresh()
    const { recording, collectorUrl } = current
    return recording && collectorUrl !== '' ? new URL(collectorUrl).origin : undefined
  }
}
