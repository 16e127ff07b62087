// A reader's program that never comes to an end.

process.once('message', () => {
  for (;;) Math.sqrt(2)
})
