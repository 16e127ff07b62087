/** The embedded server cannot run here; the message says what is wrong and how to fix it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'

  constructor(problem: string, detail = '', cause?: unknown) {
    const output = detail.trim() === '' ? '' : `\nIts last words were:\n${lastLines(detail)}`
    super(
      `The embedded PostgreSQL cannot run: ${problem}${output}\n` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer to run without the embedded one.',
      { cause },
    )
  }
}

export function spawnFailure(error: unknown, file: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(explainSpawnFailure(error, file), '', error)
}

/** Messages for the system call errors when a program is started as another user. */
function explainSpawnFailure(error: unknown, file: string): string {
  switch (errorCode(error)) {
    case 'EPERM':
      return (
        'this process is root but may not start programs as another user (no CAP_SETUID), ' +
        'and PostgreSQL refuses to run as root. Start the app as an ordinary user.'
      )
    case 'EINVAL':
      return (
        'this container or user namespace knows no user besides root, ' +
        'and PostgreSQL refuses to run as root. Start the app as an ordinary user.'
      )
    case 'ENOENT':
      return (
        `${file} cannot be loaded. The programs need glibc 2.27 or newer; ` +
        'musl systems such as Alpine do not have it.'
      )
    case 'EACCES':
      return `${file} may not be executed (a folder that is closed to the user, or a noexec mount).`
    default:
      return `${file} cannot be started: ${String(error)}`
  }
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Some refusals have a single cause, which is explained in plain words. */
export function explainOutput(output: string): string {
  if (/no space left on device/i.test(output)) return 'the disk is full.'
  if (/could not create shared memory|cannot allocate memory/i.test(output)) {
    return 'there is too little memory.'
  }
  return 'the server did not start.'
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n')
}
