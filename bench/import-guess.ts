/**
 * `npm run bench import-guess -- --dir FOLDER [--store Main]`: what the import makes of every file of a
 * folder at first sight, against the `truth.json` beside them (docs/import.md has its form). Writes
 * `answers.json` there. Without a folder it tries files made here, those of systems that were held out
 * while the guess was written for themselves, and so those of systems from far and wide.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printFigure } from './support/figure.ts'
import { type Answer, answerFile } from './support/import-guess/answer-file.ts'
import { CORPUS_PARTS, writeCorpus } from './support/import-guess/corpus.ts'
import { type Judgement, judge, VERDICTS, type Verdict } from './support/import-guess/judge.ts'
import { plainName, readTruths, type Truth } from './support/import-guess/truth.ts'

const OWN_FILES: ReadonlySet<string> = new Set(['truth.json', 'answers.json'])

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string' },
    store: { type: 'string', default: 'Main' },
    /** Keeps the files that are made here. */
    write: { type: 'string' },
  },
})

if (options.dir) await tryFolder(options.dir, '')
else await tryMade(options.write)

async function tryMade(kept: string | undefined): Promise<void> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'shelfcount-guess-')))
  try {
    for (const part of CORPUS_PARTS) {
      await writeCorpus(join(folder, part), part)
      await tryFolder(join(folder, part), `${part}: `)
    }
  } finally {
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}

async function tryFolder(folder: string, label: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((one) => !one.isDirectory()).map(({ name }) => name)
  const truths = await readTruths(folder)
  for (const problem of truths.problems) console.error(problem)
  const present = new Set(files.map(plainName))
  for (const name of truths.names.filter((one) => !present.has(plainName(one)))) {
    console.error(`${name}: not in the folder`)
  }
  const answers: Record<string, object> = {}
  const judged: { readonly truth: Truth; readonly verdict: Verdict }[] = []
  for (const name of files.sort()) {
    const truth = truths.of(name)
    if (OWN_FILES.has(name) || (!truth && !isTried(name))) continue
    const answer = await answerFile(join(folder, name), options.store)
    answers[name] = written(answer, truth)
    // After each: what was found out is kept, whatever the next file does.
    await writeFile(join(folder, 'answers.json'), `${JSON.stringify(answers, null, 2)}\n`)
    if (!truth) continue
    const judgement = judge(answer, truth)
    judged.push({ truth, verdict: judgement.verdict })
    report(name, answer, judgement)
  }
  printShares(judged, label)
}

function isTried(name: string): boolean {
  return !name.startsWith('.') && !/\.(?:json|md)$/i.test(name)
}

/** Sheets and columns in the form in which the truth has them. */
function written({ sheetName, columns, ...answer }: Answer, truth: Truth | undefined): object {
  const places = Object.entries(columns).map(([kind, at]) => [kind, at.length === 1 ? at[0] : at])
  return { ...answer, sheet: sheetAs(truth), columns: Object.fromEntries(places) }

  function sheetAs({ sheet }: Partial<Truth> = {}): string | number | null {
    if (typeof sheet === 'string') return sheetName
    // A text is its own first sheet.
    return sheet === 0 ? (answer.sheet ?? 0) : answer.sheet
  }
}

function report(name: string, { why }: Answer, { verdict, differences }: Judgement): void {
  if (verdict === 'right' || verdict === 'asks_rightly') return
  console.error(`${verdict} ${name}: ${[...differences, ...why].join('; ')}`)
}

function printShares(judged: readonly { truth: Truth; verdict: Verdict }[], label: string): void {
  const isList = ({ kind }: Truth) => kind === 'stock' || kind === 'catalogue'
  const of: Readonly<Record<Verdict, (truth: Truth) => boolean>> = {
    right: ({ mustAsk }) => !mustAsk,
    asks_rightly: ({ mustAsk }) => mustAsk,
    asks_needlessly: ({ mustAsk }) => !mustAsk,
    wrong: () => true,
    refused: isList,
  }
  for (const verdict of VERDICTS) {
    const all = judged.filter(({ truth }) => of[verdict](truth)).length
    const count = judged.filter((one) => one.verdict === verdict).length
    const value = all === 0 ? 0 : count / all
    const figure = `${label}${verdict}`
    printFigure('import-guess', { figure, value, unit: `of ${all} files`, reference: null })
  }
}
