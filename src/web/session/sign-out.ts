/** Ends the session and leaves by loading anew: nothing of the user stays in memory. */
export async function signOut(to: '/' | '/sign-in' = '/sign-in'): Promise<void> {
  await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  window.location.replace(to)
}
