// What the frame shows of a section at a moment of its form: its islands as they are then, and toasts.

/** The islands of a moment, with those of the page that they stand for. */
let stands = [];
let moment = '';

/** The messages over the page, where the page itself would show them. */
export const region = document.createElement('div');
region.className = 'toasts';
region.popover = 'manual';

/** The section that is shown at a moment. */
export const sectionOfMoment = () => moment.split(' ')[0];

/** Shows the islands of a section as they are at another moment, or the page's own again. */
export function showMoment({ section, when, islands, toasts }) {
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
