// What `dev` adds to a page so that it stays in step with the site. Words that changed take their places in the open page,
// and what was typed, opened and scrolled to stays as it is; for anything else the page is loaded anew.

import { createHotContext } from '/@vite/client';

/** Attributes that are read and nothing else: no script, style or link depends on them. */
const readOnly = ['alt', 'aria-label', 'content', 'data-build', 'placeholder', 'title'];

const { nonce } = document.querySelector('meta[property=csp-nonce]');

const isTool = location.pathname.startsWith('/__gallery');
let known = isTool ? undefined : read('known');

const hot = createHotContext('/__gallery/in-step.js');
if (isTool) hot.on('frontage:remade', () => location.reload());
else {
  hot.on('frontage:changed', ({ version }) => {
    // What was wrong is mended.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
    known = known.then((before) => inStep(before, version));
  });
}
// What stands here until now is the page for unknown addresses.
hot.on('frontage:found', ({ addresses }) => {
  if (addresses.includes(location.pathname)) location.reload();
});

// The overlay comes from Vite, and speaks of a config file that a site does not have.
new MutationObserver(explainOverlay).observe(document.body, { childList: true });
explainOverlay();

function explainOverlay() {
  for (const { shadowRoot } of document.querySelectorAll('vite-error-overlay'))
    shadowRoot.querySelector('.tip').textContent =
      'Fix the error and save: this message closes by itself. Until then, press Esc or click outside to close it.';
}

/** The page as the server has it now, by itself: nothing in it runs or loads. */
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
  // The site changed while this page was loading.
  if (purpose === 'known' && (shown < version || (saysFault(document) && !isFault))) location.reload();
  const policy = request.getResponseHeader('content-security-policy');
  return { version, document: request.response, policy, isFault };
}

/** Whether a document stands in for pages, and says what is wrong with the site. */
function saysFault(page) {
  return page?.querySelector('html[data-fault]') != null;
}

/** Brings the page from what it was made of to what the server has; gives back the latter, and whether it is shown. */
async function inStep(before, version) {
  // An answer that came late has brought along what was saved meanwhile. Of the first one nobody knows whether the page shows it.
  if (before.isShown && before.version >= version) return before;
  const now = await read('shown');
  // Something is wrong again, and lies over the page; what is sent once it is mended is compared with what stands here.
  if (now.isFault) return before;
  const changes = [];
  const isKnown = before.document !== null && before.version < version && now.document !== null;
  if (
    isKnown &&
    // Browsers learn what a page may do when they load it, and never again.
    withoutStyles(before.policy) === withoutStyles(now.policy) &&
    haveSameTemplates(before.document, now.document) &&
    isInPlace(before.document, now.document, document, changes)
  ) {
    for (const change of changes) change();
    return { ...now, isShown: true };
  }
  location.reload();
  return now;
}

/** A style sheet that changed is put in place by the nonce that `dev` has for its overlay. */
function withoutStyles(policy) {
  return policy?.replace(/\bstyle-src [^;]*/, '');
}

/** What stands in templates is not compared with what is around them. */
function haveSameTemplates(before, now) {
  const [old, fresh] = [before, now].map((page) =>
    Array.from(page.querySelectorAll('template'), (one) => one.innerHTML),
  );
  return old.length === fresh.length && old.every((text, index) => text === fresh[index]);
}

/**
 * Whether all that changed from one node to the other can be changed in place, in the node that is shown: it does not hold
 * what a script looks after, and still says what it said. Adds how.
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
