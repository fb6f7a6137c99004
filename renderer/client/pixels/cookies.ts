/** The cookies that scripts of Google Analytics and Meta set on a site of ours. */
const theirs = /^(_ga(_.*)?|_gid|_gat.*|_gcl_.*|_fb[cp])$/;

/**
 * Deletes what the vendors' scripts have kept in cookies. They set them for the widest domain that a browser lets them,
 * so each cookie is deleted on every domain above this page's.
 */
export async function deleteCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const labels = location.hostname.split('.');
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const { name = '' } of await cookieStore.getAll()) {
    if (!theirs.test(name)) continue;
    // A domain that no cookie may be set for (a public suffix, an address in numbers) is refused.
    for (const domain of domains) await cookieStore.delete({ name, domain }).catch(() => undefined);
  }
}
