import { SERVICE_NAME, getAgentConfig } from '@bordereau/contract/monitoring-agent'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { onInvalidated } from '../data/mutation.ts'
import { call } from '../data/api.ts'
import type { Agent } from './agent.ts'

type Config = ResponseOf<typeof getAgentConfig>

/** An open page learns within this time that recording was switched off. */
export const REQUEST_INTERVAL_MS = 120_000
/** The endpoint's name: its module has the shapes of all of the monitoring, which every visit would fetch. */
const SETTINGS = 'getMonitoring'
/** Switching between tabs asks no more often than this. */
const MIN_INTERVAL_MS = 10_000

let agent: Agent | undefined
let firstConfig: Config | undefined
let requestedAt = Number.NEGATIVE_INFINITY

/**
 * Requests the monitoring configuration now and as long as the page is open: every two minutes while it is visible,
 * when it becomes visible, and at once when it was changed on this page. With its ETag an unchanged response costs a
 * few bytes. The agent is fetched only when recording is on.
 */
export function watchConfig(): void {
  const look = () => {
    const seen = document.visibilityState === 'visible' && navigator.onLine
    if (seen && performance.now() - requestedAt > MIN_INTERVAL_MS) void requestConfig()
  }
  void requestConfig()
  setInterval(look, REQUEST_INTERVAL_MS)
  document.addEventListener('visibilitychange', look)
  onInvalidated(names => {
    if (names.has(SETTINGS)) void requestConfig()
  })
}

async function requestConfig(): Promise<void> {
  requestedAt = performance.now()
  const response = await call(getAgentConfig, {
    query: { 'service.name': SERVICE_NAME },
    fresh: true,
  })
  // Without a response the configuration stays, and is requested again later.
  if (response.ok) await applyConfig(response.value)
}

async function applyConfig(config: Config): Promise<void> {
  firstConfig ??= config
  const on = config.recording === 'true'
  if (!agent && on) {
    const { startAgent } = await import('./agent.ts')
    // Another call may have started it during the import. The collector is fixed once, as is the page's content
    // security policy.
    agent ??= startAgent(config, SERVICE_NAME, firstConfig.service_version)
  }
  agent?.applyConfig(config)
}
