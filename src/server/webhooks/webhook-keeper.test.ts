import { expect, test } from 'vitest'
import { createWebhookKeeper, openWebhookSecret } from './webhook-keeper.ts'

const secret = 'a secret that is long enough for a test'
const strict = createWebhookKeeper({ secret, allowsPrivate: false })
const open = createWebhookKeeper({ secret, allowsPrivate: true })

test.each([
  ['hooks', 'address'],
  ['ftp://example.com', 'address'],
  ['javascript:alert(1)', 'address'],
  ['http://example.com/hooks', 'https'],
  ['https://user:password@example.com', 'password'],
  ['https://localhost', 'private'],
  ['https://LOCALHOST.', 'private'],
  ['https://a.localhost:8443', 'private'],
  ['https://127.0.0.1', 'private'],
  ['https://127.1', 'private'],
  ['https://2130706433', 'private'],
  ['https://0x7f000001', 'private'],
  ['https://0177.0.0.1', 'private'],
  ['https://0', 'private'],
  ['https://[::1]', 'private'],
  ['https://[::ffff:127.0.0.1]', 'private'],
  ['https://[::ffff:a9fe:a9fe]/latest/meta-data', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://10.0.0.1', 'private'],
])('%s is refused', (url, rule) => {
  expect(() => strict.decideUrl(url)).toThrow(
    expect.objectContaining({ code: 'invalid_argument', details: { field: 'url', rule } }),
  )
})

test('addresses of the internet are kept in their canonical form', () => {
  expect(strict.decideUrl(' https://EXAMPLE.com/hooks?a=1#part ')).toBe(
    'https://example.com/hooks?a=1',
  )
  expect(strict.decideUrl('https://8.8.8.8')).toBe('https://8.8.8.8/')
})

test('an operator may allow private networks, but no passwords in addresses', () => {
  expect(open.decideUrl('http://127.0.0.1:9000/x')).toBe('http://127.0.0.1:9000/x')
  expect(() => open.decideUrl('http://a:b@127.0.0.1')).toThrow()
})

test('secrets are kept encrypted, and opened with the secret of the installation alone', () => {
  const made = strict.newSecret()
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(made.sealed).not.toContain(made.secret.slice(6))
  expect(openWebhookSecret(secret, made.sealed)).toBe(made.secret)
  expect(() => openWebhookSecret(`${secret}!`, made.sealed)).toThrow()
})
