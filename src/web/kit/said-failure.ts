/** A failure that the page has put into words itself, in the language of its reader. */
export class SaidFailure extends Error {
  override readonly name = 'SaidFailure'
}
