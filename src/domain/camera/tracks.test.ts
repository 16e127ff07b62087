import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsOf, type DrawnLabel, type Shot, WHOLE_VIEW, watch } from './testing/drawn-shelf.ts'
import { markCounted } from './tracks.ts'

const TEA: DrawnLabel = { key: 'tea', x: 0, y: 0 }
const still = (frames: number, more: Partial<Shot> = {}): readonly Shot[] =>
  Array.from({ length: frames }, () => ({ x: 0, y: 0, ...more }))
/** A pan from one point of the shelf to another. */
const pan = (from: number, to: number, frames: number, y = 0): readonly Shot[] =>
  Array.from({ length: frames }, (_, at) => ({ x: from + ((to - from) * at) / (frames - 1), y }))

describe.each([true, false])('one label, on a plain shelf: %s', (isPlain) => {
  const counted = (shots: readonly Shot[], labels: readonly DrawnLabel[] = [TEA]) =>
    countsOf({ labels, shots, isPlain })

  it('counts once, however long it is held', () => {
    expect(counted(still(40))).toEqual(['tea'])
  })

  it('needs to be read twice', () => {
    expect(counted(still(1))).toEqual([])
    expect(counted(still(2))).toEqual(['tea'])
  })

  it('counts once while the lens hunts for focus', () => {
    const hunting = Array.from({ length: 4 }, () => [...still(7), ...still(17, { blur: 8 })])
    expect(counted(hunting.flat())).toEqual(['tea'])
  })

  it('counts once in a hand that shakes while the lens hunts for focus', () => {
    const shots = Array.from({ length: 72 }, (_, at) => ({
      x: 9 * Math.sin(at * 0.9) + 5 * Math.sin(at * 2.3),
      y: 6 * Math.cos(at * 1.3),
      blur: at % 24 > 7 ? 6 : 0,
    }))
    expect(counted(shots)).toEqual(['tea'])
  })

  it('counts once when a hand passes in front of it', () => {
    const hand = Array.from({ length: 24 }, (_, at) => ({
      x: 0,
      y: 0,
      cover: { x: -60 + at * 20, y: 95, radius: 70 },
    }))
    expect(counted([...still(10), ...hand, ...still(10), ...hand, ...still(10)])).toEqual(['tea'])
  })

  it('counts once when a hand stays in front of it for a while', () => {
    const hand = (x: number) => ({ x: 0, y: 0, cover: { x, y: 110, radius: 80 } })
    const comes = Array.from({ length: 5 }, (_, at) => hand(420 - at * 52))
    const stays = Array.from({ length: 14 }, () => hand(160))
    expect(counted([...still(8), ...comes, ...stays, ...comes.toReversed(), ...still(8)])).toEqual([
      'tea',
    ])
  })

  it.each([40, 55, 70])('counts once when a hand slides over it and back, %d a frame', (speed) => {
    const steps = Math.ceil(320 / speed)
    const slides = Array.from({ length: steps }, (_, at) => ({
      x: 0,
      y: 0,
      cover: { x: 400 - at * speed, y: 175, radius: 90 },
    }))
    const there = [...still(8), ...slides, ...slides.toReversed(), ...still(8)]
    expect(counted([...there, ...there])).toEqual(['tea'])
  })

  it('counts once although the light changes', () => {
    const shots = Array.from({ length: 60 }, (_, at) => ({ x: 0, y: 0, light: 1 - 0.5 * (at % 2) }))
    expect(counted(shots)).toEqual(['tea'])
  })

  it('counts again when its place was seen without it', () => {
    const labels = [
      { ...TEA, to: 10 },
      { ...TEA, x: 12, y: 5, from: 30 },
    ]
    expect(counted(still(45), labels)).toEqual(['tea', 'tea'])
  })

  it('counts a label that takes its place', () => {
    const labels = [
      { ...TEA, to: 20 },
      { ...TEA, key: 'soap', from: 20, to: 60 },
      { ...TEA, from: 60 },
    ]
    expect(counted(still(90), labels)).toEqual(['tea', 'soap', 'tea'])
  })
})

