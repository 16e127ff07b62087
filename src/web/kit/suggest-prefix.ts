/**
 * How the shelf codes of a room may begin: its first letter, as on most shop floors, or more letters
 * where another room has that one already.
 */
export function suggestPrefix(roomName: string, taken: readonly string[]): string {
  const letters = [...roomName.normalize('NFKD').toUpperCase()].filter((letter) =>
    /[A-Z0-9]/.test(letter),
  )
  if (letters.length === 0) return ''
  const used = new Set(taken.map((prefix) => prefix.trim().toUpperCase()))
  const choices = [1, 2, 3].map((length) => `${letters.slice(0, length).join('')}-`)
  const free = choices.find((prefix) => !used.has(prefix))
  return free ?? firstFree((number) => `${letters[0]}${number}-`, used)
}

function firstFree(choice: (number: number) => string, used: ReadonlySet<string>): string {
  let number = 2
  while (used.has(choice(number))) number += 1
  return choice(number)
}
