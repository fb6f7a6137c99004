import type { Finding, Path } from '../../../sdk/issue.ts';
import type { SectionNode } from '../../../site/site.ts';
import type { LinkUse } from '../../page/resolve/fields.ts';
import { everySection } from '../../page/resolve/index.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import { inWords } from './by-route.ts';
import type { OpenPage } from './open-page.ts';

/** Something that is pressed and does nothing, and the public pages that it stands on. */
interface Dead {
  readonly what: string;
  readonly at: Path;
  readonly pages: string[];
}

const inertIn = fieldFinder(({ inert }) => inert === true);

/** Buttons, forms and links that do nothing, on pages that are no drafts: visitors press them and leave. */
export function deadButtons(open: readonly OpenPage[], links: ReadonlyMap<string, readonly LinkUse[]>): Finding[] {
  const found = new Map<string, Dead>();
  const inSection = new Map<object, readonly Dead[]>();
  const add = ({ what, at }: Pick<Dead, 'what' | 'at'>, path: string) => {
    const key = JSON.stringify(at);
    const known = found.get(key) ?? { what, at, pages: [] };
    found.set(key, known);
    if (known.pages.at(-1) !== path) known.pages.push(path);
  };
  for (const { page } of open) {
    for (const { node } of everySection(page)) {
      let dead = inSection.get(node.fields);
      if (dead === undefined) {
        dead = deadIn(node);
        inSection.set(node.fields, dead);
      }
      for (const one of dead) add(one, page.path);
    }
    for (const { href, at } of links.get(page.path) ?? [])
      if (href === '#') add({ what: 'The link "#" leads', at }, page.path);
  }
  return [...found.values()].map(({ what, at, pages }) => ({
    code: 'button-nowhere',
    message: `${what} nowhere, and ${inWords(pages)} ${pages.length === 1 ? 'is no draft' : 'are no drafts'}.`,
    path: at,
    suggestion: 'Give it a link or remove it. If the page is a draft, set "noindex: true" in its meta.',
  }));
}

function deadIn({ definition, fields, at }: SectionNode): readonly Dead[] {
  return inertIn(definition.schema, fields).flatMap(({ value, at: inside }): Dead[] => {
    if (value === false) return [];
    const names = Array.isArray(value) ? value.map(String) : [];
    const what =
      names.length === 0 ? labelOf(fields, inside) : `The entries ${names.map((name) => `"${name}"`).join(', ')} lead`;
    return [{ what, at: [...at, ...inside], pages: [] }];
  });
}

/** What stands beside `inert`: the words of the button. */
function labelOf(fields: unknown, inside: Path): string {
  const owner = inside
    .slice(0, -1)
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      fields,
    );
  const words =
    typeof owner === 'object' && owner !== null
      ? (Reflect.get(owner, 'label') ?? Reflect.get(owner, 'submit'))
      : undefined;
  return typeof words === 'string' ? `The button "${words}" leads` : 'What is pressed here leads';
}
