import { type Socket, connect, isIP } from 'node:net'
import { OutgoingError } from './error.ts'
import { type ResolveHost, guardedLookup, refuseAddress } from './resolve.ts'
import type { OutgoingConfig } from './settings.ts'

/** Opens a TCP connection for a protocol other than HTTP. Throws OutgoingError. */
export type OpenConnection = (host: string, port: number) => Promise<Socket>

const CONNECT_TIMEOUT_MS = 15_000

/** As requests: to public addresses, and to those that the operator allows; the address that is judged is connected to. */
export function openConnection(config: OutgoingConfig, resolveHost: ResolveHost): OpenConnection {
  return async (host, port) => {
    if (!config.enabled) throw new OutgoingError('off', 'outgoing requests are off (OUTGOING)')
    if (isIP(host) !== 0) refuseAddress(host, config)
    const socket = connect({ host, port, lookup: guardedLookup(resolveHost, config) })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.once('connect', resolve)
    socket.once('error', reject)
    socket.setTimeout(CONNECT_TIMEOUT_MS, () =>
      socket.destroy(new OutgoingError('timeout', `${host} does not answer`)),
    )
    await promise
    socket.off('error', reject)
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    return socket
  }
}
