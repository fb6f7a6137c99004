import { attribute, byId, type HtmlElement, mainOf, plain, readable } from './page.ts';

/** A line of the specification, as a question to a page. */
export interface Requirement {
  readonly what: string;
  readonly met: (page: HtmlElement) => boolean;
  /** A document that does not meet it; an empty one where nothing is given. */
  readonly brokenBy?: string;
}

/** Words that stand on the page. */
export function says(text: string | RegExp): Requirement {
  return { what: `says ${shown(text)}`, met: (page) => fits(readable(mainOf(page)), text) };
}

/** Words of a heading, from its first letter to its last where they are given as text. */
export function headline(text: string | RegExp, level = /^h[123]$/): Requirement {
  return {
    what: `has the headline ${shown(text)}`,
    met: (page) => all(mainOf(page), '*').some((heading) => level.test(heading.tagName) && is(readable(heading), text)),
  };
}

/** The first heading. */
export function title(text: string | RegExp): Requirement {
  return { ...headline(text, /^h1$/), what: `is headed ${shown(text)}` };
}

/** The title in the browser's tab, to the letter. */
export function named(text: string): Requirement {
  return {
    what: `has the title ${shown(text)}`,
    met: (page) => plain(page.querySelector('head title')?.textContent ?? '') === text,
  };
}

/** What search engines show of the page. */
export function described(text: string | RegExp): Requirement {
  return {
    what: `is described with ${shown(text)}`,
    met: (page) =>
      all(page, 'meta').some((meta) => attribute(meta, 'name') === 'description' && fits(contentOf(meta), text)),
  };
}

/** A link with its words and its destination. */
export function link(label: string | RegExp, href: string | RegExp): Requirement {
  return {
    what: `links ${shown(label)} to ${shown(href)}`,
    met: (page) =>
      all(page, 'a').some((a) => is(readable(a), label) && is(attribute(a, 'href') ?? '', href)) &&
      (typeof href !== 'string' || !href.startsWith('#') || byId(rootOf(page), href.slice(1)) !== undefined),
  };
}

/** A link that leaves the site: to an address elsewhere, which learns nothing of the window it comes from. */
export function external(label: string | RegExp, { newTab = false } = {}): Requirement {
  return {
    what: `links ${shown(label)} to another site${newTab ? ', in a new tab' : ''}`,
    met: (page) =>
      all(page, 'a').some(
        (a) =>
          is(readable(a), label) &&
          /^https:\/\/(?!www\.northpin\.example)/.test(attribute(a, 'href') ?? '') &&
          /\bnoopener\b/.test(attribute(a, 'rel') ?? '') &&
          (!newTab || attribute(a, 'target') === '_blank'),
      ),
  };
}

/** A button, or a link for want of scripts, that opens a dialog. */
export function opens(label: string | RegExp, dialog: string): Requirement {
  return {
    what: `opens #${dialog} with ${shown(label)}`,
    met: (page) =>
      all(page, 'a, button').some(
        (button) => is(readable(button), label) && attribute(button, 'data-open') === dialog,
      ) && byId(rootOf(page), dialog)?.tagName === 'dialog',
  };
}

/** So many of something, no more and no fewer. */
export function count(number: number, what: string, selector: string): Requirement {
  return { what: `has ${number} ${what}`, met: (page) => all(mainOf(page), selector).length === number };
}

/** Several of something, where the specification gives no number. */
export function several(what: string, selector: string): Requirement {
  return { what: `has several ${what}`, met: (page) => all(mainOf(page), selector).length > 1 };
}

/** Sections in this order, whatever stands between them. */
export function inOrder(...names: readonly string[]): Requirement {
  return {
    what: `has its sections in the order ${names.join(', ')}`,
    met: (page) =>
      all(page, 'main [id]')
        .map((section) => attribute(section, 'id') ?? '')
        .filter((id) => names.includes(id))
        .join() === names.join(),
  };
}

/** A figure and the words beside it, in whichever order they stand. */
export function stat(figure: string, label: string | RegExp): Requirement {
  return {
    what: `states ${shown(figure)} for ${shown(label)}`,
    met: (page) =>
      all(page, 'dl > div').some(
        (pair) =>
          all(pair, 'dd').some((value) => readable(value) === figure) &&
          all(pair, 'dt').some((name) => fits(readable(name), label)),
      ),
  };
}

/** Places of the page that links from elsewhere lead to. */
export function ids(...names: readonly string[]): Requirement[] {
  return names.map((name) => ({ what: `has a place #${name}`, met: (page) => byId(page, name) !== undefined }));
}

/** What is required of one section. */
export function at(id: string, requirements: readonly Requirement[]): Requirement[] {
  return requirements.map(({ what, met, ...rest }) => ({
    ...rest,
    what: `#${id} ${what}`,
    met: (page) => {
      const section = byId(page, id);
      return section !== undefined && met(section);
    },
  }));
}

/** What a page must not have, and a document that has it. */
export function without(what: string, selector: string, brokenBy: string): Requirement {
  return { what: `has no ${what}`, met: (page) => all(page, selector).length === 0, brokenBy };
}

/** Every element that fits, the element itself aside. */
export function all(root: HtmlElement, selector: string): HtmlElement[] {
  return root.querySelectorAll(selector);
}

function contentOf(meta: HtmlElement): string {
  return plain(attribute(meta, 'content') ?? '');
}

function rootOf(element: HtmlElement): HtmlElement {
  return element.parent === null || element.isRootElement() ? element : rootOf(element.parent);
}

function fits(words: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? words.includes(plain(text)) : text.test(words);
}

/** Whether words are a text, from the first letter to the last, or match a pattern. */
export function is(words: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? words === plain(text) : text.test(words);
}

/** A text or pattern, as a test names it. */
export function shown(text: string | RegExp): string {
  return typeof text === 'string' ? `“${text}”` : String(text);
}
