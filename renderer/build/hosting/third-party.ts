/** Where code of somebody else's comes from, and what it fetches in turn, as origins. */
export interface ThirdParty {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** What is fetched as a picture, or sent by asking for one. */
  readonly picture: readonly string[];
  /** Names under which code of ours makes addresses of its scripts (W3C, Trusted Types). */
  readonly trusted?: readonly string[];
}
