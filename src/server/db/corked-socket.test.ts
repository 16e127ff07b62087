import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { CorkedSocket } from './corked-socket.ts'

test('what is written in one go of the program leaves as one, also what is not corked', async () => {
  const server = createServer((peer) => peer.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new CorkedSocket()
  try {
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('begin')
    socket.cork()
    socket.write('statement')
    socket.uncork()
    expect(socket.writableLength).toBe('beginstatement'.length)
    await new Promise((resolve) => socket.write('commit', resolve))
    expect(socket.writableLength).toBe(0)
  } finally {
    socket.destroy()
    server.close()
  }
})
