/** Whether a host name, as a parsed address gives it, is this device's own. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * Whether a host is open to whoever works on a site: this device, or one that the site names. `.preview.example` stands
 * for every host below that name, `preview.example` for that host as well; `my-preview.example` is neither.
 */
export function isOpenHost(hostname: string, suffixes: readonly string[]): boolean {
  return (
    isLoopback(hostname) ||
    suffixes.some((suffix) => suffix === hostname || hostname.endsWith(`.${suffix.replace(/^\./, '')}`))
  );
}
