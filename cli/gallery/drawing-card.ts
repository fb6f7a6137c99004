import * as z from 'zod';
import { renderDrawing } from '../../renderer/build/commands/examples.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { RegisteredDrawing } from '../../renderer/site/registry.ts';
import { counted } from '../report/counts.ts';
import { errorList, fieldList } from './block-card.ts';
import { fieldDocs } from './field-docs.ts';
import { type Html, html } from './html.ts';
import { drawingSnippet, snippet } from './snippets.ts';

/** A drawing of the site with its examples and its fields. */
export function drawingCard(
  { drawing: { kind, description, fields, examples } }: RegisteredDrawing,
  made: RenderedSite,
): Html {
  const documented = fieldDocs(z.strictObject(fields));
  const issues = examples.map((_, index) => renderDrawing(made, kind, index)?.issues ?? []);
  const names = [...documented.map(({ name }) => name), ...issues.flat().map(({ code }) => code)];
  return html`<article class="block" id="drawing-${kind}" data-search="${[kind, description, ...names].join(' ').toLowerCase()}">
<h3>${kind}</h3>
<p>${description}</p>
<div class="states">
${examples.map(
  ({ name, data }, index) => html`<figure>
<figcaption>${name}</figcaption>
${
  errorList(issues[index] ?? []) ??
  html`<div class="shot state" inert><iframe loading="lazy" sandbox="allow-same-origin" src="/__gallery/drawing/${kind}/${index}" title="${kind}: ${name}"></iframe></div>
<details><summary>Code of “${name}”</summary>
${snippet(drawingSnippet(kind, data), `the code of ${kind}, ${name}`)}
</details>`
}
</figure>`,
)}
</div>
<details><summary>${counted(documented.length, 'field')} of ${kind}</summary>
${fieldList(documented)}
</details>
</article>`;
}
