import type { Icons } from '../../renderer/build/inputs/icons/index.ts';
import { didYouMean, nearest } from '../../renderer/sdk/suggest.ts';
import { iconNames } from '../../renderer/sdk/ui/icon.tsx';
import { type Html, html } from './html.ts';
import { iconEntry } from './icon-list.ts';
import { galleryPath, iconsHref } from './links.ts';
import { snippet } from './snippets.ts';

/** Entries of a list, because some sets have thousands of icons. */
const mostShown = 120;

/** Returns the page that finds icons by words in their names: own ones, the engine's, and those of installed sets. */
export function iconsPage(icons: Icons, search: string): Html {
  const groups = groupsOf(icons);
  const found = groups.map((group) => ({ ...group, names: matching(group.names, search) }));
  const first = found.flatMap(({ names }) => names.find((name) => icons.find(name) !== undefined) ?? [])[0];
  return html`<header class="bar">
<p class="name"><a href="${galleryPath}">Gallery</a></p>
<search><form action="${iconsHref}"><label>Search icons <input type="search" name="search" autocomplete="off" value="${search}" placeholder="tooth, arrow left…"></label> <button>Search</button></form></search>
</header>
<main>
<h1>Icons</h1>
<p role="status">${statusOf(groups, found, search)}</p>
${first === undefined ? '' : snippet(`icon: '${first}',`, `the field for ${first}`)}
${found.map((group) => groupSection(group, icons))}
<section aria-labelledby="more-title">
<h2 id="more-title">More icons</h2>
<p>Save an SVG of one colour as <code>templates/icons/tooth.svg</code>, and write <code>own:tooth</code>. Or install a set of
<a href="https://icon-sets.iconify.design/">Iconify</a>, and write its name before the icon’s:</p>
${snippet('npm install --save-dev @iconify-json/lucide', 'the command for the set lucide')}
</section>
</main>`;
}

interface Group {
  readonly title: string;
  /** As fields take them. */
  readonly names: readonly string[];
  /** How many it has in all. */
  readonly size: number;
}

/** Returns the icons of a site: its own, those of installed sets, and the engine's. */
export function groupsOf(icons: Icons): readonly Group[] {
  const group = (title: string, names: readonly string[]) => ({ title, names, size: names.length });
  return [
    group('Icons of this site', icons.ownNames),
    ...icons.sets.map(({ name, icons: names }) =>
      group(
        `Set ${name}`,
        names.map((icon) => `${name}:${icon}`),
      ),
    ),
    group('Icons of Frontage', iconNames),
  ].filter(({ size }) => size > 0);
}

/** The names with all words: exact ones first, then those with whole words, then those that begin with the first. */
export function matching(names: readonly string[], search: string): readonly string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = names.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
  if (words.length === 0) return found;
  const closeness = (name: string) => {
    const stem = name.toLowerCase().replace(/^.*:/, '');
    if (stem === words.join('-')) return 0;
    if (words.every((word) => stem.split('-').includes(word))) return 1;
    return stem.startsWith(words[0] ?? '') ? 2 : 3;
  };
  return found
    .map((name) => ({ name, step: closeness(name) }))
    .sort((one, other) => one.step - other.step)
    .map(({ name }) => name);
}

function statusOf(groups: readonly Group[], found: readonly Group[], search: string): string {
  const count = found.reduce((sum, { names }) => sum + names.length, 0);
  if (search.trim() === '') return `${counted(count)} to choose from.`;
  if (count > 0) return `${counted(count)} for “${search}”.`;
  const stems = groups.flatMap(({ names }) => names.map((name) => name.replace(/^.*:/, '')));
  const isNear = nearest(search, stems) !== undefined;
  return `No icon for “${search}”. ${isNear ? didYouMean(search, stems, 'icon') : 'Try a shorter or another word.'}`;
}

function counted(count: number): string {
  return count === 1 ? 'One icon' : `${count.toLocaleString('en-US')} icons`;
}

function groupSection({ title, names, size }: Group, icons: Icons): Html {
  if (names.length === 0) return html``;
  const shown = names.slice(0, mostShown);
  const rest = names.length - shown.length;
  return html`<section>
<h2>${title} <span class="count">${names.length === size ? size.toLocaleString('en-US') : `${names.length.toLocaleString('en-US')} of ${size.toLocaleString('en-US')}`}</span></h2>
<ul class="icons">
${shown.map((name) => iconEntry(name, icons))}
</ul>
${rest === 0 ? '' : html`<p>${rest.toLocaleString('en-US')} more: add a word to the search.</p>`}
</section>`;
}
