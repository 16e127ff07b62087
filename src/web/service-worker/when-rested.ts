/** Long enough for the first data of a page to arrive, which comes after its files. */
const REST_MS = 2_000

/** Once the page has loaded and had its rest; gives back how to call it off. */
export function whenRested(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    timer = setTimeout(task, REST_MS)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    window.removeEventListener('load', rest)
    clearTimeout(timer)
  }
}
