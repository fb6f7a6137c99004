/** An error that says what could not be done, and why; the file system's own often lacks the path. */
export function failure(action: string, cause: unknown): Error {
  return new Error(`${action}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
