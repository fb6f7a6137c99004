/** Sources of third-party code and of what it fetches. */
export interface ThirdParty {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** Images that it fetches, or requests to send data. */
  readonly picture: readonly string[];
  /** Trusted Types policies by which our code creates the URLs of its scripts. */
  readonly trusted?: readonly string[];
}
