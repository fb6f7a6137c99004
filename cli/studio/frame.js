// The script of a page in the studio: it says which text or section was pressed, and marks what the studio names. It knows no
// token and changes nothing on the page but the marks. It runs before the page is shown, so that no press is lost.
// `frame-script.ts` makes one script of it and of what it imports, which is no module and leaves no names on the page.

import { region, sectionOfMoment, showMoment } from './frame-moment.js';

const { studio } = document.currentScript.dataset;
const unseen = 'script, style, noscript, template';
/** The ids of the sections; undefined until the studio has named them. */
let sections;
/** What was pressed before. */
let early;
let browses = false;
let marked;
/** The text that was pressed last: its section, and its number there. The words may change. */
let edited;

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
      if (rectsOf(node).some((rect) => x >= rect.left - 2 && x <= rect.right + 2 && y >= rect.top && y <= rect.bottom))
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

function rectOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The element that holds a text as a whole. */
function blockOf({ parentElement: around }) {
  const blocks = 'h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary, td, th, blockquote, figcaption';
  // A text with lists is in one box.
  return around.closest('.paragraphs') ?? around.closest(blocks) ?? around;
}

/** The box of the element around a text, and how its words look. */
function boxOf(node) {
  const element = node.parentElement;
  const block = blockOf(node);
  const style = getComputedStyle(element);
  return {
    rect: rectOf(block),
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
    ground: readableGround(style.color, groundOf(element)),
  };
}

const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** How light a colour is, from 0 to 1. */
function lightness(colour) {
  probe.fillStyle = colour;
  probe.fillRect(0, 0, 1, 1);
  const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Returns a ground for a text in a box: its own, or a plain one if it cannot be read there. Words on a picture have no ground. */
function readableGround(text, ground) {
  const [words, behind] = [lightness(text), lightness(ground)];
  if (Math.abs(words - behind) > 0.35) return ground;
  return words > 0.5 ? '#1c1c1f' : '#ffffff';
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
        rule instanceof CSSFontFaceRule ? [rule.cssText.replace(/url\("?([^")]+)"?\)/g, toStudio)] : fontRules([rule]),
      );
    } catch {
      // A sheet of another origin cannot be read.
      return [];
    }
  });
}

/** Says where the sections are, for the buttons between them. */
function sayLayout() {
  const shown = browses ? [] : (sections ?? []).map((id) => document.getElementById(id));
  const boxes = shown.flatMap((section) => (section?.checkVisibility() ? [[section.id, rectOf(section)]] : []));
  say({ kind: 'layout', boxes: Object.fromEntries(boxes) });
}

function mark(name) {
  marked?.removeAttribute('data-frontage-marked');
  marked = name === undefined ? undefined : document.getElementById(name);
  marked?.setAttribute('data-frontage-marked', '');
  for (const dialog of document.querySelectorAll('dialog[open]')) if (!marked?.contains(dialog)) dialog.close();
}

/** Shows a marked section. A dialog is opened as a button of the page would open it. */
function reveal() {
  if (marked instanceof HTMLDialogElement) {
    if (!marked.open) dispatchEvent(new CustomEvent('frontage:openDialog', { detail: { id: marked.id } }));
  } else marked?.scrollIntoView({ block: 'center' });
}

/** How often a section that was just added is looked for, ten times a second. */
const mostTries = 50;

/** Says that the first words of a section were pressed, as soon as the page has it. */
function begin(name, tries = mostTries) {
  const section = sections?.includes(name) && document.getElementById(name);
  if (!section) {
    if (tries > 0) setTimeout(() => begin(name, tries - 1), 100);
    return;
  }
  section.scrollIntoView({ block: 'center', behavior: 'instant' });
  const texts = textsIn(section).filter((node) => node.data.trim() !== '' && rectsOf(node).length > 0);
  const first = texts.find((node) => node.parentElement.closest('h1, h2, h3')) ?? texts[0];
  // Scrolling ends what is edited, and is only heard in the next frame.
  if (first) requestAnimationFrame(() => requestAnimationFrame(() => sayPressed(first, { begins: true })));
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('[data-frontage-marked] { outline: 3px solid #5b5bd6 !important; outline-offset: -3px; }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function pressed(event) {
  if (browses) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type !== 'click') return;
  const node = textAt(event.clientX, event.clientY) ?? event.target;
  const how = { offset: offsetIn(node, event) };
  if (sections === undefined) early = { node, how };
  else sayPressed(node, how);
}

