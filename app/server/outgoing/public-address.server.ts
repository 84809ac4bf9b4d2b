import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not public: IANA's special-purpose registry, multicast and reserved. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** The only IPv6 range with public addresses; excludes loopback, local, mapped, translated and multicast. */
const GLOBAL_UNICAST = ['2000::', 3] as const
/** Except protocol and documentation ranges, 6to4 and Teredo, which may embed any IPv4 address. */
const NOT_PUBLIC_6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, prefix] of NOT_PUBLIC) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of NOT_PUBLIC_6) refused.addSubnet(network, prefix, 'ipv6')
const allowed = new BlockList()
allowed.addSubnet(...GLOBAL_UNICAST, 'ipv6')

/** Whether an IP address is on the public internet; false for anything but a plain address. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && allowed.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
