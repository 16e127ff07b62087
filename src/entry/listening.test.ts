import { describe, expect, test } from 'vitest'
import { decideListening, demoNotice, type StartWishes } from './listening.ts'

const EMBEDDED = { kind: 'embedded' } as const
const SERVER = {
  kind: 'server',
  url: 'postgres://db',
  directUrl: null,
  preparedStatements: null,
} as const

function decided(wishes: Partial<Omit<StartWishes, 'config'>> & { host?: string | null } = {}) {
  const { host = null, https = false, demo } = wishes
  return decideListening({ config: { host, database: EMBEDDED }, https, demo })
}

describe('the demo', () => {
  test('is made where only this machine is listened to, which a plain start does', () => {
    expect(decided()).toEqual({ host: '127.0.0.1', isLocal: true, makesDemo: true })
    for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '::1']) {
      expect(decided({ host }), host).toEqual({ host, isLocal: true, makesDemo: true })
    }
  })

  test.each(['0.0.0.0', '::', '192.168.1.4', 'shop.example', '127.evil.example'])(
    'is not made on %s, unless somebody asks for it',
    (host) => {
      expect(decided({ host })).toEqual({ host, isLocal: false, makesDemo: false })
      expect(decided({ host, demo: true }).makesDemo).toBe(true)
    },
  )

  test('is not made for phones of the network, unless somebody asks for it', () => {
    expect(decided({ https: true })).toEqual({ host: null, isLocal: false, makesDemo: false })
    expect(decided({ https: true, demo: true }).makesDemo).toBe(true)
  })

  test('is left out where somebody says so, and then every address is listened to', () => {
    expect(decided({ demo: false })).toEqual({ host: null, isLocal: false, makesDemo: false })
  })

  test('is never made in a database that somebody else runs', () => {
    const config = { host: null, database: SERVER }
    for (const demo of [undefined, true, false]) {
      expect(decideListening({ config, https: false, demo })).toEqual({
        host: null,
        isLocal: false,
        makesDemo: false,
      })
    }
  })
})

describe('the log', () => {
  const facts = { hasDemo: false, isEmbedded: true }

  test('says why there is no demo, and how to get it', () => {
    const said = demoNotice(decided({ host: '0.0.0.0' }), facts)
    expect(said).toMatchObject({ level: 'info', text: expect.stringContaining('--demo') })
  })

  test('warns of a demo that others can reach', () => {
    const open = decided({ host: '0.0.0.0', demo: true })
    expect(demoNotice(open, { ...facts, hasDemo: true })).toMatchObject({ level: 'warn' })
  })

  test('says that a demo stays on this machine', () => {
    const said = demoNotice(decided(), { ...facts, hasDemo: true })
    expect(said).toMatchObject({
      level: 'info',
      text: expect.stringContaining('only this machine'),
    })
  })

  test('says nothing where there is nothing to say', () => {
    expect(demoNotice(decided({ host: 'localhost', demo: false }), facts)).toBeNull()
    expect(demoNotice(decided({ host: '0.0.0.0' }), { ...facts, isEmbedded: false })).toBeNull()
  })
})
