import { kebab } from '../../renderer/sdk/block.ts';
import { codeStyle } from '../author/code-style.ts';
import { literal } from '../author/literal.ts';
import { nameOf } from '../author/names.ts';
import type { PageTemplate } from '../author/page-templates.ts';
import { scalarParams } from '../author/params.ts';
import { type Html, html } from './html.ts';

const style = codeStyle('', 100);

/** Returns a section as code for a copy file. */
export function exampleSnippet(type: string, props: unknown): string {
  const fields = typeof props === 'object' && props !== null ? props : {};
  const value = literal({ block: type, ...fields }, { style, indent: '', taken: 0, open: true });
  return `export const ${nameOf(kebab(type), [])} = ${value} satisfies Section;`;
}

/** Returns the data of a drawing as code for a field `media`. */
export function drawingSnippet(kind: string, data: object): string {
  return `media: ${literal({ kind, ...data }, { style, indent: '', taken: 0, open: true })},`;
}

/** Returns the command that adds a page from a template. */
export function newPageCommand({ name, params }: PageTemplate): string {
  const asked = scalarParams(params).filter(({ param: { optional } }) => optional !== true);
  const given = asked.map(
    ({ name: param, param: { example } }) => ` --param ${param}=${JSON.stringify(String(example))}`,
  );
  return `npx frontage new --template ${name} --path /new-page${given.join('')}`;
}

/** Returns code with a copy button; `what` names the code. */
export function snippet(code: string, what: string): Html {
  return html`<div class="snippet"><pre tabindex="0"><code>${code}</code></pre><button type="button" class="copy" aria-label="Copy ${what}">Copy</button></div>`;
}
