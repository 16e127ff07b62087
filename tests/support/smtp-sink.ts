// A mail server that takes everything and sends nothing on.

import { createServer, type Socket } from 'node:net'

interface SinkMail {
  readonly to: readonly string[]
  /** Headers and body as they came. */
  readonly source: string
}

export async function startSmtpSink() {
  const mails: SinkMail[] = []
  /** How many mails to refuse for now. */
  const refusals = { left: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let buffer = ''
    let to: string[] = []
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const obey = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) return say('250 sink')
      const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
      if (recipient) to.push(recipient)
      if (/^DATA/i.test(line) && refusals.left > 0) {
        refusals.left -= 1
        return say('451 try again later')
      }
      inData = /^DATA/i.test(line)
      if (inData) return say('354 go on')
      say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
    }
    const take = (source: string) => {
      mails.push({ to, source })
      to = []
      inData = false
      say('250 taken')
    }
    say('220 sink')
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(end)
        if (at < 0) return
        const piece = buffer.slice(0, at)
        buffer = buffer.slice(at + end.length)
        if (inData) take(piece)
        else obey(piece)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
