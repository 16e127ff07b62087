// The decoder in a worker: a slow picture never delays a tap, and a busy page never delays a picture.

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { withoutCounting } from '#domain/camera/counting-mode.ts'
import { codeOf } from './code-of.ts'
import { decodeStill } from './decode-still.ts'
import { followFrames } from './follow-frames.ts'
import { photographOf, photoPicture } from './frame-picture.ts'
import { greymapOf } from './greymap.ts'
import { isNews } from './is-news.ts'
import { type Look, readerOptions } from './reading.ts'
import { readingOf } from './reading-of.ts'
import { VideoWatch } from './video-watch.ts'
import { type Answer, NOTHING_SEEN, type Question, type Seen } from './worker-messages.ts'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const look: Look = async (picture, effort) => {
  const results = await readBarcodes(greymapOf(picture), readerOptions(effort))
  return results.map(readingOf)
}

/** The visible part of the picture. Nothing counts until the page has sent it. */
let view = withoutCounting('aim')
/** The last video that was seen. */
let seenLast: VideoWatch | undefined
/** The cameras that are being followed, by question number. */
const followed = new Map<number, AbortController>()
/** The video whose frames the page sends. */
let handedOver = new VideoWatch(look)

self.addEventListener('message', async ({ data: question }: MessageEvent<Question>) => {
  const { id } = question
  if (question.kind === 'stop') return followed.get(id)?.abort()
  if (question.kind === 'watch') return follow(id, question.frames)
  if (question.kind === 'count') return seenLast?.countByHand(question.label)
  if (question.kind === 'look') {
    view = question.view
    return
  }
  say(id, await attempt(() => lookAt(question)))
})

type Asked = Extract<Question, { kind: 'frame' | 'photo' | 'unread' }>

function lookAt(question: Asked): Promise<Seen> {
  const { id } = question
  if (question.kind === 'photo') {
    return readPhoto(question.photo, (done) => say(id, { ...NOTHING_SEEN, failure: null, done }))
  }
  if (question.kind === 'unread') return showUnread()
  if (question.isFirst) handedOver = new VideoWatch(look)
  seenLast = handedOver
  return handedOver.see(question.frame, performance.now(), view)
}

/** A frame that cannot be decoded ends it: the next one would fail too. */
async function follow(id: number, frames: ReadableStream<VideoFrame>): Promise<void> {
  const until = new AbortController()
  const video = new VideoWatch(look)
  seenLast = video
  let before: Seen | undefined
  followed.set(id, until)
  await followFrames(frames, until.signal, async (frame, at) => {
    const seen = await attempt(() => video.see(frame, at, view))
    if (seen.failure !== null) until.abort()
    if (seen.failure === null && !isNews(seen, before)) return
    say(id, seen)
    before = seen
  })
  followed.delete(id)
}

async function readPhoto(photo: Blob, onProgress: (done: number) => void): Promise<Seen> {
  const picture = photoPicture(await createImageBitmap(photo))
  const { readings, unread } = await decodeStill(look, picture, ({ done }) => onProgress(done))
  return { ...NOTHING_SEEN, codes: readings.map(codeOf), unread }
}

async function showUnread(): Promise<Seen> {
  const pictures = seenLast?.takeUnread() ?? []
  const swept = await Promise.all(
    pictures.map(async ({ id, picture }) => ({ id, picture: await photographOf(picture) })),
  )
  return { ...NOTHING_SEEN, swept }
}

async function attempt(see: () => Promise<Seen>): Promise<Omit<Answer, 'id'>> {
  try {
    return { ...(await see()), failure: null }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { ...NOTHING_SEEN, failure }
  }
}

function say(id: number, said: Omit<Answer, 'id'>): void {
  self.postMessage({ ...said, id } satisfies Answer)
}
