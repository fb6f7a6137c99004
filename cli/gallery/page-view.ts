import { sectionOverviews } from '../../renderer/build/commands/overview.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { routeHref } from '../../renderer/site/urls.ts';
import { relativeFile } from '../report/paths.ts';
import { type Html, html } from './html.ts';
import { galleryPath } from './links.ts';

/** Returns a page at full size with the list of its sections; a click on a section opens its source. */
export function pageView(made: RenderedSite, path: string): Html | undefined {
  const sections = sectionOverviews(made, path);
  if (sections === undefined) return undefined;
  const address = routeHref(made.ready.site, path);
  return html`<header class="bar">
<p class="name"><a href="${galleryPath}">Gallery</a></p>
<p><code>${path}</code></p>
<fieldset class="sizes"><legend class="visually-hidden">Width</legend>
<label><input type="radio" name="size" value="desktop" checked> Desktop</label>
<label><input type="radio" name="size" value="phone"> Phone</label>
</fieldset>
<p><a href="${address}">Open the page</a></p>
</header>
<main class="view">
<h1 class="visually-hidden">${path}</h1>
<section class="list" aria-labelledby="sections-title">
<h2 id="sections-title">Sections</h2>
<p>Click one, here or on the page, to open its copy in your editor.</p>
<ol>
${sections.map(
  ({ name, block, place }) => html`<li><button type="button" data-section="${name}" data-place="${place ?? ''}">
<b>${name}</b> <span>${block}</span>
<small>${place === undefined ? 'written by code' : relativeFile(place, process.cwd())}</small></button></li>`,
)}
</ol>
</section>
<div class="stage"><iframe id="stage" src="${address}" title="The page ${path}"></iframe></div>
</main>
<p class="visually-hidden" role="status" id="status"></p>`;
}
