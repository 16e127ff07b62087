// Data folders as the first start leaves them. Making the demo takes longer than most tests, so it is
// made once, and every host of the browser tests begins with a copy.

import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { findFreePort, startHost } from './host.ts'

/** The global setup runs in another process than the tests: the environment is what they share. */
const VARIABLE = 'SHELFCOUNT_BROWSER_DEMO'

/** To be called before hosts start, and to be removed by what it returns after the last one has started. */
export async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder('demo')
  const remove = () => rm(folder, { recursive: true, force: true })
  const dataFolder = join(folder, 'data')
  try {
    const host = await startHost({ dataFolder, port: await findFreePort() })
    await host.stop()
  } catch (error) {
    await remove()
    throw error
  }
  process.env[VARIABLE] = dataFolder
  return remove
}

/** With `data` in it, which belongs to a host. Where no demo was made the host makes its own. */
export async function makeDemoFolder(name: string): Promise<string> {
  const folder = await makeDataFolder(name)
  const demo = process.env[VARIABLE]
  // The files belong to the account of the database, and stay its own.
  if (demo) await promisify(execFile)('cp', ['-a', demo, join(folder, 'data')])
  return folder
}
