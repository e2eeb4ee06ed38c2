import { type AgentConfigOptions, init } from '@elastic/apm-rum'
import { SERVICE_NAME, type getAgentConfig } from '@bordereau/contract/monitoring'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { scrubPayload } from './payload.ts'
import { type Fault, handOver } from './start.ts'

type Config = ResponseOf<typeof getAgentConfig>

export type Agent = {
  /** Does as the configuration says from now on. Sends nothing when it names another collector than at the beginning. */
  readonly follow: (config: Config) => void
}

/** Elastic's agent, taught to say nothing of whose page it is. `release`: of the program this page runs. */
export function startAgent(config: Config, release: string): Agent {
  const own = config.server_url === ''
  let recording = true
  const agent = init({
    ...OPTIONS,
    ...optionsOf(config),
    serviceVersion: release,
    centralConfig: own,
  })
  // Whatever is on its way out comes through here, also what was gathered before it was switched off.
  agent.addFilter(payload =>
    // Without a connection it would only be complained of.
    recording && navigator.onLine ? scrubPayload(payload, own) : undefined,
  )
  handOver(fault => {
    if (fault.what instanceof Error) agent.captureError(fault.what, { labels: labelsOf(fault) })
  })
  return {
    follow: newer => {
      recording = newer.recording === 'true' && newer.server_url === config.server_url
      agent.config(optionsOf(newer, recording))
    },
  }

  function optionsOf(from: Config, on = true): AgentConfigOptions {
    return {
      // The agent takes nothing less than a name and an address each time.
      serviceName: SERVICE_NAME,
      serverUrl: own ? window.location.origin : config.server_url,
      transactionSampleRate: on ? Number(from.transaction_sample_rate) : 0,
    }
  }
}

const OPTIONS: AgentConfigOptions = {
  apiVersion: 3,
  // It complains of every batch that does not arrive; whoever reads the console cannot mend that.
  logLevel: 'error',
  distributedTracing: false,
  // What was pressed says nothing without the names of buttons, and those we do not send.
  disableInstrumentations: ['eventtarget', 'click'],
}

/** The names of the components, without their addresses. */
function labelsOf({ components = '' }: Fault): { components: string } {
  const names = [...components.matchAll(/^\s*at ([\w$.]+)|^([\w$.]+)@/gm)]
  return {
    components: names
      .map(([, chrome, firefox]) => chrome ?? firefox)
      .slice(0, 20)
      .join(' ‹ '),
  }
}
