/**
 * Renders the page that the app starts from without a network: the frame of every page, without content. Runs as its
 * own process, because the framework reads its settings when it is loaded.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [serverBuild = '', target = ''] = process.argv.slice(2)

interface ServerBuild {
  readonly default: {
    fetch(request: Request, options: { readonly context: object }): Promise<Response>
  }
}

const nobody = { user: null, token: null }
const context = {
  backend: { session: async () => nobody, query: async () => Promise.reject(new Error('No host')) },
  nonce: '',
  publicUrl: 'http://localhost',
  operator: { name: '', contact: null },
}

const { default: server }: ServerBuild = await import(pathToFileURL(serverBuild).href)
const answer = await server.fetch(new Request('http://localhost/'), { context })
if (!answer.ok) throw new Error(`The shell was answered with ${answer.status}`)
// Tells the page that it was opened without the host.
const html = (await answer.text()).replace('<html ', '<html data-from-device ')
if (!html.includes('data-from-device')) throw new Error('The shell has no html element')
writeFileSync(target, html)
process.exit(0)
