import type { SealService } from '#server/functions/results/seal-service.ts'
import { inUse } from './key-list.ts'
import { readProof, signingKeyOf, signProof } from './proofs.ts'

/** For tests and samples: the key is public, and no installation lists it. */
export function fixedSeals(hex = '07'.repeat(32), from = '2026-01-01T00:00:00.000Z'): SealService {
  const key = signingKeyOf(hex)
  const keys = [inUse(key, from)]
  return {
    keys: async () => keys,
    sign: async (text) => signProof(key, text),
    read: async (proof) => readProof(proof, keys),
  }
}
