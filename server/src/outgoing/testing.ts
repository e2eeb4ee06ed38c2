import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type RequestListener, createServer } from 'node:http'
import { pino } from 'pino'
import type { OutgoingConfig } from './settings.ts'
import type { ResolveHost } from './resolve.ts'

export const silent = pino({ level: 'silent' })

/** Nothing private is allowed, but http is: what is refused is refused for its address. */
export const PUBLIC_ONLY: OutgoingConfig = {
  enabled: true,
  allowHttp: true,
  allowedNetworks: [],
  proxy: { http: '', https: '', exceptions: '' },
}

/** Hosts of URLs that must never be reached, each as it may stand between `https://` and the port. */
export const REFUSED_HOSTS: readonly string[] = [
  // This machine, in every way to write it.
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '0X7F.1',
  '2130706433',
  '0177.0.0.1',
  '017700000001',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '１２７.0.0.1',
  '127。0。0。1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  // Private and shared networks.
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.1.254',
  '3232235777',
  '100.64.0.1',
  '100.127.255.254',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fec0::1]',
  // Link-local, and the metadata of clouds.
  '169.254.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '0xa9fea9fe',
  '2852039166',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  '[fe80::1]',
  '[fd00:ec2::254]',
  // Multicast, broadcast, reserved.
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '[ff02::1]',
  '[ff0e::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[2001:2::1]',
  '[3fff::1]',
  '[5f00::1]',
  // IPv6 that carries an IPv4 address: mapped, compatible, translated, NAT64, 6to4, Teredo.
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:8.8.8.8]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:a00:1::]',
]

/** URLs that are refused for what stands before the host. */
export const REFUSED_URLS: readonly string[] = [
  'file:///etc/passwd',
  'ftp://files.example/a',
  'gopher://127.0.0.1:70/_x',
  'unix:/var/run/docker.sock',
  'data:application/json,{}',
  'javascript:alert(1)',
  'ws://sockets.example/',
  'blob:https://public.example/1',
  'https://user:secret@public.example/',
  'https://user@public.example/',
  '//public.example/',
  '/relative',
  'https://',
  '',
]

/** Names and the addresses that a hostile name server returns for them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'api.localhost': ['127.0.0.1'],
  'loopback.example': ['127.0.0.1'],
  'loopback6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'private.example': ['10.0.0.7'],
  'metadata.google.internal': ['169.254.169.254'],
  // One public address among others does not help.
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
}
export const REFUSED_NAMES: readonly string[] = Object.keys(NAMES)

export const hostileResolver: ResolveHost = async hostname =>
  (NAMES[hostname] ?? []).map(address => ({ address, family: address.includes(':') ? 6 : 4 }))

export type TestServer = {
  readonly port: number
  /** Connections so far. */
  readonly connections: () => number
  /** The addresses of this machine that they were made to, in order. */
  readonly reached: () => readonly string[]
  readonly close: () => Promise<void>
}

/** An HTTP server on an address of this machine; without one, on all of them. */
export async function listen(answer: RequestListener, address?: string): Promise<TestServer> {
  const reached: string[] = []
  const server = createServer({ keepAlive: false }, answer)
  server.on('connection', socket => {
    reached.push(socket.localAddress ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, address, resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port')
  return {
    port: bound.port,
    connections: () => reached.length,
    reached: () => reached,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The number of sockets that are opened to other programs while `run` runs. */
export async function socketsOpened(run: () => Promise<void>): Promise<number> {
  let count = 0
  const counter = () => {
    count += 1
  }
  subscribe('net.client.socket', counter)
  try {
    await run()
  } finally {
    unsubscribe('net.client.socket', counter)
  }
  return count
}
