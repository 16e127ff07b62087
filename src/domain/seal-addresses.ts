// Where an installation publishes what seals are checked with.

export const KEYS_ADDRESS = '/.well-known/shelfcount-seal-keys.json'
export const ROOTS_ADDRESS = '/.well-known/shelfcount-seal-roots.json'
/** Followed by a seal and `.json`: the way from it to the root of its day. */
export const INCLUSION_ADDRESS = '/.well-known/shelfcount-seal-inclusion/'
