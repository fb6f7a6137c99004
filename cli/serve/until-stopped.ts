/** Waits for the signal that ends a server (Ctrl-C, or a supervisor), then closes it. A second signal does not wait. */
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
