import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned } from './value.ts'

/** The service name of the browser agent (Elastic APM), in its metadata and its configuration requests. */
export const SERVICE_NAME = 'bordereau'

/**
 * The agent's central configuration, in Elastic's form: all values are text. The fields after the first are this
 * application's own; the agent ignores them.
 */
export const getAgentConfig = endpoint({
  name: 'getAgentConfig',
  method: 'GET',
  path: '/config/v1/rum/agents',
  access: 'public',
  query: z.object({ 'service.name': cleaned(200) }),
  response: z.object({
    transaction_sample_rate: z.string(),
    recording: z.enum(['true', 'false']),
    /** Where to send events; empty: to this instance. */
    server_url: z.string(),
    /** The release that currently serves pages. */
    service_version: z.string(),
  }),
})
