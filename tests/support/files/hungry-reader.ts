// A reader's program that wants all the memory there is.

const eaten: Buffer[] = []

process.once('message', () => {
  setInterval(() => eaten.push(Buffer.alloc(20 * 1024 * 1024, 1)), 5)
})
