import type { ClientBase, Pool } from 'pg'

/** Ends what a connection is doing. Whoever calls still holds it, so that it is nobody else's statement. */
export async function cancelStatement(owner: Pool, client: ClientBase): Promise<void> {
  // The driver knows it, its types do not.
  const { processID } = client as unknown as { readonly processID: number | null }
  if (processID !== null) await owner.query('select pg_cancel_backend($1)', [processID])
}
