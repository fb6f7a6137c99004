import { rawElement } from '../../../renderer/sdk/raw-text.ts';
import { type Html, html } from '../../gallery/html.ts';
import { counted } from '../../report/counts.ts';
import { toolStyles } from '../../serve/tool-styles.ts';
import type { SiteDiff } from '../change.ts';
import { describeChange, formatPageCounts } from '../change-text.ts';
import { describePage } from '../terminal.ts';
import { type ComparedView, largestShare, type PageScreenshots } from './page-screenshots.ts';

/** Returns a self-contained HTML document with the screenshots of all pages, most changed first. */
export function screenshotReport(diff: SiteDiff, pages: readonly PageScreenshots[], leftOut: number): string {
  const title = `What changed since ${diff.base}`;
  const body = html`<header>
<h1>${title}</h1>
<p>${sentence(formatPageCounts(diff))} ${leftOut > 0 ? `${counted(leftOut, 'page')} with the same changes as others are left out.` : ''}</p>
</header>
<nav aria-label="Pages"><ol>${pages.map((page, index) => tocRow(page, index))}</ol></nav>
<main>${pages.map((page, index) => pageSection(page, index, diff))}</main>`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    html`<title>${title}</title>`.text,
    '<link rel="icon" href="data:,">',
    rawElement('style', toolStyles(new URL('./report.css', import.meta.url))),
  ];
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.text}\n</body>\n</html>\n`;
}

function tocRow(pictured: PageScreenshots, index: number): Html {
  const { path, status } = pictured.page;
  return html`<li><a href="#page-${index}"><code>${path}</code></a> <span class="share">${share(pictured)}</span><meter min="0" max="1" value="${largestShare(pictured)}" aria-label="Share of ${path} that changed">${share(pictured)}</meter> <span class="status ${status}">${status}</span></li>`;
}

function pageSection(pictured: PageScreenshots, index: number, diff: SiteDiff): Html {
  const { page, views } = pictured;
  const changes = diff.changes
    .filter(({ pages }) => pages.includes(page.path))
    .map((change) => describeChange(change).title);
  const what = page.status === 'changed' ? '' : html`<p>${sentence(describePage(page))}</p>`;
  return html`<section id="page-${index}" aria-labelledby="title-${index}">
<h2 id="title-${index}"><code>${page.path}</code> <span class="status ${page.status}">${page.status}</span></h2>
${what}
${changes.length === 0 ? '' : html`<p class="changes">${[...new Set(changes)].join(' · ')}</p>`}
${views.map((view) => viewRow(view, page.path))}
</section>`;
}

function viewRow(view: ComparedView, path: string): Html {
  const { width, scheme, changed, before, after, difference } = view;
  const name = `${width} px, ${scheme}`;
  const percent = difference === undefined ? '' : `, ${percentage(changed)} changed`;
  const same = difference !== undefined && changed === 0;
  return html`<details ${same ? '' : 'open'}><summary>${name}${percent}</summary>
<div class="row w${width}">
${picture('Before', before, `${path} before, ${name}`)}
${picture('After', after, `${path} after, ${name}`)}
${picture('Difference', difference, `What changed on ${path}, ${name}`)}
</div></details>`;
}

/** Long screenshots scroll in a frame with keyboard focus. */
function picture(label: string, webp: Buffer | undefined, alt: string): Html {
  if (webp === undefined) return html``;
  const source = `data:image/webp;base64,${webp.toString('base64')}`;
  return html`<figure><figcaption>${label}</figcaption><div class="frame" tabindex="0" role="group" aria-label="${alt}"><img loading="lazy" src="${source}" alt="${alt}"></div></figure>`;
}

function share(pictured: PageScreenshots): string {
  return pictured.page.status === 'changed' || pictured.page.status === 'moved'
    ? percentage(largestShare(pictured))
    : '';
}

function percentage(part: number): string {
  if (part === 0) return 'nothing';
  return part < 0.001 ? 'under 0.1%' : `${(part * 100).toFixed(1)}%`;
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
