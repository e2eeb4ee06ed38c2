import { lookup } from 'node:dns/promises'
import { type LookupFunction, isIP } from 'node:net'
import type { OutgoingConfig } from './settings.ts'
import { refusedRange } from './address.ts'
import { OutgoingError } from './error.ts'

export type ResolvedAddress = { readonly address: string; readonly family: number }

/** All addresses of a host name. Throws where it has none. */
export type ResolveHost = (hostname: string) => Promise<readonly ResolvedAddress[]>

export const resolveBySystem: ResolveHost = hostname => lookup(hostname, { all: true })

/**
 * The lookup of a connection: the addresses that are judged are those that are connected to, so a name that resolves to
 * another address a moment later (DNS rebinding) gains nothing. One refused address refuses all.
 */
export function guardedLookup(resolveHost: ResolveHost, config: OutgoingConfig): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname)
      .then(addresses => {
        for (const { address } of addresses) refuseAddress(address, config)
        const [first] = addresses
        if (!first) throw new OutgoingError('unreachable', `${hostname} has no address`)
        if (options.all === true) callback(null, [...addresses])
        else callback(null, first.address, first.family)
      })
      .catch((error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)), '')
      })
  }
}

/** The URL's scheme and credentials, and its host where that is an address, for which no lookup happens. */
export function judgeUrl(url: URL, config: OutgoingConfig): void {
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && config.allowHttp)
  if (!isAllowed) throw new OutgoingError('url_refused', `the scheme ${url.protocol} is refused`)
  if (url.username !== '' || url.password !== '')
    throw new OutgoingError('url_refused', 'a URL with a user name is refused')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) refuseAddress(host, config)
}

/**
 * A proxy resolves names itself. What resolves here must be public here too; what does not may be a name of the proxy's
 * own network.
 */
export async function judgeNameForProxy(
  url: URL,
  resolveHost: ResolveHost,
  config: OutgoingConfig,
): Promise<void> {
  const addresses = await resolveHost(url.hostname).catch(() => [])
  for (const { address } of addresses) refuseAddress(address, config)
  const isLocalName =
    !url.hostname.includes('.') ||
    /\.(internal|local|localhost|lan|home\.arpa)\.?$/.test(url.hostname)
  if (addresses.length === 0 && isIP(url.hostname) === 0 && isLocalName)
    throw new OutgoingError('address_refused', `${url.hostname} is a name of a local network`)
}

/** Throws OutgoingError for an address that may not be reached. */
export function refuseAddress(address: string, config: OutgoingConfig): void {
  const range = refusedRange(address, config.allowedNetworks)
  if (range !== undefined)
    throw new OutgoingError('address_refused', `${address} is refused: ${range}`)
}
