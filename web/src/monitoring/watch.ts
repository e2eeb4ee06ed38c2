import { SERVICE_NAME, getAgentConfig, getMonitoring } from '@bordereau/contract/monitoring'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { onTouched } from '../act.ts'
import { call } from '../api.ts'
import type { Agent } from './agent.ts'

type Config = ResponseOf<typeof getAgentConfig>

/** A page that stays open learns within this time that it was switched off. */
export const ASK_EVERY_MS = 120_000
/** Whoever goes from tab to tab asks no oftener. */
const ASK_AT_MOST_MS = 10_000

let agent: Agent | undefined
let first: Config | undefined
let askedAt = Number.NEGATIVE_INFINITY

/**
 * Asks how this page is to be watched, now and as long as it is open: every two minutes while somebody sees it, when
 * somebody comes back to it, and at once when it was changed on this very page. By its tag an answer that has not
 * changed costs a few bytes. The agent is fetched only when there is something for it to do.
 */
export function watch(): void {
  const look = () => {
    const seen = document.visibilityState === 'visible' && navigator.onLine
    if (seen && performance.now() - askedAt > ASK_AT_MOST_MS) void ask()
  }
  void ask()
  setInterval(look, ASK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  onTouched(names => {
    if (names.has(getMonitoring.name)) void ask()
  })
}

async function ask(): Promise<void> {
  askedAt = performance.now()
  const answer = await call(getAgentConfig, {
    query: { 'service.name': SERVICE_NAME },
    fresh: true,
  })
  // Nobody answered, or no one who knows: it stays as it is, and is asked again.
  if (answer.ok) await follow(answer.value)
}

async function follow(config: Config): Promise<void> {
  first ??= config
  const on = config.recording === 'true'
  if (!agent && on) {
    const { startAgent } = await import('./agent.ts')
    // Somebody may have asked meanwhile. Where to send is settled once: the page's security policy was, too.
    agent ??= startAgent(config, first.service_version)
  }
  agent?.follow(config)
}
