import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Icons } from '../../renderer/build/inputs/icons/index.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { Icon, iconNames } from '../../renderer/sdk/ui/icon.tsx';
import { Html, html } from './html.ts';
import { iconsHref } from './links.ts';

/** Returns the icons of the site and of the engine, each with its name, and a link to the search in installed sets. */
export function iconList(icons: Icons): Html {
  const sets = icons.sets.map(({ name, icons: names }) => `${name} (${names.length.toLocaleString('en-US')})`);
  const others =
    sets.length === 0
      ? html`<a href="${iconsHref}">More icons</a>`
      : html`<a href="${iconsHref}">Search the installed sets</a>: ${sets.join(', ')}`;
  return html`<ul class="icons">
${[...icons.ownNames, ...iconNames].map((name) => iconEntry(name, icons))}
</ul>
<p>${others}</p>`;
}

/** Returns an icon as an entry of a list, with its name or with the reason why it cannot be used. */
export function iconEntry(name: string, icons: Icons): Html {
  const diagnostics: Diagnostic[] = [];
  const icon = icons.named(name, [], diagnostics);
  const shown = icon === undefined ? '' : new Html(renderToStaticMarkup(createElement(Icon, { name: icon })));
  return html`<li data-search="${`${name} icon`.toLowerCase()}">${shown}<code>${name}</code>${diagnostics.map(
    ({ message }) => html`<b>${message}</b>`,
  )}</li>`;
}
