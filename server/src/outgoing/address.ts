import ipaddr from 'ipaddr.js'

/** Addresses that may be reached although they are not public: `10.0.0.0/8`, `192.168.1.20`, `fd00::/8`. */
export type AllowedNetworks = readonly string[]

/**
 * Azure answers here for the machine itself (WireServer, learn.microsoft.com/azure/virtual-network/what-is-ip-address-
 * 168-63-129-16): the only address of a cloud's metadata that lies in a public range.
 */
const METADATA = '168.63.129.16'

/** All public IPv6 addresses (RFC 4291, IANA: Global Unicast). Others may contain an IPv4 address, such as `::10.0.0.1`. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Why no connection may go to an address: 'private', 'loopback', 'linkLocal', '6to4' …; undefined where it may. Private,
 * local, shared (RFC 6598), multicast and reserved ranges are refused, and all IPv6 forms that carry an IPv4 address.
 */
export function refusedRange(address: string, allowed: AllowedNetworks): string | undefined {
  if (!ipaddr.isValid(address)) return 'invalid'
  // A zone such as %eth0 only exists on addresses that are local.
  const parsed = ipaddr.parse(address.replace(/%.*$/, ''))
  if (allowed.some(network => contains(network, parsed))) return undefined
  if (parsed.toString() === METADATA) return 'metadata'
  const range = parsed.range()
  if (range !== 'unicast') return range
  return parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST) ? 'reserved' : undefined
}

function contains(network: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const [base, length] = parseNetwork(network)
  return base.kind() === address.kind() && address.match(base, length)
}

/** Whether a text is an address or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}

function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
