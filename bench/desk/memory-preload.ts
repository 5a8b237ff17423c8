// Loaded into the desk before its own code: on SIGUSR2 it collects its garbage and prints, numbered, what memory it holds then.
let time = 0;

process.on('SIGUSR2', () => {
  time += 1;
  globalThis.gc?.();
  console.log(`memory ${time} ${JSON.stringify(process.memoryUsage())}`);
});
