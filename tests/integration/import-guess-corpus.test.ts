import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFile } from '../../bench/support/import-guess/answer-file.ts'
import { CORPUS_PARTS, writeCorpus } from '../../bench/support/import-guess/corpus.ts'
import { judge } from '../../bench/support/import-guess/judge.ts'
import { readTruths } from '../../bench/support/import-guess/truth.ts'

const RUN_MS = 300_000

test.each(CORPUS_PARTS)(
  'no list of the part %s is read wrongly or refused',
  async (part) => {
    const folder = await mkdtemp(join(tmpdir(), 'shelfcount-corpus-'))
    try {
      await writeCorpus(folder, part)
      const truths = await readTruths(folder)
      const wrong: string[] = []
      let [right, decidable] = [0, 0]
      for (const name of (await readdir(folder)).filter((one) => one !== 'truth.json')) {
        const truth = truths.of(name)
        if (!truth) throw new Error(`${name} has no truth`)
        const { verdict, differences } = judge(await answerFile(join(folder, name), 'Main'), truth)
        if (verdict === 'wrong' || verdict === 'refused') wrong.push(`${name}: ${differences}`)
        if (!truth.mustAsk) decidable += 1
        if (verdict === 'right') right += 1
      }
      expect(wrong).toEqual([])
      expect(right / decidable).toBeGreaterThanOrEqual(0.85)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  RUN_MS,
)
