/**
 * A row that goes while a dialog is open cannot take the focus back: who works by keyboard goes on at the
 * row that takes its place, or else at the beginning of the panel. To be called while the row is there.
 */
export function placeOfRow(row: Element): { readonly focus: () => void } {
  const beside = [row.nextElementSibling, row.previousElementSibling, row.closest('[data-panel]')]
  return {
    focus: () => {
      if (row.isConnected) return
      const place = beside.find((one) => one?.isConnected)
      place?.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}
