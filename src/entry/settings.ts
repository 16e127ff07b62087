// The settings of a process from its file, the environment and the command line.

import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { type Config, parseConfig } from '#server/config/config.ts'
import type { CommandLine } from './command-line.ts'

type Options = Partial<Pick<CommandLine, 'port' | 'https'>>

export async function readSettings(projectFolder: string, options: Options = {}): Promise<Config> {
  const file = path.join(projectFolder, '.env')
  // Variables that are already set take precedence over the file.
  if (existsSync(file)) process.loadEnvFile(file)
  const input = { variables: process.env, projectFolder, ...options }
  const config = parseConfig(input)
  if (config.port !== 0) return config
  // "Any free port" has to be decided before the first link is made.
  return parseConfig({ ...input, port: await findFreePort(config.host) })
}

function findFreePort(host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port: 0, ...(host && { host }) }, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
