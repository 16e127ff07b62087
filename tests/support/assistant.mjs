// An assistant with a published client of the Model Context Protocol, as a program of its own: takes an address, a key
// and which of the two clients; and as JSON on its input the tools to call. Prints what it was told.

import { text } from 'node:stream/consumers'
import * as newest from '@modelcontextprotocol/client'
import * as before from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const [address, key, era] = process.argv.slice(2)
const calls = JSON.parse(await text(process.stdin))
const headers = { authorization: `Bearer ${key}` }
const isNewest = era === 'newest'
const kit = isNewest ? newest : { ...before, StreamableHTTPClientTransport }
// Without the older versions to fall back to.
const options = isNewest ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {}
const client = new kit.Client({ name: 'assistant', version: '1.0.0' }, options)

async function answerTo(call) {
  try {
    return await client.callTool(call)
  } catch (error) {
    return { refused: { code: error.code, message: error.message } }
  }
}

async function work() {
  try {
    const asked = { requestInit: { headers } }
    await client.connect(new kit.StreamableHTTPClientTransport(new URL(address), asked))
    // Its answers are checked against these descriptions from now on.
    const { tools } = await client.listTools()
    const answers = []
    for (const call of calls) answers.push(await answerTo(call))
    return { server: client.getServerVersion(), hints: client.getInstructions(), tools, answers }
  } catch (error) {
    return { refused: { code: error.code, message: error.message } }
  }
}

process.stdout.write(JSON.stringify(await work()))
await client.close()
