/** Long enough for the first data of a page to arrive, which comes after its files. */
const REST_MS = 2_000

/** Once the page has loaded, had its rest and has a network; gives back how to call it off. */
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
