/** What a command's exit code says (70 is EX_SOFTWARE of sysexits.h). */
export const exitCodes = {
  ok: 0,
  /** Faults in a config, its copy or its templates. */
  faults: 1,
  /** The command line itself was wrong. */
  usage: 2,
  /** A fault of ours. */
  internal: 70,
} as const;
