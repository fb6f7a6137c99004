export interface Progress {
  step(text: string): void;
  stop(): void;
}

/** Shows the current step on a terminal; elsewhere, and with `--quiet`, does nothing. */
export async function startProgress({ quiet }: { readonly quiet: boolean }): Promise<Progress> {
  if (quiet || !process.stdout.isTTY || process.env.CI !== undefined)
    return { step: () => undefined, stop: () => undefined };
  // Loading @clack/prompts takes longer than many builds.
  const { spinner } = await import('@clack/prompts');
  const shown = spinner();
  let started = false;
  return {
    step(text) {
      if (started) shown.message(text);
      else shown.start(text);
      started = true;
    },
    stop() {
      if (started) shown.clear();
    },
  };
}
