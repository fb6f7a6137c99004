import type { PresetName } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { presets } from '../theme/presets.ts';
import { type Html, html } from './html.ts';
import { snippet } from './snippets.ts';

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
