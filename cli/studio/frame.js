// The script of a page in the studio: it says which text or section was pressed, and marks what the studio names. It knows no
// token and changes nothing on the page but the marks. It runs before the page is shown, so that no press is lost.

// biome-ignore lint/suspicious/noRedundantUseStrict: it is no module, and leaves no names on the page.
'use strict';
{
  const { studio } = document.currentScript.dataset;
  const unseen = 'script, style, noscript, template';
  /** The ids of the sections; undefined until the studio has named them. */
  let sections;
  /** What was pressed before. */
  let early;
  let browses = false;
  let marked;

  const say = (message) => parent.postMessage({ frontage: message.kind, ...message }, studio);

  /** The section around a node, by its id. */
  function sectionOf(node) {
    for (let at = node instanceof Element ? node : node.parentElement; at; at = at.parentElement) {
      if (at.id && sections.includes(at.id)) return at;
    }
    return undefined;
  }

  /** The text nodes below an element that people see. */
  function textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest(unseen)) found.push(walker.currentNode);
    }
    return found;
  }

  /** The text node under a point: the one whose box is there. */
  function textAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '') continue;
        if (
          rectsOf(node).some((rect) => x >= rect.left - 2 && x <= rect.right + 2 && y >= rect.top && y <= rect.bottom)
        )
          return node;
      }
    }
    return undefined;
  }

  function rectsOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }

  /** The box of the element around a text, and how its words look. */
  function boxOf(node) {
    const element = node.parentElement;
    const block =
      // A text with lists is in one box.
      element.closest('.paragraphs') ??
      element.closest('h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary, td, th, blockquote, figcaption') ??
      element;
    const { left, top, width, height } = block.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      rect: { left, top, width, height },
      style: Object.fromEntries(
        [
          'fontFamily',
          'fontSize',
          'fontWeight',
          'fontStyle',
          'lineHeight',
          'letterSpacing',
          'textAlign',
          'textTransform',
          'color',
        ].map((name) => [name, style[name]]),
      ),
      ground: groundOf(element),
    };
  }

  /** The colour behind an element: that of the nearest element that has one. */
  function groundOf(element) {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return 'Canvas';
  }

  /** The rules of the page's fonts, with addresses on the server of the studio. They may be in layers. */
  function fontRules(sheets = [...document.styleSheets]) {
    return sheets.flatMap((sheet) => {
      const toStudio = (_, address) => `url("/font${new URL(address, sheet.href ?? location.href).pathname}")`;
      try {
        return [...(sheet.cssRules ?? [])].flatMap((rule) =>
          rule instanceof CSSFontFaceRule
            ? [rule.cssText.replace(/url\("?([^")]+)"?\)/g, toStudio)]
            : fontRules([rule]),
        );
      } catch {
        // A sheet of another origin cannot be read.
        return [];
      }
    });
  }

  function mark(name) {
    marked?.removeAttribute('data-frontage-marked');
    marked = name === undefined ? undefined : document.getElementById(name);
    marked?.setAttribute('data-frontage-marked', '');
    for (const dialog of document.querySelectorAll('dialog[open]')) if (!marked?.contains(dialog)) dialog.close();
  }

  /** The islands of a moment, with those of the page that they stand for. */
  let stands = [];
  let moment = '';

  /** Shows the islands of a section as they are at another moment, or the page's own again. */
  function showMoment({ section, when, islands, toasts }) {
    const now = `${section} ${when}`;
    const isSame = moment === now;
    moment = now;
    // While somebody types, what is shown only changes its words: a dialog stays open, and nothing takes the focus.
    if (isSame && islands.length === stands.length && toasts.length === region.childElementCount) {
      stands = stands.map(([shown, own], index) => [updated(shown, islands[index]), own]);
      for (const [index, toast] of toasts.entries()) updated(region.children[index], toast);
      placeToasts();
      return;
    }
    for (const [shown, own] of stands) shown.replaceWith(own);
    const all = document.getElementById(section)?.querySelectorAll('[data-island]') ?? [];
    stands = islands.map((island, index) => [elementOf(island), all[index]]).filter(([, own]) => own !== undefined);
    for (const [shown, own] of stands) {
      own.replaceWith(shown);
      for (const dialog of shown.querySelectorAll('dialog')) dialog.showModal();
    }
    region.replaceChildren();
    for (const toast of toasts) region.append(elementOf(toast));
    const [[shown] = []] = stands;
    if (!isSame)
      (shown?.querySelector('[aria-invalid="true"], dialog') ?? shown)?.scrollIntoView({
        block: 'center',
        behavior: 'instant',
      });
    placeToasts();
  }

  /** The messages over the page, where the page itself would show them. */
  const region = document.createElement('div');
  region.className = 'toasts';
  region.popover = 'manual';

  /** Shows the region above all else, clear of a bar that stays at its end of the window. */
  function placeToasts() {
    if (region.childElementCount === 0) {
      region.remove();
      return;
    }
    // What is outside an open dialog cannot be pressed.
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentNode !== host) {
      host.append(region);
      region.showPopover();
    }
    region.style.setProperty('--toasts-inset', '0px');
    const { left, width } = region.getBoundingClientRect();
    const { clientHeight } = document.documentElement;
    const isBelow = getComputedStyle(region).getPropertyValue('--toasts-from').trim() === 'end';
    const bar = document
      .elementsFromPoint(left + width / 2, isBelow ? clientHeight - 1 : 1)
      .filter((element) => !region.contains(element))
      .map(barAround)
      .find((found) => found !== undefined && found.clientHeight < clientHeight / 2);
    const box = bar?.getBoundingClientRect();
    const inset = box === undefined ? 0 : isBelow ? clientHeight - box.top : box.bottom;
    region.style.setProperty('--toasts-inset', `${inset}px`);
    region.style.setProperty('--toasts-room', `${clientHeight - inset}px`);
  }

  /** The element around another that stays where it is while the page scrolls. */
  function barAround(element) {
    for (let at = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return undefined;
  }

  /** Gives a node the words and attributes of data. Returns the node, or another if it was made anew. */
  function updated(node, data) {
    if (typeof data === 'string' && node.nodeType === Node.TEXT_NODE) {
      if (node.data !== data) node.data = data;
      return node;
    }
    const isAlike = node.localName === data.tag && node.childNodes.length === data.children.length;
    if (!isAlike) {
      const fresh = typeof data === 'string' ? document.createTextNode(data) : elementOf(data);
      node.replaceWith(fresh);
      return fresh;
    }
    for (const [name, value] of data.attributes) {
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    for (const [index, child] of data.children.entries()) updated(node.childNodes[index], child);
    return node;
  }

  /** Makes an element of data: the policy of pages lets no script parse HTML. */
  function elementOf({ space, tag, attributes, children }) {
    const element = document.createElementNS(space, tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    for (const child of children) element.append(typeof child === 'string' ? child : elementOf(child));
    return element;
  }

  /** Shows a marked section. A dialog is opened as a button of the page would open it. */
  function reveal() {
    if (marked instanceof HTMLDialogElement) {
      if (!marked.open) dispatchEvent(new CustomEvent('frontage:openDialog', { detail: { id: marked.id } }));
    } else marked?.scrollIntoView({ block: 'center' });
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-frontage-marked] { outline: 2px solid #5b5bd6 !important; outline-offset: -2px; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  function pressed(event) {
    if (browses) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    const node = textAt(event.clientX, event.clientY) ?? event.target;
    if (sections === undefined) early = node;
    else sayPressed(node);
  }

  /** Tells the studio which text or element was pressed, and its section. */
  function sayPressed(node) {
    if (region.contains(node)) {
      const [section] = moment.split(' ');
      if (node.nodeType !== Node.TEXT_NODE) say({ kind: 'pressed', section });
      else say({ kind: 'pressed', section, text: node.data, toast: textsIn(region).indexOf(node), ...boxOf(node) });
      return;
    }
    const section = sectionOf(node);
    if (section === undefined) return;
    mark(section.id);
    if (node.nodeType !== Node.TEXT_NODE) {
      say({ kind: 'pressed', section: section.id });
      return;
    }
    const nth = textsIn(section)
      .filter((other) => other.data === node.data)
      .indexOf(node);
    say({ kind: 'pressed', section: section.id, text: node.data, nth, ...boxOf(node) });
  }

  for (const type of ['click', 'submit', 'pointerdown', 'mousedown', 'dblclick']) addEventListener(type, pressed, true);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') say({ kind: 'escape' });
      if ((event.ctrlKey || event.metaKey) && event.key === 'z') say({ kind: 'undo' });
    },
    true,
  );
  addEventListener('scroll', () => say({ kind: 'scrolled' }), { capture: true, passive: true });

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== studio || source !== parent || typeof data !== 'object' || data === null) return;
    if (data.kind === 'page') {
      sections = data.sections;
      if (early?.isConnected) sayPressed(early);
      early = undefined;
      say({ kind: 'known', path: location.pathname });
    }
    if (data.kind === 'browse') browses = data.on;
    if (data.kind === 'moment') showMoment(data);
    if (data.kind === 'mark') {
      mark(data.section);
      if (data.reveal) reveal();
    }
  });

  // Dialogs that open by themselves would cover the page while somebody edits it. They do not wait for the scripts of the page.
  document.addEventListener('readystatechange', () => {
    for (const dialog of document.querySelectorAll('[data-open-after]')) dialog.dataset.openAfter = '';
  });

  addEventListener('DOMContentLoaded', () => {
    say({ kind: 'opened', path: location.pathname, fonts: fontRules() });
  });
}