describe('a busy phone, whose frames come late', () => {
  it.each([85, 110, 140])('counts a label once when a hand passes by, %d a frame', (speed) => {
    const hand = Array.from({ length: Math.ceil(480 / speed) }, (_, at) => ({
      x: 0,
      y: 0,
      cover: { x: -60 + at * speed, y: 95, radius: 70 },
    }))
    const shots = [...still(4), ...hand, ...still(3), ...hand, ...still(3)]
    expect(countsOf({ labels: [TEA], shots, msPerFrame: 300 })).toEqual(['tea'])
  })
})

describe('the finder', () => {
  const labels = [-115, 0, 115].map((x, index) => ({ key: 'abc'.charAt(index), x, y: 0 }))

  it('counts what lies in it, not what lies beside it', () => {
    expect(countsOf({ labels, shots: still(40) })).toEqual(['b'])
  })

  it('counts three labels that are aimed at one after the other once each', () => {
    const shots = [
      ...pan(-115, -115, 12),
      ...pan(-115, 0, 10),
      ...pan(0, 0, 12),
      ...pan(0, 115, 10),
      ...pan(115, 115, 12),
    ]
    expect(countsOf({ labels, shots })).toEqual(['a', 'b', 'c'])
  })

  it('says what is beside it, to be tapped; what was tapped does not count again', () => {
    const { tracks } = watch({ labels, shots: still(10) })
    const beside = tracks.tracks.find(({ key }) => key === 'c')
    expect(beside).toMatchObject({ isBelieved: true, isCounted: false })
    const marked = markCounted(tracks, beside?.id ?? 0)
    expect(marked.tracks.map(({ isCounted }) => isCounted)).toEqual([false, true, true])
  })
})

