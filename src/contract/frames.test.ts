import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientFrame } from './client-frame.ts'
import {
  decodeTimestamp,
  encodeTimestamp,
  INACTIVITY_MS,
  LIMITS,
  PING_INTERVAL_MS,
} from './frames.ts'

test('a version is eight little-endian bytes in base64', () => {
  expect(encodeTimestamp(0)).toBe('AAAAAAAAAAA=')
  expect(encodeTimestamp(1)).toBe('AQAAAAAAAAA=')
  expect(encodeTimestamp(258)).toBe('AgEAAAAAAAA=')
})

test('a version is read as it was written', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (version) => {
      expect(decodeTimestamp(encodeTimestamp(version))).toBe(version)
    }),
  )
})

test.each(['', 'AQ==', 'not base64!'])(
  '%j is not read as a version of the sync protocol',
  (text) => {
    expect(() => decodeTimestamp(text)).toThrow()
  },
)

const CONNECT = { type: 'Connect', sessionId: '8f14e45f-ceea', connectionCount: 0 }
const ADD = { type: 'Add', queryId: 0, udfPath: 'rooms:getWithDetails', args: [{ storeId: 'x' }] }
const MUTATION = { type: 'Mutation', requestId: 0, udfPath: 'rooms:create', args: [{}] }

test.each([
  CONNECT,
  { ...CONNECT, lastCloseReason: null, maxObservedTimestamp: 'AAAAAAAAAAA=', clientTs: 1 },
  { ...CONNECT, extensions: ['resume', 'patch'] },
  { type: 'ModifyQuerySet', baseVersion: 0, newVersion: 1, modifications: [ADD] },
  {
    type: 'ModifyQuerySet',
    baseVersion: 0,
    newVersion: 1,
    modifications: [{ type: 'Remove', queryId: 0 }],
  },
  MUTATION,
  { ...MUTATION, args: [] },
  { ...MUTATION, type: 'Action' },
  { type: 'Authenticate', baseVersion: 0, tokenType: 'User', value: 'token' },
  { type: 'Authenticate', baseVersion: 0, tokenType: 'None' },
  { type: 'Event', eventType: 'ClientConnect', event: [{ name: 'x' }] },
])('%j is in the protocol', (frame) => {
  expect(clientFrame.safeParse(frame).success).toBe(true)
})

test.each([
  null,
  [],
  { type: 'Surprise' },
  { ...CONNECT, sessionId: 'short' },
  { ...CONNECT, sessionId: 'x'.repeat(65) },
  { ...CONNECT, connectionCount: -1 },
  { ...CONNECT, extensions: ['telepathy'] },
  { type: 'ModifyQuerySet', baseVersion: 0, newVersion: 1, modifications: Array(1_001).fill(ADD) },
  {
    type: 'ModifyQuerySet',
    baseVersion: 0,
    newVersion: 1,
    modifications: [{ ...ADD, queryId: 0.5 }],
  },
  { ...MUTATION, requestId: '0' },
  { ...MUTATION, udfPath: '' },
  { ...MUTATION, args: {} },
  { ...MUTATION, args: [{}, {}] },
  { ...MUTATION, args: ['x'] },
  { type: 'Authenticate', baseVersion: 0, tokenType: 'Root' },
  { type: 'Authenticate', baseVersion: 0, tokenType: 'User', value: 'x'.repeat(8_193) },
])('%j is not in the protocol', (frame) => {
  expect(clientFrame.safeParse(frame).success).toBe(false)
})

test('a server that is alive is heard twice before it is given up', () => {
  expect(INACTIVITY_MS).toBe(30_000)
  expect(PING_INTERVAL_MS * 2).toBeLessThanOrEqual(INACTIVITY_MS)
})

test('arguments of the largest size fit into a frame', () => {
  expect(LIMITS.argsBytes).toBeLessThan(LIMITS.frameBytes)
})
