interface FileFacts {
  readonly name: string
  readonly type: string
  readonly parts: readonly (string | Blob)[]
}

const LONG_ENOUGH_TO_SAVE_MS = 60_000

/** Passes a file to the browser, which saves it as a download. */
export function saveFile({ name, type, parts }: FileFacts): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH_TO_SAVE_MS)
}
