import { ConfigError } from '#server/config/config.ts'
import { EmbeddedPostgresError } from '#server/db/embedded/failure.ts'

/** What to tell a person whose start failed: one clear text where the cause is known. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another port: --port ${(port ?? 3000) + 1}`
  }
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}.`
  return error.stack ?? error.message
}
