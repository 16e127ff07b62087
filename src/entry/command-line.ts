import { parseArgs } from 'node:util'
import { ConfigError } from '#server/config/config.ts'

export interface CommandLine {
  readonly port: number | undefined
  readonly https: boolean
  /** Undefined if the command line does not say. */
  readonly demo: boolean | undefined
}

const USAGE = 'Known options: --port <number>, --https, --demo, --no-demo.'

export function parseCommandLine(args: readonly string[]): CommandLine {
  const { port, https, demo } = readOptions(args)
  if (port !== undefined && !/^\d{1,5}$/.test(port)) {
    throw new ConfigError([`--port must be a number. ${USAGE}`])
  }
  return {
    port: port === undefined ? undefined : Number(port),
    https: https ?? false,
    demo,
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        port: { type: 'string' },
        https: { type: 'boolean' },
        demo: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`${reason}. ${USAGE}`])
  }
}
