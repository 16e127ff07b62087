// What hashes are called wherever they are shown: two numbers of the same kind are told apart by name.

export const SEAL_NAME = 'Seal (SHA-256)'
export const FILE_HASH_NAME = 'SHA-256 of this file'
