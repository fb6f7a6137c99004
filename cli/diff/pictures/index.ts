import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBrowser } from '../../test-leads/browser.ts';
import type { PageDiff, SiteDiff } from '../change.ts';
import type { SiteState } from '../site-state.ts';
import { comparePictures } from './compare.ts';
import { type ComparedView, most, type PicturedPage } from './pictured-page.ts';
import { pictureReport } from './report.ts';
import { type Camera, camera, type View } from './take.ts';

export interface PictureOptions {
  /** Where the report is written. */
  readonly folder: string;
  /** In dark colours as well. */
  readonly dark: boolean;
  /** Is told each page that begins. */
  readonly onPage?: (path: string) => void;
}

/** Pages that are pictured: those whose changes they share with fewest others come first. */
const mostPages = 40;

/** Takes pictures of the pages that differ, and writes one report of them; gives back its file. */
export async function writePictures(
  diff: SiteDiff,
  before: SiteState,
  after: SiteState,
  { folder, dark, onPage }: PictureOptions,
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
    const pictured: PicturedPage[] = [];
    for (const page of chosen) {
      onPage?.(page.path);
      const compared = await Promise.all(cameras.map(({ view, old, young }) => lookAtPage(page, view, old, young)));
      pictured.push({ page, views: compared });
    }
    pictured.sort((a, b) => most(b) - most(a));
    const file = join(folder, 'index.html');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, pictureReport(diff, pictured, diff.pages.length - chosen.length));
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
  return [...pages].sort((a, b) => (rarest.get(a.path) ?? 0) - (rarest.get(b.path) ?? 0)).slice(0, mostPages);
}

async function lookAtPage(
  { path, from, status }: PageDiff,
  view: View,
  old: Camera,
  young: Camera,
): Promise<ComparedView> {
  const before = status === 'added' ? undefined : await old(from ?? path);
  const after = status === 'removed' ? undefined : await young(path);
  const shown = {
    ...view,
    ...(before && { before: await small(before) }),
    ...(after && { after: await small(after) }),
  };
  if (before === undefined || after === undefined) return { ...shown, changed: 1 };
  const { changed, picture } = await comparePictures(before, after);
  return { ...shown, changed, difference: picture };
}

function small(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 75 }).toBuffer();
}
