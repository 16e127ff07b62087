/** A network address as people write it; empty if it has no meaning for them. */
export function formatAddress(address: string | null): string {
  if (!address?.includes(':')) return address ?? ''
  const written = `http://[${address}]`
  const short = URL.canParse(written) ? new URL(written).hostname.slice(1, -1) : address
  return short === '::' ? '' : short
}
