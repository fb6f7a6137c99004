import { rawElement } from '../../../renderer/sdk/raw-text.ts';
import { type Html, html } from '../../gallery/html.ts';
import { counted } from '../../report/counts.ts';
import { toolStyles } from '../../serve/tool-styles.ts';
import type { SiteDiff } from '../change.ts';
import { tellChange, tellCounts } from '../lines.ts';
import { wholePageInWords } from '../terminal.ts';
import { type ComparedView, most, type PicturedPage } from './pictured-page.ts';

/** One document with everything in it: pages by how much they changed, each as it was, as it is, and the difference. */
export function pictureReport(diff: SiteDiff, pages: readonly PicturedPage[], leftOut: number): string {
  const title = `What changed since ${diff.base}`;
  const body = html`<header>
<h1>${title}</h1>
<p>${sentence(tellCounts(diff))} ${leftOut > 0 ? `${counted(leftOut, 'page')} that change as others do are not pictured.` : ''}</p>
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

function tocRow(pictured: PicturedPage, index: number): Html {
  const { path, status } = pictured.page;
  return html`<li><a href="#page-${index}"><code>${path}</code></a> <span class="share">${share(pictured)}</span><meter min="0" max="1" value="${most(pictured)}" aria-label="Share of ${path} that changed">${share(pictured)}</meter> <span class="status ${status}">${status}</span></li>`;
}

function pageSection(pictured: PicturedPage, index: number, diff: SiteDiff): Html {
  const { page, views } = pictured;
  const changes = diff.changes
    .filter(({ pages }) => pages.includes(page.path))
    .map((change) => tellChange(change).title);
  const what = page.status === 'changed' ? '' : html`<p>${sentence(wholePageInWords(page))}</p>`;
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

/** Long pages scroll in their frame, which the keyboard reaches. */
function picture(label: string, webp: Buffer | undefined, alt: string): Html {
  if (webp === undefined) return html``;
  const source = `data:image/webp;base64,${webp.toString('base64')}`;
  return html`<figure><figcaption>${label}</figcaption><div class="frame" tabindex="0" role="group" aria-label="${alt}"><img loading="lazy" src="${source}" alt="${alt}"></div></figure>`;
}

function share(pictured: PicturedPage): string {
  return pictured.page.status === 'changed' || pictured.page.status === 'moved' ? percentage(most(pictured)) : '';
}

function percentage(part: number): string {
  if (part === 0) return 'nothing';
  return part < 0.001 ? 'under 0.1%' : `${(part * 100).toFixed(1)}%`;
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
