import type { Starter } from '../create/starters.ts';
import { type Html, html } from './html.ts';
import { galleryPath } from './links.ts';
import { snippet } from './snippets.ts';

/** A starter: a picture of its home page, what it contains, and the command that creates a site of it. */
export function starterCard({ name, description, sample }: Starter): Html {
  return html`<li class="card" data-search="${`starter ${name} ${description}`.toLowerCase()}">
<img class="starter" loading="lazy" src="${galleryPath}/starters/${name}.avif" alt="The home page of the starter ${name}" width="480" height="300">
<h3>${name}</h3>
<p>${sample.name}: ${description}</p>
${snippet(`npm create frontage@latest my-site -- --template ${name}`, `the command for ${name}`)}
</li>`;
}
