/** Waits for SIGINT or SIGTERM, then calls `close`. A second signal ends the process at once. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((done) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop);
      done();
    };
    for (const signal of signals) process.on(signal, stop);
  });
  await close();
}

const signals = ['SIGINT', 'SIGTERM'] as const;
