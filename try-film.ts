import { drawFilm } from './tests/support/camera/shelf-film.ts'
import { TABLE_FILMS, MORE_FILMS, halfAsMany } from './tests/support/camera/table-films.ts'
import { prepareDecoder, lookInNode } from './tests/support/camera/node-look.ts'
import { decodeFrame, mapCorners } from './src/web/scanner/decoder/decode-frame.ts'
import { waysOf } from './src/domain/camera/look-plan.ts'
import { shadesOf } from './src/domain/camera/shades.ts'
import { areaOfInterest } from './src/web/scanner/decoder/frame-geometry.ts'
import { partOfFrame } from './src/web/scanner/decoder/rows-along.ts'
import { START, see, labelsOf } from './src/web/scanner/decoder/watching.ts'
import { partOfPicture } from './src/domain/camera/counting-mode.ts'
await prepareDecoder()
const FRAME = { left: 0, top: 0, right: 390, bottom: 316 }, FINDER = { left: 36, top: 85, right: 354, bottom: 235 }
const only = process.argv[2]; const every = Number(process.argv[3] ?? 2)
for (const [name, one] of Object.entries({...TABLE_FILMS, ...MORE_FILMS})) {
  if (only && !name.includes(only)) continue
  const { film, truth } = one
  const { width, height } = film
  const scale = Math.max(390 / width, 316 / height); const [w,h]=[width*scale,height*scale]
  const pic = { left: (390-w)/2, top: (316-h)/2, width: w, height: h }
  const view = { mode: truth.mode, finder: partOfPicture(FINDER, pic), visible: partOfPicture(FRAME, pic) }
  let watching = START; const counted = {}; let n = -1, reads=0, frames=0; const t0=performance.now(); let trackMs=0
  for await (const f of drawFilm(film)) {
    n += 1
    if (n % every) continue
    const at = n * 1000 / 30
    const area = areaOfInterest(film)
    const luma = new Uint8Array(area.width*area.height)
    for (let y=0;y<area.height;y++) luma.set(f.luma.subarray((area.top+y)*width+area.left,(area.top+y)*width+area.left+area.width), y*area.width)
    const picture = { width: area.width, height: area.height, luma }
    const found = await decodeFrame(lookInNode, picture, waysOf(watching.cycle))
    const readings = found.map(r => ({...r, corners: mapCorners(r, c => partOfFrame(c, area, film))}))
    reads += readings.length; frames++
    const t1=performance.now()
    const seen = see(watching, { readings, brightness: 100, size: film, area, shades: shadesOf(picture, area) }, at, view)
    trackMs += performance.now()-t1
    watching = seen.watching
    for (const c of seen.arrived) { counted[c.text] = (counted[c.text] ?? 0) + 1; if (process.argv[4]) console.log(n, c.text) }
    if (process.argv[4]) console.log(n, watching.tracks.shift.x.toFixed(0), watching.tracks.shift.y.toFixed(0), watching.tracks.shift.isSure, watching.tracks.tracks.map(t=>`${t.id}@${Math.round(t.corners[0].x)},${Math.round(t.corners[0].y)}${t.isSure?'s':''}${t.seenAt===at?'r':''}${t.leftAt!==null?'L':''}${t.isBelieved?'b':''}${t.isCounted?'c':''}${t.isDoubtful?'?':''}`).join(' '))
  }
  const want = Object.values(truth.expected).reduce((a,b)=>a+b,0), got = Object.values(counted).reduce((a,b)=>a+b,0)
  console.log(want===got ? 'ok  ' : 'BAD ', name, 'want', want, 'got', got, JSON.stringify(counted), `reads/frame ${(reads/frames).toFixed(2)}, ${frames} frames, track ${(trackMs/frames).toFixed(1)} ms, all ${Math.round((performance.now()-t0)/frames)} ms`)
}
