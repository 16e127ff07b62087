import { chmod, lstat, mkdir } from 'node:fs/promises'
import { EmbeddedPostgresError, errorCode } from './failure.ts'

/**
 * A folder that others may pass through but only this user can write to. A folder that another user owns or can write
 * to is refused: its files could be theirs.
 */
export async function ensureOwnFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
    await chmod(folder, 0o711)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      await mkdir(folder, { recursive: true })
      await chmod(folder, 0o711)
    } else if (errorCode(error) !== 'EEXIST') {
      throw new EmbeddedPostgresError(`${folder} cannot be made: ${String(error)}`)
    }
  }
  const stats = await lstat(folder)
  const foreign = process.getuid !== undefined && stats.uid !== process.getuid()
  if (stats.isDirectory() && !foreign && (stats.mode & 0o022) === 0) return
  throw new EmbeddedPostgresError(`${folder} is not a folder that only this user can write to.`)
}
