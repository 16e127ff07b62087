// Where an installation publishes what is needed to verify seals.

export const KEYS_ADDRESS = '/.well-known/shelfcount-seal-keys.json'
export const ROOTS_ADDRESS = '/.well-known/shelfcount-seal-roots.json'
/** Followed by a seal and `.json`: the path from the seal to the root of its day. */
export const INCLUSION_ADDRESS = '/.well-known/shelfcount-seal-inclusion/'
