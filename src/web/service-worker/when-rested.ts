/** Long enough for the page's first data to arrive, which comes after its files. */
const REST_MS = 2_000

/** Runs once the page has loaded, been idle for a moment, and has a network; returns a function that cancels it. */
export function whenRested(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    timer = setTimeout(() => {
      if (navigator.onLine) task()
      else window.addEventListener('online', rest, { once: true })
    }, REST_MS)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    window.removeEventListener('load', rest)
    window.removeEventListener('online', rest)
    clearTimeout(timer)
  }
}
