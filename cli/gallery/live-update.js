// The script that `dev` adds to pages for live updates. Changed text, with its marks and lists, is replaced in the open page, which
// keeps typed values, open elements and the scroll position. Any other change reloads the page.

import { createHotContext } from '/@vite/client';

/** Attributes that no script, style or link depends on. */
const readOnly = ['alt', 'aria-label', 'content', 'data-build', 'placeholder', 'title'];

const { nonce } = document.querySelector('meta[property=csp-nonce]');

const isTool = location.pathname.startsWith('/__gallery');
let known = isTool ? undefined : read('known');

const hot = createHotContext('/__gallery/live-update.js');
if (isTool) hot.on('frontage:remade', () => location.reload());
else {
  hot.on('frontage:changed', ({ version }) => {
    // The errors are fixed.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
    known = known.then((before) => inStep(before, version));
  });
}
// The studio shows what is typed before it is saved.
hot.on('frontage:preview', ({ address }) => {
  if (new URL(address, location.href).pathname === location.pathname) known = known.then(previewed);
});
// This is still the 404 page.
hot.on('frontage:found', ({ addresses }) => {
  if (addresses.includes(location.pathname)) location.reload();
});

// Vite's overlay mentions a config file that the site does not have.
new MutationObserver(explainOverlay).observe(document.body, { childList: true });
explainOverlay();

function explainOverlay() {
  for (const { shadowRoot } of document.querySelectorAll('vite-error-overlay'))
    shadowRoot.querySelector('.tip').textContent =
      'Fix the error and save: this message closes by itself. Until then, press Esc or click outside to close it.';
}

/** Returns the current document of the server, parsed without running it. */
async function read(purpose) {
  const request = new XMLHttpRequest();
  const ended = new Promise((done) => {
    request.onloadend = done;
  });
  request.open('GET', location.href);
  request.responseType = 'document';
  request.setRequestHeader('frontage-page', purpose);
  request.send();
  await ended;
  const [version, shown] = ['frontage-version', 'frontage-shown'].map((name) =>
    Number(request.getResponseHeader(name)),
  );
  const isFault = saysFault(request.response);
  // The site changed while this page loaded.
  if (purpose === 'known' && (shown < version || (saysFault(document) && !isFault))) location.reload();
  const policy = request.getResponseHeader('content-security-policy');
  return { version, document: request.response, policy, isFault };
}

/** Returns whether a document is the error page. */
function saysFault(page) {
  return page?.querySelector('html[data-error]') != null;
}

/** Updates the page to the current document. Returns that document, and whether the page shows it. */
async function inStep(before, version) {
  // A late answer may contain later changes. It is unknown whether the page shows the first answer.
  if (before.isShown && before.version >= version) return before;
  const now = await read('shown');
  // The site has errors again. After the fix, compare with the current content.
  if (now.isFault) return before;
  // A policy only changes with a reload.
  const isOpen = before.version < version && withoutStyles(before.policy) === withoutStyles(now.policy);
  if (isOpen && update(before.document, now.document)) return { ...now, isShown: true };
  location.reload();
  return now;
}

/** Updates the page to the last preview, if that can be done in place. Returns the document that the page shows. */
async function previewed(before) {
  const { document: now } = await read('preview');
  return update(before.document, now) ? { ...before, document: now } : before;
}

/** Updates the page from one document to another, if that can be done in place. Returns whether it was done. */
function update(before, now) {
  const changes = [];
  const isPossible =
    before !== null && now !== null && haveSameTemplates(before, now) && isInPlace(before, now, document, changes);
  if (isPossible) for (const change of changes) change();
  return isPossible;
}

/** Changed style sheets use the nonce of the overlay. */
function withoutStyles(policy) {
  return policy?.replace(/\bstyle-src [^;]*/, '');
}

/** Templates are compared separately from the document around them. */
function haveSameTemplates(before, now) {
  const [old, fresh] = [before, now].map((page) =>
    Array.from(page.querySelectorAll('template'), (one) => one.innerHTML),
  );
  return old.length === fresh.length && old.every((text, index) => text === fresh[index]);
}

/**
 * Returns whether all changes between two nodes can be applied to the shown node: no script owns it, and it still has its
 * old content. Adds the changes to `changes`.
 */
