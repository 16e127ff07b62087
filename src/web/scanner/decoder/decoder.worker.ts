// The decoder, away from the page: a slow picture never holds up a tap.

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { decodeFrame, mapCorners } from './decode-frame.ts'
import { decodeStill } from './decode-still.ts'
import { framePicture, photoPicture } from './frame-picture.ts'
import { greymapOf } from './greymap.ts'
import { brightnessOf } from './picture.ts'
import { type Look, readerOptions } from './reading.ts'
import { readingOf } from './reading-of.ts'
import { partOfFrame } from './rows-along.ts'
import type { Answer, Question } from './worker-messages.ts'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answerTo(data))
})

async function answerTo(question: Question): Promise<Answer> {
  const nothing = { id: question.id, readings: [], brightness: null }
  try {
    if (question.kind === 'photo') return { ...nothing, ...(await readPhoto(question.photo)) }
    return { ...nothing, ...(await readFrame(question)) }
  } catch (error) {
    return { ...nothing, failure: error instanceof Error ? error.message : String(error) }
  }
}

async function readFrame(question: Extract<Question, { kind: 'frame' }>) {
  const { picture, area, frame } = await framePicture(question.frame)
  const found = await decodeFrame(look, picture, question.ways)
  const readings = found.map((reading) => ({
    ...reading,
    corners: mapCorners(reading, (corner) => partOfFrame(corner, area, frame)),
  }))
  return { readings, brightness: brightnessOf(picture), failure: null }
}

async function readPhoto(photo: Blob) {
  const picture = photoPicture(await createImageBitmap(photo))
  const { readings } = await decodeStill(look, picture)
  return { readings: readings.map((one) => ({ ...one, way: 0 })), failure: null }
}

const look: Look = async (picture, effort) => {
  const results = await readBarcodes(greymapOf(picture), readerOptions(effort))
  return results.filter(({ isValid }) => isValid).map(readingOf)
}
