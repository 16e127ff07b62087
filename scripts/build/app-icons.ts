/** Draws the icons of the installed app from the icon of the site. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const BACKGROUND = '#0e1f38'

interface Icon {
  readonly name: string
  readonly px: number
  /** The share of the icon that the sign takes: systems crop maskable icons into shapes. */
  readonly part: number
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', px: 192, part: 0.72 },
  { name: 'icon-512.png', px: 512, part: 0.72 },
  { name: 'icon-maskable-512.png', px: 512, part: 0.56 },
  { name: 'apple-touch-icon.png', px: 180, part: 0.72 },
]

export async function drawIcons(svgFile: string, folder: string): Promise<void> {
  const svg = readFileSync(svgFile)
  mkdirSync(folder, { recursive: true })
  await Promise.all(ICONS.map((icon) => draw(svg, icon, join(folder, icon.name))))
}

async function draw(svg: Buffer, { px, part }: Icon, file: string): Promise<void> {
  const size = Math.round(px * part)
  const sign = await sharp(svg, { density: 1_200 }).resize(size, size).png().toBuffer()
  const ground = { width: px, height: px, channels: 3, background: BACKGROUND } as const
  await sharp({ create: ground })
    .composite([{ input: sign }])
    .png()
    .toFile(file)
}
