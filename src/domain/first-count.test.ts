import { expect, test } from 'vitest'
import { FIRST_COUNT_PROTOCOL } from './first-count.ts'
import { decideProtocol } from './protocol.ts'

test('a first count lets everybody help in its only room, and asks for no reasons', () => {
  expect(FIRST_COUNT_PROTOCOL).toMatchObject({ helping: true, reasonCodes: false, blind: true })
  expect(decideProtocol(FIRST_COUNT_PROTOCOL)).toEqual(FIRST_COUNT_PROTOCOL)
})
