// The script that `dev` adds to pages for live updates. Changed text is replaced in the open page, which keeps typed values,
// open elements and the scroll position. Any other change reloads the page.

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
  if (before.childNodes.length !== now.childNodes.length) return false;
  return [...before.childNodes].every((child, index) =>
    isInPlace(child, now.childNodes[index], shown.childNodes[index], changes),
  );
}

function isAttributeInPlace(name, before, now, shown, changes) {
  const [old, fresh] = [before.getAttribute(name), now.getAttribute(name)];
  if (old === fresh) return true;
  const isFree = readOnly.includes(name) || (name === 'href' && before.nodeName === 'A');
  if (!isFree || old === null || fresh === null || shown.getAttribute(name) !== old) return false;
  changes.push(() => shown.setAttribute(name, fresh));
  return true;
}
