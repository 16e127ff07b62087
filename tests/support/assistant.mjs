// An assistant with the published client of the Model Context Protocol, as a program of its own: takes an address, a key
// and, as JSON on its input, the tools to call; prints what it was told.

import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const [address, key] = process.argv.slice(2)
const calls = JSON.parse(await text(process.stdin))
const headers = { authorization: `Bearer ${key}` }
const client = new Client({ name: 'assistant', version: '1.0.0' })

async function answerTo(call) {
  try {
    return await client.callTool(call)
  } catch (error) {
    return { refused: { code: error.code, message: error.message } }
  }
}

async function work() {
  try {
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
    )
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
