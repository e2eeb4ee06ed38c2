import { type AgentConfigOptions, init } from '@elastic/apm-rum'
import type { getAgentConfig } from '@bordereau/contract/monitoring-agent'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { scrubPayload } from './payload.ts'
import { type PageError, takeOver } from './page-errors.ts'

type Config = ResponseOf<typeof getAgentConfig>

export type Agent = {
  /** Applies the configuration. Sends nothing when it names another collector than at the start. */
  readonly applyConfig: (config: Config) => void
}

/** Elastic's agent, configured to send no personal data. `release`: of the program this page runs. */
export function startAgent(config: Config, service: string, release: string): Agent {
  const own = config.server_url === ''
  let recording = true
  const agent = init({
    ...OPTIONS,
    ...optionsOf(config),
    serviceVersion: release,
    // watch.ts requests it, again and again; the agent would once more.
    centralConfig: false,
  })
  // Everything that is about to be sent passes here, also what was gathered before recording was switched off.
  agent.addFilter(payload =>
    // Without a connection sending would only log an error.
    recording && navigator.onLine ? scrubPayload(payload, own) : undefined,
  )
  // The agent ends a change with the last of its requests. One to a page that requests nothing would last until a form is
  // sent there.
  agent.observe('transaction:start', change => {
    if (change.type === 'route-change')
      setTimeout(() => change.removeTask(change.addTask('quiet')), QUIET_MS)
  })
  takeOver(error => {
    if (error.what instanceof Error) agent.captureError(error.what, { labels: labelsOf(error) })
  })
  return {
    applyConfig: newer => {
      recording = newer.recording === 'true' && newer.server_url === config.server_url
      agent.config(optionsOf(newer, recording))
    },
  }

  function optionsOf(from: Config, on = true): AgentConfigOptions {
    return {
      // The agent requires a name and an address each time.
      serviceName: service,
      serverUrl: own ? window.location.origin : config.server_url,
      transactionSampleRate: on ? Number(from.transaction_sample_rate) : 0,
    }
  }
}

/** Milliseconds after which a page that is changed to has begun its requests. */
const QUIET_MS = 500

const OPTIONS: AgentConfigOptions = {
  apiVersion: 3,
  // It logs every batch that does not arrive, which a user cannot fix.
  logLevel: 'error',
  distributedTracing: false,
  // A click says nothing without the names of buttons, which are not sent.
  disableInstrumentations: ['eventtarget', 'click'],
}

/** The names of the components, without their addresses. */
function labelsOf({ components = '' }: PageError): { components: string } {
  const names = [...components.matchAll(/^\s*at ([\w$.]+)|^([\w$.]+)@/gm)]
  return {
    components: names
      .map(([, chrome, firefox]) => chrome ?? firefox)
      .slice(0, 20)
      .join(' ‹ '),
  }
}
