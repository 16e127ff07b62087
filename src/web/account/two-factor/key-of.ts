/** The secret in the address that an authenticator app reads. */
export function keyOf(address: string): string {
  return new URL(address).searchParams.get('secret') ?? ''
}

/** In groups of four, to be typed; apps ignore the spaces. */
export function groupedKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? ''
}
