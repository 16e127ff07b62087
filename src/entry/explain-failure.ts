import { PlanFileError } from '#server/billing/plan-file.ts'
import { ConfigError } from '#server/config/config.ts'
import { DatabaseRefused } from '#server/db/database-refused.ts'
import { EmbeddedPostgresError } from '#server/db/embedded/failure.ts'

/** A start that was refused; the message is the whole explanation. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

const TOLD = [StartRefused, ConfigError, PlanFileError, DatabaseRefused, EmbeddedPostgresError]

/** The message for a failed start: one clear text if the cause is known. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (TOLD.some((kind) => error instanceof kind)) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another port: npm start -- --port ${(port ?? 3000) + 1}`
  }
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}.`
  return error.stack ?? error.message
}
