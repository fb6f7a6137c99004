/** Names of the cookies that the scripts of Google Analytics and Meta set. */
const vendorCookies = /^(_ga(_.*)?|_gid|_gat.*|_gcl_.*|_fb[cp])$/;

/**
 * Deletes the vendors' cookies. Their scripts set them on the widest domain that the browser allows, so delete each on
 * every domain above this page's.
 */
export async function deleteCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const labels = location.hostname.split('.');
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const { name = '' } of await cookieStore.getAll()) {
    if (!vendorCookies.test(name)) continue;
    // Browsers reject domains without cookies (a public suffix, an IP address).
    for (const domain of domains) await cookieStore.delete({ name, domain }).catch(() => undefined);
  }
}
