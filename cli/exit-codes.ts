/** Exit codes of commands (70 is EX_SOFTWARE of sysexits.h). */
export const exitCodes = {
  ok: 0,
  /** The config, its copy or its templates have errors. */
  siteErrors: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Frontage has a bug. */
  internal: 70,
} as const;
