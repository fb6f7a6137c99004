import { isWordsError, readWords } from '../../../sdk/words/read-words.ts';
import { type Inline, inLines, innerOf, isRichTree, plainWords } from '../../../sdk/words/rich-text.ts';
import type { SectionNode } from '../../../site/site.ts';
import { everySection, type ResolvedSection } from '../../page/resolve/index.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import type { PageDiagnostic } from '../page-record.ts';
import type { OwnRule } from '../rule.ts';

/** Words that say nothing about the target of a link, by language. */
const meaningless: Readonly<Record<string, RegExp>> = {
  de: /^(?:hier|hier klicken|klicken sie hier|klick hier|mehr|mehr erfahren|mehr lesen|weiter|weiterlesen|link|diese seite)$/,
  en: /^(?:here|click here|click|more|read more|learn more|see more|find out more|this|this page|this link|link)$/,
  es: /^(?:aquí|aqui|haga clic aquí|haz clic aquí|clic aquí|más|leer más|ver más|más información|saber más|enlace|esta página)$/,
  fr: /^(?:ici|cliquez ici|cliquer ici|plus|en savoir plus|lire la suite|lire plus|voir plus|lien|ce lien|cette page)$/,
  it: /^(?:qui|clicca qui|cliccare qui|fai clic qui|altro|di più|leggi di più|scopri di più|continua|link|questa pagina)$/,
  nl: /^(?:hier|klik hier|meer|lees meer|lees verder|meer informatie|verder|link|deze pagina)$/,
  pt: /^(?:aqui|clique aqui|mais|ler mais|leia mais|saiba mais|ver mais|link|esta página)$/,
};

/** A link in a text, with the path of the text inside its section. */
interface NamedLink {
  readonly name: string;
  readonly href: string;
  readonly inside: SectionNode['at'];
}

const textsIn = fieldFinder(({ words }) => words !== undefined);

const known = new WeakMap<object, readonly NamedLink[]>();

/** Reports links in the texts of a page that do not say where they go, and those that have the name of another one. */
export const linkNames: OwnRule<'page'> = {
  id: 'words-link-name',
  on: 'page',
  check({ page, identityOf }) {
    const diagnostics: PageDiagnostic[] = [];
    const targets = new Map<string, string>();
    const vague = meaningless[page.locale.split('-')[0] ?? ''];
    for (const section of everySection(page)) {
      for (const { name, href, inside } of namedLinks(section)) {
        const key = name.trim().toLowerCase();
        const other = targets.get(key);
        targets.set(key, other ?? href);
        const isVague = vague?.test(key.replace(/[.…!»>→\s]+$/, '')) === true;
        if (!isVague && (other === undefined || other === href)) continue;
        const { at, fields } = section.node;
        diagnostics.push({
          ...(isVague ? vagueName(name) : sameName(name, href, other ?? '')),
          code: 'words-link-name',
          path: [...at, ...inside],
          needle: `[${name}]`,
          section: identityOf(fields),
        });
      }
    }
    return diagnostics;
  },
};

/** A section with links in its texts has the sheet for them. */
function namedLinks({ styles, node: { definition, fields } }: ResolvedSection): readonly NamedLink[] {
  if (!styles.includes('words')) return [];
  const links =
    known.get(fields) ??
    textsIn(definition.schema, fields).flatMap(({ meta: { words = 'rich' }, value, at: inside }) => {
      const read = typeof value === 'string' ? readWords(value, words) : '';
      return isRichTree(read) && !isWordsError(read) ? linksIn(inLines(read)).map((link) => ({ ...link, inside })) : [];
    });
  known.set(fields, links);
  return links;
}

function linksIn(pieces: readonly Inline[]): Pick<NamedLink, 'name' | 'href'>[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || 'br' in piece) return [];
    return 'href' in piece ? [{ name: plainWords(piece), href: piece.href }] : linksIn(innerOf(piece));
  });
}

function vagueName(name: string) {
  return {
    message: `The link "${name}" does not say where it goes.`,
    suggestion: 'Put the link on the words that name its target: [our prices](/pricing).',
  };
}

function sameName(name: string, href: string, other: string) {
  return {
    message: `The link "${name}" goes to "${href}", and another one with this name goes to "${other}".`,
    suggestion: 'Give one of them other words. Screen readers list the links of a page by their names.',
  };
}
