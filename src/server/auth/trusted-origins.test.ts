import { describe, expect, test } from 'vitest'
import { isTrustedOrigin } from './trusted-origins.ts'

const PUBLIC = 'https://count.example'

describe('a trusted origin', () => {
  test('is the public one, by whatever host the proxy asks us', () => {
    expect(isTrustedOrigin(PUBLIC, PUBLIC, 'internal:3000')).toBe(true)
    expect(isTrustedOrigin('http://count.example', PUBLIC, 'internal:3000')).toBe(false)
  })

  test('is the host that the request was sent to', () => {
    expect(isTrustedOrigin('http://192.168.1.5:3000', PUBLIC, '192.168.1.5:3000')).toBe(true)
    expect(isTrustedOrigin('http://192.168.1.5:4000', PUBLIC, '192.168.1.5:3000')).toBe(false)
  })

  test('may be another name of this machine on the same port', () => {
    expect(isTrustedOrigin('http://localhost:3000', PUBLIC, '127.0.0.1:3000')).toBe(true)
    expect(isTrustedOrigin('http://localhost:3001', PUBLIC, '127.0.0.1:3000')).toBe(false)
    expect(isTrustedOrigin('http://localhost:3000', PUBLIC, 'count.example:3000')).toBe(false)
  })

  test('is never one that only looks like ours', () => {
    for (const origin of ['https://count.example.evil', 'null', '', 'https://evil/count.example']) {
      expect(isTrustedOrigin(origin, PUBLIC, 'count.example')).toBe(false)
    }
    expect(isTrustedOrigin('https://evil.example', PUBLIC, undefined)).toBe(false)
  })
})
