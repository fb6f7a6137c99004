import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBrowser } from '../../test-leads/browser.ts';
import type { PageDiff, SiteDiff } from '../change.ts';
import type { SiteState } from '../site-state.ts';
import { compareScreenshots } from './compare.ts';
import { type ComparedView, largestShare, type PageScreenshots } from './page-screenshots.ts';
import { screenshotReport } from './report.ts';
import { type Camera, camera, type View } from './take.ts';

export interface ScreenshotOptions {
  /** The folder of the report. */
  readonly folder: string;
  /** Takes screenshots in dark mode as well. */
  readonly dark: boolean;
  /** Called before each page. */
  readonly onPage?: (path: string) => void;
}

/** Maximum number of pages; those with the rarest changes come first. */
const maxPages = 40;

/** Takes screenshots of changed pages, writes a report and returns its file. */
export async function writeScreenshots(
  diff: SiteDiff,
  before: SiteState,
  after: SiteState,
  { folder, dark, onPage }: ScreenshotOptions,
): Promise<string> {
  const chosen = chosenPages(diff);
  const schemes = dark ? (['light', 'dark'] as const) : (['light'] as const);
  const views = schemes.flatMap((scheme) => [390, 1280].map((width): View => ({ width, scheme })));
  const browser = await startBrowser();
  try {
    const cameras = await Promise.all(
      views.map(async (view) => ({
        view,
        old: await camera(browser, before, view),
        young: await camera(browser, after, view),
      })),
    );
    const taken: PageScreenshots[] = [];
    for (const page of chosen) {
      onPage?.(page.path);
      const compared = await Promise.all(cameras.map(({ view, old, young }) => comparePage(page, view, old, young)));
      taken.push({ page, views: compared });
    }
    taken.sort((a, b) => largestShare(b) - largestShare(a));
    const file = join(folder, 'index.html');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, screenshotReport(diff, taken, diff.pages.length - chosen.length));
    return file;
  } finally {
    await browser.close();
  }
}

function chosenPages({ pages, changes }: SiteDiff): readonly PageDiff[] {
  const rarest = new Map<string, number>();
  for (const change of changes) {
    for (const path of change.pages) rarest.set(path, Math.min(rarest.get(path) ?? Infinity, change.pages.length));
  }
  return [...pages].sort((a, b) => (rarest.get(a.path) ?? 0) - (rarest.get(b.path) ?? 0)).slice(0, maxPages);
}

async function comparePage(
  { path, from, status }: PageDiff,
  view: View,
  old: Camera,
  young: Camera,
): Promise<ComparedView> {
  const before = status === 'added' ? undefined : await old(from ?? path);
  const after = status === 'removed' ? undefined : await young(path);
  const shown = {
    ...view,
    ...(before && { before: await toWebp(before) }),
    ...(after && { after: await toWebp(after) }),
  };
  if (before === undefined || after === undefined) return { ...shown, changed: 1 };
  const { changed, picture } = await compareScreenshots(before, after);
  return { ...shown, changed, difference: picture };
}

function toWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 75 }).toBuffer();
}
