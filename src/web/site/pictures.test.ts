import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DASHBOARD, fileOf, SCANNER, SCHEMES } from './pictures.ts'

const HEAVIEST_BYTES = 120 * 1_024

describe.each([DASHBOARD, SCANNER])('the picture of the $name', (picture) => {
  test.each(SCHEMES)('is there in %s, light enough and in its proportions', async (scheme) => {
    const file = join(import.meta.dirname, 'pictures', fileOf(picture, scheme))
    expect(statSync(file).size).toBeLessThan(HEAVIEST_BYTES)
    const { width, height } = await sharp(file).metadata()
    expect(width / height).toBeCloseTo(picture.width / picture.height, 2)
  })
})
