// Browsers tie a passkey to the name of a site, and use it on its pages alone.

interface PasskeySite {
  readonly rpID: string
  readonly origin: string[]
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]'])

/** An address of digits is no name, but the own machine has one as well. */
export function passkeySite(publicUrl: string): PasskeySite {
  const url = new URL(publicUrl)
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: [url.origin] }
}
