/** The name for the hash of a seal on a terminal; documents say the same in the language of the reader. */
export const SEAL_NAME = 'Seal (SHA-256)'
