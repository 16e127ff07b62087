/** A file that cannot be read at all, with a message for the person who uploaded it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
