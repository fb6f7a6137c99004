import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Icons } from '../../renderer/build/inputs/icons/index.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { Icon, iconNames } from '../../renderer/sdk/ui/icon.tsx';
import { Html, html } from './html.ts';

/** Returns the icons of the site and of the engine, each with its name. Icons of sets have their own site. */
export function iconList(icons: Icons): Html {
  const names = [...icons.ownNames, ...iconNames];
  return html`<ul class="icons">
${names.map((name) => iconEntry(name, icons))}
</ul>
<p>Fields take these names, and those of installed sets, as <code>lucide:croissant</code>. <a href="https://icon-sets.iconify.design/">All sets</a></p>`;
}

function iconEntry(name: string, icons: Icons): Html {
  const diagnostics: Diagnostic[] = [];
  const icon = icons.named(name, [], diagnostics);
  const shown = icon === undefined ? '' : new Html(renderToStaticMarkup(createElement(Icon, { name: icon })));
  return html`<li data-search="${`${name} icon`.toLowerCase()}">${shown}<code>${name}</code>${diagnostics.map(
    ({ message }) => html`<b>${message}</b>`,
  )}</li>`;
}
