export const data = { permalink: '/sitemap.xml', eleventyExcludeFromCollections: true };

export function render({ words, rows }) {
  const addresses = ['/', ...rows.map(({ slug }) => `/${slug}`)];
  const urls = addresses.map((path) => `<url><loc>${words.origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
