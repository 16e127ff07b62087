// Account toasts: one at a time, and each stays until it is closed or replaced, or for a very long time.
// Short notes about daily work are notifications instead.

export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface Toast {
  readonly id: number
  readonly tone: 'done' | 'error'
  readonly title: string
  readonly description: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId
  replace([{ ...toast, id }, ...toasts].slice(0, TOAST_LIMIT))
  setTimeout(() => closeToast(id), TOAST_REMOVE_DELAY_MS)
  return id
}

export function closeToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
