/** Whether a host name of a parsed URL is this device's loopback. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * Whether a host is open to developers: the loopback, or a host that the site names. `.preview.example` means every
 * host below that name, `preview.example` also the host itself. `my-preview.example` matches neither.
 */
export function isOpenHost(hostname: string, suffixes: readonly string[]): boolean {
  return (
    isLoopback(hostname) ||
    suffixes.some((suffix) => suffix === hostname || hostname.endsWith(`.${suffix.replace(/^\./, '')}`))
  );
}
