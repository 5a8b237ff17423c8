// Loaded into a desk before its own code: on SIGUSR2 it collects its garbage and prints, numbered, what memory it
// still holds.
let time = 0;

process.on('SIGUSR2', () => {
  time += 1;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  console.log(`memory ${time} ${JSON.stringify({ rss, heapUsed })}`);
});
