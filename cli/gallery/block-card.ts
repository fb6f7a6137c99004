import { renderExample } from '../../renderer/build/commands/examples.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { RegisteredBlock } from '../../renderer/site/registry.ts';
import { counted } from '../report/counts.ts';
import { formatPath } from '../report/paths.ts';
import { type FieldDoc, fieldDocs } from './field-docs.ts';
import { type Html, html } from './html.ts';
import { exampleSnippet, snippet } from './snippets.ts';

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
export function errorList(issues: readonly Issue[]): Html | undefined {
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

export function fieldList(fields: readonly FieldDoc[]): Html {
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
