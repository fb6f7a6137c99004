/** The script of the inbox: shows new leads and sets faults without reloading the page. */

const { body, documentElement } = document;
const cards = document.getElementById('cards');
const status = document.getElementById('status');
const title = document.title;
let unseen = 0;

documentElement.classList.add('live');
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) target.form?.requestSubmit();
});
document.addEventListener('submit', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const fields = [...new FormData(target)].map(([name, value]): [string, string] => [name, String(value)]);
  // The redirect leads back to this page, which gets an event anyway.
  const sent = fetch(target.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  sent.catch(() => announce('The server does not answer.'));
});
document.addEventListener('visibilitychange', () => count(0));

const stream = new EventSource('/__leads/events');
stream.addEventListener('error', () => {
  body.dataset.connection = 'lost';
  announce('The server does not answer.');
});
listen<string>('hello', (state) => {
  // The page missed an event, or the server has restarted.
  if (state !== body.dataset.state) location.reload();
  body.dataset.connection = 'live';
  announce('Listening');
});
listen<{ state: string; id: string; html: string; message: string }>('lead', ({ state, id, html, message }) => {
  body.dataset.state = state;
  const card = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  document.getElementById(id)?.remove();
  if (card) cards?.prepend(card);
  card?.classList.add('new');
  announce(message);
  if (document.hidden) count(unseen + 1);
});
listen<string>('cleared', (state) => {
  body.dataset.state = state;
  cards?.replaceChildren();
  announce('Cleared');
});
listen<Record<string, string>>('faults', (chosen) => {
  for (const select of document.querySelectorAll('select')) {
    const name = new FormData(select.form ?? undefined).get('destination');
    const fault = chosen[String(name)] ?? '';
    if (fault === '' && !select.querySelector('[value=""]')) select.prepend(disabledOption());
    select.value = fault;
    if (select.form) select.form.dataset.on = String(fault !== 'none' && fault !== '');
  }
});

function listen<Data>(name: string, hear: (data: Data) => void): void {
  stream.addEventListener(name, ({ data }) => hear(JSON.parse(data)));
}

function announce(message: string): void {
  if (status) status.textContent = message;
}

/** Shows the number of unseen leads in the title of the tab. */
function count(number: number): void {
  unseen = number;
  document.title = number > 0 ? `(${number}) ${title}` : title;
}

function disabledOption(): HTMLOptionElement {
  const option = new Option('Different faults', '');
  option.disabled = true;
  return option;
}
