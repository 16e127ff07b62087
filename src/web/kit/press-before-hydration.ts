/**
 * A page is visible, and can be pressed, before its code has loaded. A button would do nothing then, and a
 * link would leave for a blank page that waits for the same code again. So presses are kept, each element
 * once, and repeated in their order once the page is hydrated. Until then pressed elements are paler. If the
 * code cannot be loaded at all, links work as plain links. Submitted forms are kept separately, see
 * `form.tsx`.
 */
import { ASLEEP } from './replay-before-hydration.ts'

type Pressed = HTMLAnchorElement | HTMLButtonElement

interface EarlyPresses {
  readonly hear: (event: Event) => void
  readonly miss: (event: Event) => void
  /** In the order in which they were pressed, each with the animation that shows it. */
  readonly pressed: Map<Pressed, Animation | undefined>
}

const KEPT = 'a[href],button'
/** Opened in another tab, saved as a file, or on another site: the browser handles these alone. */
const OF_THE_BROWSER = `p.target&&p.target!='_self'||p.hasAttribute('download')||p.tagName=='A'&&(p.origin!=location.origin||p.getAttribute('href')[0]=='#')`
const SENDS_FORM = `p.type=='submit'&&p.form?.hasAttribute('${ASLEEP}')`

/** Runs in the head, before any module, so its listener is the first one. */
export const KEEP_EARLY_PRESSES = `{const k=globalThis.__earlyPresses={pressed:new Map,hear(e){if(e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const p=e.target.closest?.('${KEPT}');if(!p||${OF_THE_BROWSER}||${SENDS_FORM})return;e.preventDefault();e.stopImmediatePropagation();const a=k.pressed.get(p)??p.animate?.({opacity:.5},{duration:1,fill:'forwards'});k.pressed.delete(p);k.pressed.set(p,a)},miss(e){if(e.target.tagName!='SCRIPT')return;removeEventListener('click',k.hear,true);const l=[...k.pressed.keys()].findLast(p=>p.tagName=='A');k.pressed.clear();if(l)location.assign(l.href)}};addEventListener('click',k.hear,true);addEventListener('error',k.miss,true)}`

/** From now on the page handles presses itself. */
export function doEarlyPresses(): void {
  const page = globalThis as { __earlyPresses?: EarlyPresses }
  const early = page.__earlyPresses
  if (!early) return
  removeEventListener('click', early.hear, true)
  removeEventListener('error', early.miss, true)
  delete page.__earlyPresses
  for (const [pressed, look] of early.pressed) {
    look?.cancel()
    // An earlier press may have removed it.
    if (pressed.isConnected) pressed.click()
  }
}
