import type { ClientBase, Pool } from 'pg'

/**
 * Cancels the statement that is running on a connection. The caller must still hold the connection, so that it cannot
 * be the statement of another caller.
 */
export async function cancelStatement(owner: Pool, client: ClientBase): Promise<void> {
  // The driver has this field, but its types do not.
  const { processID } = client as unknown as { readonly processID: number | null }
  if (processID !== null) await owner.query('select pg_cancel_backend($1)', [processID])
}
