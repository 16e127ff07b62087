import type { Messages } from '#web/kit/use-messages.ts'

/** Names the first few, then says how many more there are. */
export function listFirstNames(
  names: readonly string[],
  most: number,
  t: Messages<'sheets'>,
): string {
  const first = names.slice(0, most).join(', ')
  return names.length > most ? t('more', { names: first, count: names.length - most }) : first
}
