// The locations of files, both when running from the sources and from the bundle.

import path from 'node:path'

export interface Layout {
  readonly projectFolder: string
  /** The folders `migrations` and `functions`. */
  readonly sqlFolder: string
  readonly clientBuild: string
  readonly serverBuild: string
  /** The program of the process that reads uploaded files. */
  readonly importReader: string
  /** The program of the thread that makes documents. */
  readonly pdfPrinter: string
  /** The program of the thread that makes insights. */
  readonly insightMaker: string
}

export function findLayout(ownFolder: string): Layout {
  const isBundled = path.basename(ownFolder) === 'dist'
  const projectFolder = path.resolve(ownFolder, isBundled ? '..' : '../..')
  const program = (name: string) =>
    path.join(projectFolder, isBundled ? `dist/${name}.js` : `src/entry/${name}.ts`)
  const sql = isBundled ? 'dist/sql' : 'src/server/db'
  return {
    projectFolder,
    sqlFolder: path.join(projectFolder, sql),
    clientBuild: path.join(projectFolder, 'dist/client'),
    serverBuild: path.join(projectFolder, 'dist/server/server.js'),
    importReader: program('import-reader'),
    pdfPrinter: program('pdf-printer'),
    insightMaker: program('insight-maker'),
  }
}
