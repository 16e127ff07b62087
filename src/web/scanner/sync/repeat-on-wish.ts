/** Runs `work` one at a time: who wishes for it while it runs gets one more run after it, however many wish. */
export function repeatOnWish(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWished = false
  const run = async () => {
    isRunning = true
    while (isWished) {
      isWished = false
      await work()
    }
    isRunning = false
  }
  return () => {
    isWished = true
    if (!isRunning) void run()
  }
}