describe('several of the same code', () => {
  const row = (count: number, apart: number): readonly DrawnLabel[] =>
    Array.from({ length: count }, (_, at) => ({ key: 'can', x: at * apart, y: 0 }))

  it.each([true, false])('side by side are as many, on a plain shelf: %s', (isPlain) => {
    const labels = [
      { key: 'can', x: -42, y: 0 },
      { key: 'can', x: 42, y: 0 },
    ]
    expect(countsOf({ labels, shots: still(30), isPlain })).toHaveLength(2)
  })

  it.each([true, false])('one above the other are as many, on a plain shelf: %s', (isPlain) => {
    const labels = [-21, 21].map((y) => ({ key: 'can', x: 0, y }))
    const hunting = [...still(8), ...still(6, { blur: 8 }), ...still(8, { y: 4 })]
    expect(countsOf({ labels, shots: still(30), isPlain })).toHaveLength(2)
    expect(countsOf({ labels, shots: hunting, isPlain })).toHaveLength(2)
  })

  it('one above the other are as many, also where one of them is read later', () => {
    const labels = [-21, 21].map((y) => ({ key: 'can', x: 0, y }))
    const shots = [...still(6, { reads: ({ y }) => y > 0 }), ...still(12)]
    expect(countsOf({ labels, shots })).toHaveLength(2)
  })

  it.each([
    [5, 90, 6, true],
    [5, 90, 18, true],
    [10, 90, 9, false],
    [5, 200, 12, true],
    [5, 200, 24, false],
    [4, 360, 20, false],
  ])(
    'that %d cans %d apart pass by, %d a frame, are as many (plain: %s)',
    (count, apart, speed, isPlain) => {
      const length = (count - 1) * apart
      const shots = pan(-240, length + 240, Math.round((length + 480) / speed))
      expect(countsOf({ labels: row(count, apart), shots, isPlain })).toHaveLength(count)
      expect(
        countsOf({ labels: row(count, apart), shots, isPlain, view: WHOLE_VIEW }),
      ).toHaveLength(count)
    },
  )

  it.each([
    [265, 198, 335, 329, 180, 201, 268, 281, 325, 326, 176, 292],
    [300, 300, 300],
  ])(
    'that pass by a busy phone, whose frames come late, are as many: after %d, %d, %d ms …',
    (...gaps) => {
      const labels = row(4, 190).map((label) => ({ ...label, width: 133 }))
      let at = 0
      const shots: Shot[] = []
      for (let x = -200; x < 3 * 190 + 200; x = -200 + at * 0.163) {
        shots.push({ x, y: 0, at })
        at += gaps[shots.length % gaps.length] ?? 0
      }
      expect(countsOf({ labels, shots, view: WHOLE_VIEW })).toHaveLength(4)
    },
  )

  it('are known again in a sweep that goes there and back', () => {
    const there = pan(-100, 900, 90)
    const shots = [...there, ...there.toReversed(), ...there]
    const labels = [...row(10, 90), { key: 'jar', x: 45, y: 60 }]
    expect(countsOf({ labels, shots, view: WHOLE_VIEW })).toHaveLength(11)
  })

  it('in two rows are as many while the camera comes nearer and goes away, on a shelf with boxes', () => {
    const near = (place: number) => Math.sin((place * 2 * Math.PI) % Math.PI)
    const labels = [0, 55].flatMap((y) => [-75, 0, 75].map((x) => ({ key: 'can', x, y })))
    const shots = Array.from({ length: 100 }, (_, at) => ({
      x: 20 * Math.sin((at / 99) * 2 * Math.PI),
      y: 27,
      zoom: 1.01 + 0.9 * near(at / 99),
    }))
    expect(countsOf({ labels, shots, view: WHOLE_VIEW })).toHaveLength(6)
  })

  it('are as many where lamps go off and on while the camera goes along, on a plain shelf', () => {
    const shots = pan(-220, 1_030, 150).map((shot, at) => ({
      ...shot,
      light: at % 30 < 15 ? 1 : 0.35,
    }))
    const film = { labels: row(10, 90), shots, isPlain: true, view: WHOLE_VIEW }
    expect(countsOf(film)).toHaveLength(10)
  })

  it('are as many in a phone that is turned in the hand', () => {
    const labels = [0, 55].flatMap((y) => [-75, 0, 75].map((x) => ({ key: 'can', x, y })))
    const shots = Array.from({ length: 60 }, (_, at) => ({
      x: 0,
      y: 27,
      roll: 18 * Math.sin((at / 59) * 2 * Math.PI),
    }))
    expect(countsOf({ labels, shots, view: WHOLE_VIEW })).toHaveLength(6)
  })

  it('are known again by a phone that was turned while none of them was in view', () => {
    const along = (from: number, to: number, roll: number) =>
      pan(from, to, 60).map((shot) => ({ ...shot, roll }))
    const turning = Array.from({ length: 6 }, (_, at) => ({ x: 1_030, y: 0, roll: 8 - 3.2 * at }))
    const shots = [...along(-220, 1_030, 8), ...turning, ...along(1_030, -220, -8)]
    expect(
      countsOf({ labels: row(10, 90), shots, msPerFrame: 140, view: WHOLE_VIEW }),
    ).toHaveLength(10)
  })

  it('in two rows are as many, along the one and back along the other', () => {
    const labels = [...row(6, 90), ...row(6, 90).map((label) => ({ ...label, y: 130 }))]
    const down = Array.from({ length: 10 }, (_, at) => ({ x: 650, y: (at / 9) * 130 }))
    const shots = [...pan(-200, 650, 50), ...down, ...pan(650, -200, 50, 130)]
    expect(countsOf({ labels, shots, msPerFrame: 140, view: WHOLE_VIEW })).toHaveLength(12)
  })

  it('with serial numbers are one for each number; one that comes again is told again', () => {
    const labels = Array.from({ length: 7 }, (_, at) => ({
      key: `pack ${at}`,
      isUnique: true,
      x: 0,
      y: 0,
      from: at * 12,
      to: at * 12 + 12,
    }))
    const again = { ...labels[2], key: 'pack 2', x: 30, y: 10, from: 100, to: 130 }
    // The caller knows that it was counted before, and says so.
    expect(countsOf({ labels: [...labels, again], shots: still(130) })).toEqual([
      ...labels.map(({ key }) => key),
      'pack 2',
    ])
  })

  it('with a serial number are one, however the hand jumps and the lens hunts', () => {
    const pack = { key: 'pack', isUnique: true, x: 0, y: 0 }
    const shots = [0, 40, -30, 60, 0].flatMap((x) => [
      ...still(8, { x }),
      ...still(6, { x, blur: 8 }),
    ])
    expect(countsOf({ labels: [pack], shots })).toEqual(['pack'])
  })
})

