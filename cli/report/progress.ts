export interface Progress {
  step(words: string): void;
  stop(): void;
}

/** Shows what is being done on a terminal; elsewhere, and when quiet, it says nothing. */
export async function startProgress({ quiet }: { readonly quiet: boolean }): Promise<Progress> {
  if (quiet || !process.stdout.isTTY || process.env.CI !== undefined)
    return { step: () => undefined, stop: () => undefined };
  // What draws it takes longer to load than many a build takes.
  const { spinner } = await import('@clack/prompts');
  const shown = spinner();
  let started = false;
  return {
    step(words) {
      if (started) shown.message(words);
      else shown.start(words);
      started = true;
    },
    stop() {
      if (started) shown.clear();
    },
  };
}
