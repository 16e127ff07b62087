import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A temporary folder with a database in it. PostgreSQL runs as another user when this one is root, and
 * has to come through: otherwise its data would lie elsewhere, and stay there.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `shelfcount-${name}-`))
  await chmod(folder, 0o711)
  return folder
}
