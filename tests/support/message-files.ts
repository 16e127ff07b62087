import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../src/messages')

/** Every folder of messages is an area. */
export function areaNames(): readonly string[] {
  const entries = readdirSync(FOLDER, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
