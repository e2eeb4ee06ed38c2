import * as z from 'zod'
import { isNetwork } from './address.ts'

/** What the server may request over HTTP by itself. */
export type OutgoingConfig = {
  /** false: no request leaves the server. */
  readonly enabled: boolean
  /** Accept http besides https. */
  readonly allowHttp: boolean
  /** Addresses and networks that are reached although they are not public. */
  readonly allowedNetworks: readonly string[]
  /** URLs, empty without a proxy; hosts that are reached without it, separated by commas. */
  readonly proxy: { readonly http: string; readonly https: string; readonly exceptions: string }
}

const networks = z
  .string()
  .transform(text => text.split(',').map(one => one.trim()))
  .refine(
    list => list.every(one => isNetwork(one)),
    'must be addresses or networks such as 10.0.0.0/8, 192.168.1.20, fd00::/8',
  )

const proxyUrl = z.url({ protocol: /^https?$/ }).optional()

/** The variables of outgoing requests; those of a proxy have the names that other programs read, in either case. */
export const OUTGOING_ENVIRONMENT = {
  OUTGOING: z.enum(['on', 'off']).default('on'),
  OUTGOING_ALLOW_HTTP: z.enum(['true', 'false', '1', '0']).default('false'),
  OUTGOING_ALLOW_NETWORKS: networks.default([]),
  HTTPS_PROXY: proxyUrl,
  HTTP_PROXY: proxyUrl,
  NO_PROXY: z.string().optional(),
  https_proxy: proxyUrl,
  http_proxy: proxyUrl,
  no_proxy: z.string().optional(),
}

export type OutgoingSettings = z.infer<z.ZodObject<typeof OUTGOING_ENVIRONMENT>>

export function outgoingOf(set: OutgoingSettings): OutgoingConfig {
  return {
    enabled: set.OUTGOING === 'on',
    allowHttp: ['true', '1'].includes(set.OUTGOING_ALLOW_HTTP),
    allowedNetworks: set.OUTGOING_ALLOW_NETWORKS,
    proxy: {
      http: set.http_proxy ?? set.HTTP_PROXY ?? '',
      https: set.https_proxy ?? set.HTTPS_PROXY ?? '',
      exceptions: set.no_proxy ?? set.NO_PROXY ?? '',
    },
  }
}
