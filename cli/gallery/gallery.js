// The script of the gallery: search, copy, preview sizes, and opening the editor.

const announcer = document.querySelector('#status');

const search = document.querySelector('#search');
if (search !== null) {
  const entries = [...document.querySelectorAll('[data-search]')];
  const none = document.querySelector('#none');
  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const entry of entries) entry.hidden = !words.every((word) => entry.dataset.search.includes(word));
    for (const part of document.querySelectorAll('main > section')) {
      const inside = [...part.querySelectorAll('[data-search]')];
      part.hidden = words.length > 0 && inside.every((entry) => entry.hidden);
    }
    none.hidden = entries.some((entry) => !entry.hidden);
  };
  search.addEventListener('input', filter);
  // A slash focuses the search, unless the person is typing.
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    search.focus();
  });
  filter();
}

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  if (button.classList.contains('copy')) {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent);
    button.textContent = 'Copied';
    announcer.textContent = 'Copied.';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  } else if (button.dataset.place) openLine(button.dataset.place);
});

function openLine(place) {
  announcer.textContent = `Opening ${place}.`;
  return fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`, { method: 'POST' });
}

/** Fits the height of a preview to its content. */
for (const frame of document.querySelectorAll('.state iframe')) {
  const measure = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root || frame.contentDocument.URL === 'about:blank') return;
    frame.parentElement.style.setProperty('--high', `${Math.min(1400, Math.max(120, root.scrollHeight))}px`);
  };
  frame.addEventListener('load', measure);
  measure();
}

const stage = document.querySelector('#stage');
if (stage !== null) {
  for (const input of document.querySelectorAll('[name="size"]')) {
    input.addEventListener('change', () => stage.classList.toggle('phone', input.value === 'phone'));
  }
  const buttons = new Map(
    [...document.querySelectorAll('[data-section]')].map((button) => [button.dataset.section, button]),
  );
  const sectionOf = (target) => {
    for (let node = target; node; node = node.parentElement) {
      const button = buttons.get(node.id);
      if (button !== undefined) return { node, button };
    }
    return undefined;
  };
  const listen = () => {
    const page = stage.contentDocument;
    let marked;
    page.addEventListener('mouseover', ({ target }) => {
      const found = sectionOf(target);
      marked?.node.style.removeProperty('outline');
      marked?.button.classList.remove('marked');
      marked = found;
      marked?.node.style.setProperty('outline', '3px solid #2f6fed');
      marked?.button.classList.add('marked');
    });
    page.addEventListener(
      'click',
      (event) => {
        const found = sectionOf(event.target);
        if (found === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (found.button.dataset.place) openLine(found.button.dataset.place);
      },
      true,
    );
    for (const [name, button] of buttons) {
      button.addEventListener('focus', () => page.getElementById(name)?.scrollIntoView({ block: 'center' }));
    }
  };
  stage.addEventListener('load', listen);
  if (stage.contentDocument?.readyState === 'complete' && stage.contentDocument.URL !== 'about:blank') listen();
}
