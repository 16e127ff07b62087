import { expect, test } from 'vitest'
import { linesOf } from './fetch-stock-file-report.ts'

test('lines come whole, however their bytes are cut', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n{"b":1}\n{"last":true}')
  for (const size of [1, 2, 7, 100]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size))
        }
        controller.close()
      },
    })
    const lines: string[] = []
    for await (const line of linesOf(body)) lines.push(line)
    expect(lines).toEqual(['{"a":"é"}', '{"b":1}', '{"last":true}'])
  }
})
