import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded
  return message
}

describe('the address of a client', () => {
  test('is that of the connection when no proxy is trusted, whatever the client claims', () => {
    expect(clientAddressOf(request('::ffff:10.0.0.7', '1.2.3.4'), 0)).toBe('10.0.0.7')
  })

  test('is the one that the outermost trusted proxy saw', () => {
    const spoofed = request('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')
    expect(clientAddressOf(spoofed, 1)).toBe('10.0.0.2')
    expect(clientAddressOf(spoofed, 2)).toBe('1.2.3.4')
  })

  test('falls back to the connection when the header is missing, short or no address', () => {
    expect(clientAddressOf(request('10.0.0.1'), 1)).toBe('10.0.0.1')
    expect(clientAddressOf(request('10.0.0.1', '1.2.3.4'), 2)).toBe('10.0.0.1')
    expect(clientAddressOf(request('10.0.0.1', 'nobody'), 1)).toBe('10.0.0.1')
  })
})
