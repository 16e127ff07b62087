/** A file that cannot be read at all, with words for the person who dropped it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
