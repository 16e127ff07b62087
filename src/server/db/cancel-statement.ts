import type { ClientBase, Pool } from 'pg'

/** Cancels the statement of a connection. The caller still holds it, so it is no one else's statement. */
export async function cancelStatement(owner: Pool, client: ClientBase): Promise<void> {
  // The driver knows it, its types do not.
  const { processID } = client as unknown as { readonly processID: number | null }
  if (processID !== null) await owner.query('select pg_cancel_backend($1)', [processID])
}
