import { type PageOverview, pageOverviews } from '../../renderer/build/commands/overview.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { PageTemplate, PageTemplates } from '../author/page-templates.ts';
import { starters } from '../create/starters.ts';
import { counted } from '../report/counts.ts';
import { bytes } from '../report/table.ts';
import { blockCard, drawingCard, starterCard, themeCard } from './cards.ts';
import { type Html, html } from './html.ts';
import { iconList } from './icon-list.ts';
import { pageViewHref, stillHref, templateHref } from './links.ts';
import { newPageCommand, snippet } from './snippets.ts';

/** Returns the start page of the gallery: every page, page template, block, drawing, starter and theme, with a search field. */
export function overviewPage(made: RenderedSite, { templates, broken }: PageTemplates, issues: readonly Issue[]): Html {
  const { site, registry, loaded } = made.ready;
  const pages = pageOverviews(made, issues);
  const blocks = [...registry.blocks.values()].sort((a, b) => (a.block.type < b.block.type ? -1 : 1));
  const drawings = [...registry.drawings.values()].sort((a, b) => (a.drawing.kind < b.drawing.kind ? -1 : 1));
  return html`<header class="bar">
<p class="name">${site.name}</p>
<nav aria-label="Parts of the gallery">
<a href="#pages">Pages <span class="count">${pages.length}</span></a>
<a href="#templates">Templates <span class="count">${templates.length}</span></a>
<a href="#blocks">Blocks <span class="count">${blocks.length}</span></a>
${drawings.length === 0 ? '' : html`<a href="#drawings">Drawings <span class="count">${drawings.length}</span></a>`}
<a href="#icons">Icons</a>
<a href="#starters">Starters <span class="count">${starters().length}</span></a>
<a href="#themes">Themes <span class="count">${presetNames.length}</span></a>
</nav>
<search><label>Search <input type="search" id="search" autocomplete="off" placeholder="hero, /pricing, form…"></label></search>
</header>
<main>
<h1>Gallery</h1>
<p class="none" id="none" hidden>Nothing matches your search.</p>
<section id="pages" aria-labelledby="pages-title">
<h2 id="pages-title">Pages</h2>
<ul class="cards">
${pages.map(pageCard)}
</ul>
</section>
<section id="templates" aria-labelledby="templates-title">
<h2 id="templates-title">Page templates</h2>
${templates.length + broken.length === 0 ? html`<p>This site has none yet. Add one to <code>templates/pages</code>.</p>` : ''}
${broken.map((name) => html`<p>The template ${name} is broken: <code>npx frontage new --template ${name}</code> shows its errors.</p>`)}
<ul class="cards">
${templates.map(templateCard)}
</ul>
</section>
<section id="blocks" aria-labelledby="blocks-title">
<h2 id="blocks-title">Blocks</h2>
${blocks.map((block) => blockCard(block, made))}
</section>
${
  drawings.length === 0
    ? ''
    : html`<section id="drawings" aria-labelledby="drawings-title">
<h2 id="drawings-title">Drawings</h2>
<p>Kinds of the field <code>media</code> that only this site has.</p>
${drawings.map((drawing) => drawingCard(drawing, made))}
</section>`
}
<section id="icons" aria-labelledby="icons-title">
<h2 id="icons-title">Icons</h2>
${iconList(loaded.icons)}
</section>
<section id="starters" aria-labelledby="starters-title">
<h2 id="starters-title">Starters</h2>
<p>Sites to start another one from.</p>
<ul class="cards">
${starters().map(starterCard)}
</ul>
</section>
<section id="themes" aria-labelledby="themes-title">
<h2 id="themes-title">Themes</h2>
<p>The home page in each theme of Frontage.</p>
${presetNames.map(themeCard)}
</section>
</main>
<p class="visually-hidden" role="status" id="status"></p>`;
}

function pageCard({ path, title, kind, noindex, blocks, weight, diagnostics, claims }: PageOverview): Html {
  const text = [
    path,
    title,
    kind,
    ...blocks,
    ...diagnostics.map(({ code }) => code),
    ...claims.map(({ name }) => name),
  ].join(' ');
  return html`<li class="card" data-search="${text.toLowerCase()}">
${shots(stillHref(path), title)}
<h3><a class="over" href="${pageViewHref(path)}">${title}</a></h3>
<p><code>${path}</code>${kind === 'page' ? '' : html` <span class="tag">${kind}</span>`}${noindex ? html` <span class="tag">noindex</span>` : ''}</p>
<p class="weight">${bytes(weight.document)} HTML and CSS, ${bytes(weight.script)} script</p>
${diagnostics.length === 0 ? '' : html`<ul class="diagnostics">${diagnostics.map(({ code, message }) => html`<li><b>${code}</b> ${message}</li>`)}</ul>`}
${claims.length === 0 ? '' : html`<details class="claims"><summary>${counted(claims.length, 'claim')}</summary><ul>${claims.map(({ name, text }) => html`<li>${text} <small>${name}</small></li>`)}</ul></details>`}
</li>`;
}

function templateCard(template: PageTemplate): Html {
  const { name, description } = template;
  return html`<li class="card" data-search="${`${name} ${description} template`.toLowerCase()}">
${shots(templateHref(name), name)}
<h3><a class="over" href="${templateHref(name)}">${name}</a></h3>
<p>${description}</p>
${snippet(newPageCommand(template), `the command for ${name}`)}
</li>`;
}

/** Returns previews of a page on a desktop and on a phone, without scripts. */
function shots(address: string, title: string): Html {
  return html`<div class="shots" inert>
<div class="shot desktop"><iframe loading="lazy" sandbox="allow-same-origin" src="${address}" title="${title} on a desktop"></iframe></div>
<div class="shot phone"><iframe loading="lazy" sandbox="allow-same-origin" src="${address}" title="${title} on a phone"></iframe></div>
</div>`;
}
