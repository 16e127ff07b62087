/** "s…@example.test": enough for the owner to recognize the address, but not enough to write to it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = at > 0 ? email : ''
  return first === '' ? '…' : `${first}…${email.slice(at)}`
}
