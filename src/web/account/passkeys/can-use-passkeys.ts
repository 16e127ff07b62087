const DIGITS = /^[\d.]+$|^\[/

/** Whether a page of this address may ask for passkeys: they belong to names, and not to addresses of digits. */
export function canUsePasskeys(page: typeof globalThis): boolean {
  return 'PublicKeyCredential' in page && !DIGITS.test(page.location.hostname)
}
