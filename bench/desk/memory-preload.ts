// Loaded into a desk before its own code: on SIGUSR2 it collects its garbage and prints what memory it still holds.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  console.log(`memory ${JSON.stringify({ rss, heapUsed })}`);
});
