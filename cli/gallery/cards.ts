import * as z from 'zod';
import { renderDrawing, renderExample } from '../../renderer/build/commands/examples.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { PresetName } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { RegisteredBlock, RegisteredDrawing } from '../../renderer/site/registry.ts';
import type { Starter } from '../create/starters.ts';
import { counted } from '../report/counts.ts';
import { formatPath } from '../report/paths.ts';
import { presets } from '../theme/presets.ts';
import { type FieldDoc, fieldDocs } from './field-docs.ts';
import { type Html, html } from './html.ts';
import { galleryPath } from './links.ts';
import { drawingSnippet, exampleSnippet, snippet } from './snippets.ts';

/** A block with its examples and its fields. */
export function blockCard({ block, schema }: RegisteredBlock, made: RenderedSite): Html {
  const { type, description, examples } = block;
  const fields = fieldDocs(schema);
  const issues = examples.map((_, index) => renderExample(made, type, index)?.issues ?? []);
  const names = [...fields.map(({ name }) => name), ...issues.flat().map(({ code }) => code)];
  return html`<article class="block" id="block-${type}" data-search="${[type, description, ...names].join(' ').toLowerCase()}">
<h3>${type}</h3>
<p>${description}</p>
<div class="states">
${examples.map(
  ({ name, props }, index) => html`<figure>
<figcaption>${name}</figcaption>
${errorList(issues[index] ?? []) ?? state(type, index, { name, props })}
</figure>`,
)}
</div>
<details><summary>${counted(fields.length, 'field')} of ${type}</summary>
${fieldList(fields)}
</details>
</article>`;
}

/** Returns the errors of an example in place of its output and code. */
function errorList(issues: readonly Issue[]): Html | undefined {
  if (issues.length === 0) return undefined;
  return html`<ul class="diagnostics">
${issues.map(
  ({ code, message, path, suggestion }) =>
    html`<li><b>${code}</b> <code>${formatPath(path)}</code><br>${message}${suggestion === undefined ? '' : html`<br>${suggestion}`}</li>`,
)}
</ul>`;
}

function state(type: string, index: number, { name, props }: Example): Html {
  return html`<div class="shot state" inert><iframe loading="lazy" sandbox="allow-same-origin" src="/__gallery/block/${type}/${index}" title="${type}: ${name}"></iframe></div>
<details><summary>Code of “${name}”</summary>
${snippet(exampleSnippet(type, props), `the code of ${type}, ${name}`)}
</details>`;
}

type Example = RegisteredBlock['block']['examples'][number];

function fieldList(fields: readonly FieldDoc[]): Html {
  return html`<dl class="fields">
${fields.map(
  ({
    name,
    type,
    help,
    required,
    fields: inner,
  }) => html`<div><dt><code>${name}</code> <span class="type">${type}</span>${
    required ? html` <span class="tag">required</span>` : ''
  }</dt>
<dd>${help}${inner.length === 0 ? '' : fieldList(inner)}</dd></div>`,
)}
</dl>`;
}

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

/** A starter: a picture of its home page, what it contains, and the command that creates a site of it. */
export function starterCard({ name, description, sample }: Starter): Html {
  return html`<li class="card" data-search="${`starter ${name} ${description}`.toLowerCase()}">
<img class="starter" loading="lazy" src="${galleryPath}/starters/${name}.avif" alt="The home page of the starter ${name}" width="480" height="300">
<h3>${name}</h3>
<p>${sample.name}: ${description}</p>
${snippet(`npm create frontage@latest my-site -- --template ${name}`, `the command for ${name}`)}
</li>`;
}

/** A theme of the engine: the site's home page in it, by day and by night, and the line that imports it. */
export function themeCard(name: PresetName): Html {
  const shots = (['light', 'dark'] as const).map(
    (scheme) => html`<figure>
<figcaption>${scheme === 'light' ? 'By day' : 'By night'}</figcaption>
<div class="shot state" inert><iframe loading="lazy" sandbox="allow-same-origin" src="/__gallery/theme/${name}/${scheme}" title="${name}, ${scheme}"></iframe></div>
</figure>`,
  );
  return html`<article class="block" id="theme-${name}" data-search="theme ${name}">
<h3>${name}</h3>
<p>${presets[name].looks}</p>
<div class="states">
${shots}
</div>
${snippet(`@import "frontage/themes/${name}.css";`, `the line that imports ${name}`)}
</article>`;
}
