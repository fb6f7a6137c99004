import { HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { decoded } from '../markup.ts';

export type { HtmlElement };

const parsing = new HtmlValidate(new StaticConfigLoader({ elements: ['html5'] })).getConfigForSync('page.html');

/** A document as a tree. */
export function pageOf(html: string): HtmlElement {
  return new Parser(parsing).parseHtml(html);
}

/** The words of an element as people read them: in one line, with straight quotes, and without what does not show. */
export function readable(element: HtmlElement): string {
  return plain(textOf(element));
}

/** A text in the form in which texts are compared. */
export function plain(text: string): string {
  return decoded(text)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ([/.,:;!?)])/g, '$1')
    .trim();
}

/** An attribute's value; undefined where the element does not have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  if (!element.hasAttribute(name)) return undefined;
  return decoded(element.getAttributeValue(name) ?? '');
}

/** The element with an id, below another. */
export function byId(root: HtmlElement, id: string): HtmlElement | undefined {
  return root.querySelectorAll('[id]').find((element) => attribute(element, 'id') === id);
}

/** The part of a page that is its own; a section is all its own. */
export function mainOf(root: HtmlElement): HtmlElement {
  return root.querySelector('main') ?? root;
}

function textOf(element: HtmlElement): string {
  return element.childNodes
    .map((node) => {
      if (!(node instanceof HtmlElement)) return node.textContent;
      return unseen(node) ? '' : ` ${textOf(node)} `;
    })
    .join('');
}

/** Code, drawings, what opens later, and what is only there to catch programs. */
function unseen(element: HtmlElement): boolean {
  if (/^(script|style|template|svg|dialog)$/.test(element.tagName) || element.hasAttribute('hidden')) return true;
  return attribute(element, 'aria-hidden') === 'true' && element.classList.contains('visually-hidden');
}
