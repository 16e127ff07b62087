// A name server on loopback that knows TXT records, as owners publish them to prove a domain.

import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const TXT = 16

export async function startNameServer() {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, records), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const { name, end } = nameIn(query)
  const question = query.subarray(HEADER_BYTES, end)
  const text = records.get(name.toLowerCase())
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  // An answer, or that there is no such name.
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  return Buffer.concat([header, question, ...(text === undefined ? [] : [recordOf(text)])])
}

function nameIn(query: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  // Behind the name: its end, kind and class.
  return { name: labels.join('.'), end: at + 5 }
}

/** Of the name in the question. */
function recordOf(text: string): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(1, 6)
  head.writeUInt16BE(text.length + 1, 10)
  head.writeUInt8(text.length, 12)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}