describe('a sweep that is broken off', () => {
  it('goes on where it was when the phone was put down and is taken up again', () => {
    const labels = Array.from({ length: 8 }, (_, at) => ({ key: `jar ${at}`, x: at * 90, y: 0 }))
    const shots = [
      ...pan(-200, 400, 30),
      ...[200, 450, 700].map((y) => ({ x: 400, y, blur: 9 })),
      ...still(18, { x: 380, y: 700, blur: 9, light: 0.3 }),
      ...[450, 200].map((y) => ({ x: 300, y, blur: 9 })),
      ...pan(250, -150, 20, 5),
      ...pan(-150, 850, 55),
    ]
    const counted = countsOf({ labels, shots, msPerFrame: 140, view: WHOLE_VIEW })
    expect([...counted].sort()).toEqual(labels.map(({ key }) => key))
  })
})

describe('a sweep that people walk through', () => {
  const jars = Array.from({ length: 4 }, (_, at) => ({ key: `jar ${at}`, x: at * 95, y: 0 }))
  const row = Array.from({ length: 4 }, (_, at) => ({ key: 'can', x: (at + 4) * 95, y: 0 }))
  const labels = [...jars, ...row]
  const keys = labels.map(({ key }) => key).sort()

  it.each([
    [105, 13, 6],
    [150, 9, 4],
    [190, 20, -8],
  ])('counts each label once, %d wide, %d a frame, while the view goes %d', (width, walk, by) => {
    const [from, to] = by > 0 ? [-220, 900] : [900, -220]
    const shots = pan(from, to, Math.round(1_120 / Math.abs(by))).map((shot, at, all) => {
      // Once behind the other, with a while in between.
      const step = at % Math.round(all.length / 2)
      const x = walk > 0 ? -width + step * walk : 320 + width + step * walk
      return { ...shot, passer: { x, width } }
    })
    expect([...countsOf({ labels, shots, view: WHOLE_VIEW })].sort()).toEqual(keys)
  })
})

describe('whatever is filmed', () => {
  it('never counts more labels of a code than hang there', () => {
    const shelf = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 6 })
    const walk = fc.array(
      fc.record({
        by: fc.integer({ min: -25, max: 25 }),
        up: fc.integer({ min: -5, max: 5 }),
        blur: fc.constantFrom(0, 0, 0, 5),
        reads: fc.integer({ min: 0, max: 7 }),
      }),
      { minLength: 20, maxLength: 45 },
    )
    const frameMs = fc.constantFrom(70, 300)
    fc.assert(
      fc.property(shelf, walk, fc.boolean(), frameMs, (keys, steps, isPlain, msPerFrame) => {
        const labels = keys.map((key, at) => ({ key, x: at * 95, y: 0 }))
        let [x, y] = [60, 0]
        const shots = steps.map(({ by, up, blur, reads }) => {
          x = Math.max(-60, Math.min(keys.length * 95, x + by))
          y = Math.max(-40, Math.min(40, y + up))
          const isRead = ({ x: place }: DrawnLabel) => (place / 95 + reads) % 4 !== 0
          return { x, y, blur, reads: isRead }
        })
        const counted = countsOf({ labels, shots, isPlain, msPerFrame, view: WHOLE_VIEW })
        for (const key of ['a', 'b']) {
          const hanging = keys.filter((one) => one === key).length
          expect(counted.filter((one) => one === key).length).toBeLessThanOrEqual(hanging)
        }
      }),
      { numRuns: 6 },
    )
  })

  it('counts all that hangs in a sweep, however it starts, if it is seen', () => {
    const shelf = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 8 })
    const speed = fc.integer({ min: 4, max: 20 })
    fc.assert(
      fc.property(shelf, speed, fc.boolean(), (keys, by, isPlain) => {
        const labels = keys.map((key, at) => ({ key, x: at * 95, y: (at % 2) * 50 }))
        const length = keys.length * 95
        const shots = pan(-200, length + 200, Math.round((length + 400) / by), 20)
        const counted = countsOf({ labels, shots, isPlain, view: WHOLE_VIEW })
        expect([...counted].sort()).toEqual([...keys].sort())
      }),
      { numRuns: 4 },
    )
  })
})