function isInPlace(before, now, shown, changes) {
  if (before.isEqualNode(now)) return true;
  if (shown === undefined || before.nodeName !== now.nodeName || before.nodeName !== shown.nodeName) return false;
  if (before.nodeType === Node.TEXT_NODE) {
    if (before.data !== shown.data) return false;
    changes.push(() => {
      if (shown.parentNode.nodeName === 'STYLE') shown.parentNode.nonce = nonce;
      shown.data = now.data;
    });
    return true;
  }
  if (before.nodeType === Node.ELEMENT_NODE) {
    const isCode = before.matches('script:not([type="application/ld+json"])') && before.text !== now.text;
    if (isCode || before.hasAttribute('data-island')) return false;
    const names = new Set([...before.getAttributeNames(), ...now.getAttributeNames()]);
    for (const name of names) if (!isAttributeInPlace(name, before, now, shown, changes)) return false;
  }
  const [old, fresh] = [[...before.childNodes], [...now.childNodes]];
  if (haveSameNames(old, fresh))
    return old.every((child, index) => isInPlace(child, fresh[index], shown.childNodes[index], changes));
  return differences(old, fresh).every((one) => isStretchInPlace(one, shown, changes));
}

function haveSameNames(old, fresh) {
  return old.length === fresh.length && old.every(({ nodeName }, index) => nodeName === fresh[index].nodeName);
}

/** Returns whether some children can become others: those of the same names in place, and words and style sheets as a whole. */
function isStretchInPlace({ start, old, fresh }, shown, changes) {
  const there = old.map((_, index) => shown.childNodes[start + index]);
  if (haveSameNames(old, fresh))
    return old.every((child, index) => isInPlace(child, fresh[index], there[index], changes));
  const isKept = old.every((child, index) => child.nodeName === 'STYLE' || child.isEqualNode(there[index] ?? null));
  if (!isKept || !areReplaceable([...old, ...fresh])) return false;
  const next = shown.childNodes[start + old.length] ?? null;
  changes.push(() => {
    for (const child of there) child.remove();
    for (const child of fresh) {
      const added = document.importNode(child, true);
      if (added.nodeName === 'STYLE') added.nonce = nonce;
      shown.insertBefore(added, next);
    }
  });
  return true;
}

/** Returns whether nodes are text, marks and lists in it, or style sheets: no script knows them. Other paragraphs have no lists. */
function areReplaceable(nodes) {
  const marks = 'br, em, strong, .words-link, .paragraphs, .paragraphs *';
  const isWords = nodes.some((node) => node.matches?.('.paragraphs')) ? `p, ${marks}` : marks;
  const isKnown = (name) => ['class', 'href', 'id', 'rel', 'target'].includes(name);
  const isReplaceable = (node) => node.matches(isWords) && node.getAttributeNames().every(isKnown);
  return nodes.every((node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.TEXT_NODE;
    if (node.nodeName === 'STYLE') return node.attributes.length === 0;
    return [node, ...node.querySelectorAll('*')].every(isReplaceable);
  });
}

/** Returns the stretches in which two lists of nodes differ, by their longest common subsequence. */
function differences(old, fresh) {
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const isSame = (a, b) => a < old.length && b < fresh.length && old[a].isEqualNode(fresh[b]);
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = fresh.length - 1; b >= 0; b--)
      common[a][b] = isSame(a, b) ? common[a + 1][b + 1] + 1 : Math.max(common[a + 1][b], common[a][b + 1]);
  const found = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    const [start, from] = [a, b];
    while ((a < old.length || b < fresh.length) && !isSame(a, b)) {
      if (b === fresh.length || (a < old.length && common[a + 1][b] >= common[a][b + 1])) a += 1;
      else b += 1;
    }
    if (a > start || b > from) found.push({ start, old: old.slice(start, a), fresh: fresh.slice(from, b) });
    while (isSame(a, b)) [a, b] = [a + 1, b + 1];
  }
  return found;
}

function isAttributeInPlace(name, before, now, shown, changes) {
  const [old, fresh] = [before.getAttribute(name), now.getAttribute(name)];
  if (old === fresh) return true;
  const isFree = readOnly.includes(name) || (name === 'href' && before.matches('a, link[rel=stylesheet]'));
  if (!isFree || old === null || fresh === null || shown.getAttribute(name) !== old) return false;
  changes.push(() => shown.setAttribute(name, fresh));
  return true;
}
