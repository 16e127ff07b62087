import { api } from '#contract/api.ts'
import type { SealCheck } from '#contract/audit-seals.ts'
import { readExport } from '#web/site/read-export.ts'
import { act } from './ask.ts'
import type { LiveNode } from './live-node.ts'

/** As the verify page does it. */
export async function verifyExport(node: LiveNode, file: BlobPart): Promise<SealCheck> {
  const { sha256, proof, ownNumber } = await readExport(new Blob([file]), () => {})
  return act(node, null, api.audits.verify, {
    sha256,
    ...(proof !== null && { proof }),
    ...(ownNumber !== null && { confirmationNumber: ownNumber }),
  })
}
