// What the camera of the photographed phone looks at: a jar on a shelf, with its bar code.

import { writeFile } from 'node:fs/promises'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import type { Good } from './find-scene.ts'

const WIDTH = 1280
const HEIGHT = 720
/** A camera's film begins anew when it ends: a few equal frames are a still one. */
const FRAMES = 3

/** Writes the film and answers with its file. */
export async function writeFilm(file: string, good: Good | undefined): Promise<string> {
  if (!good) throw new Error('There is nothing to look at')
  const frame = await sharp(Buffer.from(shelf(good.name)))
    .composite([{ input: await barsOf(good.code), left: 450, top: 368 }])
    .jpeg({ quality: 92 })
    .toBuffer()
  await writeFile(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)))
  return file
}

async function barsOf(code: string): Promise<Buffer> {
  const bars = await bwip.toBuffer({
    bcid: 'ean13',
    text: code.padStart(13, '0'),
    scale: 3,
    height: 16,
    includetext: true,
    backgroundcolor: 'ffffff',
    paddingwidth: 10,
    paddingheight: 6,
  })
  return sharp(bars).resize({ width: 380 }).toBuffer()
}

function shelf(name: string): string {
  const jar = (x: number, color: string) => `
    <rect x="${x}" y="90" width="400" height="560" rx="46" fill="${color}"/>
    <rect x="${x + 40}" y="40" width="320" height="76" rx="16" fill="#8d8478"/>
    <rect x="${x}" y="250" width="400" height="330" fill="#ffffff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#4b443c"/>
    ${jar(-10, '#8f3324')} ${jar(890, '#8f3324')} ${jar(440, '#b4432f')}
    <g text-anchor="middle" font-family="Arial, sans-serif" font-weight="bold" fill="#4a2018">
      ${inTwo(name)
        .map((line, index) => `<text x="640" y="${300 + index * 38}" font-size="27">${line}</text>`)
        .join('')}
    </g>
    <rect y="650" width="100%" height="70" fill="#c9b79c"/>
    <rect y="650" width="100%" height="6" fill="#a8967b"/>
  </svg>`
}

/** As evenly as its words allow. */
function inTwo(name: string): readonly string[] {
  const words = escapeXml(name).split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
