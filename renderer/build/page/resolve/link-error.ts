import type { Diagnostic } from '../../../sdk/issue.ts';
import { nearest } from '../../../sdk/suggest.ts';
import { characterName, inQuotes } from '../../../sdk/unseen.ts';
import { forbiddenCharacter, linkSchemes, type ParsedHref } from '../../../sdk/url.ts';
import { startsAtRoot } from '../../lib/slash-path.ts';
import { intendedRoute } from '../../lib/suggest-route.ts';

/** Reports what is wrong with a link that is neither a path on this site nor a full URL, and what to write instead. */
export function linkError(
  href: string,
  { reason, scheme }: Extract<ParsedHref, { kind: 'invalid' }>,
  routes: readonly string[],
): Pick<Diagnostic, 'message' | 'suggestion'> {
  const link = `The link ${inQuotes(href)}`;
  if (reason === 'scheme') {
    return {
      message: `${link} uses "${scheme}", which links may not use.`,
      suggestion: `Use one of: ${linkSchemes.join(' ')} or a path on this site.`,
    };
  }
  const character = reason === 'malformed' ? forbiddenCharacter(href) : undefined;
  const path = intendedRoute(href, routes);
  if (character !== undefined) {
    const name = characterName(character);
    return {
      message: `${link} has a ${name === `"\\"` ? 'backslash' : name}, which no link may have.`,
      suggestion: path === undefined ? withoutRefused(href, routes) : `Write "${path}".`,
    };
  }
  return {
    message: `${link} is neither a path on this site nor a whole address.`,
    suggestion: path === undefined ? suggestLink(href, routes) : `Write "${path}".`,
  };
}

function withoutRefused(href: string, routes: readonly string[]): string {
  const trimmed = href.trim();
  if (forbiddenCharacter(trimmed) === undefined) return `Write ${inQuotes(trimmed)}.`;
  if (startsAtRoot(trimmed)) {
    const near = nearest(trimmed, routes);
    return near === undefined ? 'The path of a page has letters, digits and hyphens.' : `Did you mean "${near}"?`;
  }
  if (/^https?:/i.test(trimmed) && forbiddenCharacter(trimmed.replaceAll(' ', '')) === undefined)
    return `Write each space as %20: ${inQuotes(trimmed.replaceAll(' ', '%20'))}.`;
  if (/^(?:tel|sms):/i.test(trimmed)) return `Write "${trimmed.replace(/[\s().-]/g, '')}".`;
  return 'Remove spaces, line breaks and backslashes.';
}

/** Ends like the name of a file, not like that of a host. */
const fileEnding = /\.(?:html?|php\d?|aspx?|jsp|pdf|png|jpe?g|svg|webp|gif|zip|docx?)(?=$|[?#])/i;

function suggestLink(href: string, routes: readonly string[]): string {
  const bare = href.replace(/^[./]+/, '');
  if (/^[^\s@/?#]+@[^\s@/?#]+\.[a-z]{2,}$/i.test(bare)) return `Write "mailto:${bare}".`;
  const isHost = href.startsWith('//') || /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=$|[/?#:])/i.test(bare);
  if (isHost && !fileEnding.test(bare)) return `Write "https://${bare}".`;
  const path = `/${bare.replace(/\.html?(?=$|[?#])/i, '')}`;
  const near = nearest(path, routes);
  return near === undefined
    ? `Write "${path}" once the site has that page, or a whole address with "https://".`
    : `Did you mean "${near}"?`;
}
