/** Which network addresses belong to the public Internet. Everything else is internal (private networks, loopback, 169.254.169.254, where clouds keep credentials), and is not visited. */
import ipaddr from 'ipaddr.js';

/** The only block that IANA has allocated for global unicast (IPv6 Address Space registry); everything else is special or unassigned. */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Parts of it that are not global, or that contain an IPv4 address to which a relay would deliver (IANA special-purpose registry). */
const SPECIAL_V6 = [
  // Protocol assignments: Teredo, benchmarking, ORCHID and the like.
  '2001::/23',
  // Documentation.
  '2001:db8::/32',
  '3fff::/20',
  // 6to4.
  '2002::/16',
  // AS112.
  '2620:4f:8000::/48',
].map((block) => ipaddr.IPv6.parseCIDR(block));

/**
 * @param address in its usual notation, as resolvers and sockets give it; any other spelling, and one with a zone, is not global
 */
export function isGlobalAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast';
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(GLOBAL_UNICAST_V6) && !SPECIAL_V6.some((block) => parsed.match(block));
}
