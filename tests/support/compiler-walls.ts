// Compiles made-up files under the project's own compiler settings, in a copy of its folders.

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOMS = ['src/domain', 'src/messages', 'src/contract', 'src/server', 'src/web']

/** What the compiler says about files by their path. The files of the project itself are not there. */
export function compile(root: string, files: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'shelfcount-walls-'))
  try {
    furnish(root, copy)
    for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), `${text}\n`)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const args = [compiler, '-b', '--pretty', 'false', ...ROOMS]
    return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).stdout
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function furnish(root: string, copy: string): void {
  for (const room of ROOMS) mkdirSync(join(copy, room), { recursive: true })
  const settings = ROOMS.map((room) => `${room}/tsconfig.json`)
  for (const file of ['package.json', 'tsconfig.base.json', ...settings]) {
    copyFileSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
}
