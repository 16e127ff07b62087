// The last lines of a start: with which account, and where to go.

import type { Config } from '#server/config/config.ts'
import { lanAddresses } from '#server/http/certificate.ts'
import { demoLines } from './demo.ts'

interface Start {
  readonly config: Config
  readonly https: boolean
  readonly hasDemo: boolean
}

export function announce({ config, https, hasDemo }: Start): void {
  const { publicUrl, port } = config
  if (hasDemo) for (const line of demoLines()) console.log(line)
  if (https && publicUrl.source === 'guessed') {
    for (const address of lanAddresses()) console.log(`For phones: https://${address}:${port}`)
  }
  console.log(`Shelfcount is ready: ${publicUrl.origin}`)
}
