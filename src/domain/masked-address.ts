/** "s…@example.test": enough to recognize one's own address, not enough to write to it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = at > 0 ? email : ''
  return first === '' ? '…' : `${first}…${email.slice(at)}`
}
