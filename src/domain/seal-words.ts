// Names for hashes and signatures wherever they are shown, so that people can tell two similar numbers apart.

export const SEAL_NAME = 'Seal (SHA-256)'
export const PROOF_NAME = 'Signed statement (Ed25519)'

/** Shown next to the statement in documents that are generated for each download. */
export const PROOF_MEANING =
  'It says that the count of this number was sealed, and is no signature of this document. To check figures, compare them with the CSV or JSON file of the count, which is signed byte by byte.'
