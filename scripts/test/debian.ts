/** Installs packages of Debian and its like, on machines where this user may. */
import { spawnSync } from 'node:child_process'
import { runToEnd } from '../run-to-end.ts'

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Packages start their services unless this file says no; one that is there already stays as it is. */
const QUIETLY = `
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    trap 'rm -f $policy' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > $policy
    chmod +x $policy
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q update
  apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"`

/** Also finds what lies where only administrators look. */
export function which(name: string): string | undefined {
  const env = { ...process.env, PATH }
  const { stdout } = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env })
  return stdout?.trim() || undefined
}

export function isOffered(packageName: string): boolean {
  return spawnSync('apt-cache', ['show', packageName]).status === 0
}

/** False where nothing can be installed: whoever needs it says what is missing. */
export async function installPackages(packages: readonly string[]): Promise<boolean> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const mayInstall = prefix.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0
  if (which('apt-get') === undefined || !mayInstall) return false
  console.log(`Installing ${packages.join(', ')} of the distribution…`)
  const [file = '', ...args] = [...prefix, '/bin/sh', '-c', QUIETLY, 'install', ...packages]
  return (await runToEnd(file, args)) === 0
}
