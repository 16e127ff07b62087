/** Why a second file is not accepted. */
export function describeBusy(fileName: string): string {
  return `${fileName} is still being imported. Finish or cancel that first, then bring the next file. Nothing was changed.`
}
