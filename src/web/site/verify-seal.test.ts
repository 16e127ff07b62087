import { afterEach, expect, test, vi } from 'vitest'
import { verifyFile } from './verify-seal.ts'

afterEach(() => vi.unstubAllGlobals())

test('where a browser cannot hash a file, it is said what to do instead', async () => {
  vi.stubGlobal('isSecureContext', false)
  await expect(verifyFile(new File(['{}'], 'count.json'), '')).rejects.toThrow('over HTTPS only')
})
