import type { MetadataRoute } from 'next';
import { rows, words } from '../data.ts';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return ['/', ...rows.map(({ slug }) => `/${slug}`)].map((path) => ({ url: words.origin + path }));
}