/** The number of characters of a text before a point; undefined if the point is not in it. */
function offsetIn(node, { clientX, clientY }) {
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  return place?.offsetNode === node ? place.offset : undefined;
}

/** Tells the studio which text or element was pressed, and its section. */
function sayPressed(node, how = {}) {
  if (region.contains(node)) {
    const section = sectionOfMoment();
    if (node.nodeType !== Node.TEXT_NODE) say({ kind: 'pressed', section });
    else say({ kind: 'pressed', section, text: node.data, toast: textsIn(region).indexOf(node), ...boxOf(node) });
    return;
  }
  const section = sectionOf(node);
  if (section === undefined) return;
  mark(section.id);
  if (node.nodeType !== Node.TEXT_NODE) {
    const { currentSrc = '' } = node;
    say({ kind: 'pressed', section: section.id, picture: /[^/]*$/.exec(currentSrc)[0] });
    return;
  }
  const texts = textsIn(section);
  const nth = texts.filter((other) => other.data === node.data).indexOf(node);
  edited = { section: section.id, index: texts.indexOf(node) };
  say({ kind: 'pressed', ...edited, text: node.data, nth, ...how, ...boxOf(node) });
}

for (const type of ['click', 'submit', 'pointerdown', 'mousedown', 'dblclick']) addEventListener(type, pressed, true);
addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape') say({ kind: 'escape' });
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) say({ kind: 'undo' });
    else if (key === 'z' || key === 'y') say({ kind: 'redo' });
  },
  true,
);
/** When a person last did what scrolls. */
let moved = Number.NEGATIVE_INFINITY;
function moves() {
  moved = performance.now();
}
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(type, moves, { capture: true, passive: true });

addEventListener(
  'scroll',
  () => {
    over = undefined;
    sayScrolled();
    sayLayout();
  },
  { capture: true, passive: true },
);

/** Says that the page has moved, and where the text is whose box is open: the box goes with it. */
function sayScrolled() {
  const section = edited && document.getElementById(edited.section);
  const node = section && textsIn(section)[edited.index];
  say({ kind: 'scrolled', held: node && rectOf(blockOf(node)), byPerson: performance.now() - moved < 500 });
}

/** What the pointer is over: a section, and a text in it. */
let over;

/** Says what a press would choose. */
function sayOver(section, node) {
  if (section === over?.section && node === over?.node) return;
  over = section && { section, node };
  const textRect = node && rectOf(blockOf(node));
  say(section ? { kind: 'over', section: section.id, rect: rectOf(section), textRect } : { kind: 'over' });
}

/** Where the pointer is; it may rest there before the studio has named the sections, or while the page changes below it. */
let pointer;

function sayPointer() {
  const target = pointer && sections && !browses ? document.elementFromPoint(pointer.x, pointer.y) : null;
  const section = target && !region.contains(target) ? sectionOf(target) : undefined;
  sayOver(section, section && textAt(pointer.x, pointer.y));
}

addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
    sayPointer();
  },
  { capture: true, passive: true },
);
addEventListener('scrollend', sayPointer, { capture: true, passive: true });
document.addEventListener('pointerleave', () => {
  pointer = undefined;
  sayPointer();
});

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== studio || source !== parent || typeof data !== 'object' || data === null) return;
  if (data.kind === 'page') {
    sections = data.sections;
    if (early?.node.isConnected) sayPressed(early.node, early.how);
    early = undefined;
    sayPointer();
    sayLayout();
    say({ kind: 'known', path: location.pathname });
  }
  if (data.kind === 'browse') {
    browses = data.on;
    sayPointer();
    sayLayout();
  }
  if (data.kind === 'edit') {
    edited = { section: data.section, index: data.index };
    sayScrolled();
  }
  if (data.kind === 'moment') showMoment(data);
  if (data.kind === 'mark') {
    mark(data.section);
    if (data.reveal) reveal();
  }
  if (data.kind === 'begin') begin(data.section);
});

// Dialogs that open by themselves would cover the page while somebody edits it. They do not wait for the scripts of the page.
document.addEventListener('readystatechange', () => {
  for (const dialog of document.querySelectorAll('[data-open-after]')) dialog.dataset.openAfter = '';
});

addEventListener('DOMContentLoaded', () => {
  new ResizeObserver(sayLayout).observe(document.body);
  say({ kind: 'opened', path: location.pathname, fonts: fontRules() });
});
