const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * How the shelf codes of a room may begin: with its first letter, as on most shop floors, or with more
 * letters if another room already uses that one. A name in another script gets the next free Latin letter:
 * labels are printed with these, and the codes of two rooms must differ.
 */
export function suggestPrefix(roomName: string, taken: readonly string[]): string {
  const letters = [...roomName.normalize('NFKD').toUpperCase()].filter((letter) =>
    /[A-Z0-9]/.test(letter),
  )
  if (roomName.trim() === '') return ''
  const used = new Set(taken.map((prefix) => prefix.trim().toUpperCase()))
  const [first = 'A'] = letters
  const beginnings = [1, 2, 3].map((length) => letters.slice(0, length).join(''))
  const choices = letters.length === 0 ? ALPHABET : beginnings
  const free = choices.map((choice) => `${choice}-`).find((prefix) => !used.has(prefix))
  return free ?? firstFree((number) => `${first}${number}-`, used)
}

function firstFree(choice: (number: number) => string, used: ReadonlySet<string>): string {
  let number = 2
  while (used.has(choice(number))) number += 1
  return choice(number)
}
