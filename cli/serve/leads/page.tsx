import { renderToStaticMarkup } from 'react-dom/server';
import { startsAtRoot } from '../../../renderer/build/lib/slash-path.ts';
import { duration } from '../../report/table.ts';
import { everywhere, type Fault, faults, offline, takesLead } from './fault.ts';
import type { Arrival, LeadHistory } from './ledger.ts';
import { valueText } from './read-lead.ts';
import { inboxPath } from './reroute.ts';

interface InboxPage {
  readonly histories: readonly LeadHistory[];
  /** Labels of destinations by name. */
  readonly destinations: ReadonlyMap<string, string>;
  /** The selected fault of each destination, and of all. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The address of the site's home page. */
  readonly home: string;
  /** Changes with every lead, so that an open page notices missed ones. */
  readonly state: string;
}

/** Returns the page at `/__leads`, which also works without script. */
export function inboxPage(props: InboxPage): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Page {...props} />)}\n`;
}

/** Returns the HTML of a lead. */
export function cardHtml(history: LeadHistory): string {
  return renderToStaticMarkup(<Card history={history} />);
}

function Page({ histories, destinations, chosen, home, state }: InboxPage) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Lead inbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${inboxPath}/style.css`} />
        <script type="module" src={`${inboxPath}/live.js`} />
      </head>
      <body data-state={state}>
        <header className="bar">
          <div>
            <h1>Lead inbox</h1>
            <p>
              Every form of the site sends here. Nothing is written to disk, and it is gone when the server stops.{' '}
              <a href={home}>Open the site</a>
            </p>
          </div>
          <div className="actions">
            <p role="status" id="status" />
            <a className="button" href={`${inboxPath}/leads.json`} download="leads.json">
              Save as JSON
            </a>
            <form method="post" action={`${inboxPath}/clear`}>
              <button type="submit" className="button">
                Clear
              </button>
            </form>
          </div>
        </header>
        <main>
          <section className="faults" aria-labelledby="faults">
            <h2 id="faults">What destinations do</h2>
            <p>See what a visitor sees when something fails.</p>
            {destinations.size === 0 ? (
              <p>This site declares no destinations.</p>
            ) : (
              <>
                <Switch name={everywhere} label="All of them" chosen={chosen[everywhere]} />
                {[...destinations].map(([name, label]) => (
                  <Switch key={name} name={name} label={label} chosen={chosen[name]} />
                ))}
              </>
            )}
          </section>
          <section aria-labelledby="leads">
            <h2 id="leads">Leads</h2>
            <div id="cards">
              {histories.map((history) => (
                <Card key={history.id} history={history} />
              ))}
            </div>
            <p className="nothing">Nothing yet. Send a form of the site, and it appears here.</p>
          </section>
        </main>
      </body>
    </html>
  );
}

function Switch({ name, label, chosen = '' }: { name: string; label: string; chosen?: string | undefined }) {
  const id = `fault-${name === everywhere ? '' : name}`;
  const options = Object.entries(name === everywhere ? { ...faults, [offline]: 'The visitor is offline' } : faults);
  return (
    <form method="post" action={`${inboxPath}/faults`} data-on={chosen !== 'none' && chosen !== ''}>
      <input type="hidden" name="destination" value={name} />
      <label htmlFor={id}>{label}</label>
      <select id={id} name="fault" defaultValue={chosen}>
        {chosen === '' && (
          <option value="" disabled>
            Different faults
          </option>
        )}
        {options.map(([fault, text]) => (
          <option key={fault} value={fault}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        Set
      </button>
    </form>
  );
}

/** A lead and its arrivals. */
function Card({ history: { id, arrivals } }: { history: LeadHistory }) {
  const [first] = arrivals;
  if (first === undefined) return null;
  const { form, page, leadId, suspect, arrived } = first;
  const payloads = distinctPayloads(arrivals);
  return (
    <article id={id} className="card" aria-labelledby={`${id}-form`}>
      <header>
        <h3 id={`${id}-form`}>{form}</h3>
        <time dateTime={new Date(arrived).toISOString()}>{new Date(arrived).toLocaleTimeString('en-GB')}</time>
      </header>
      <p className="where">
        {isPath(page) ? <a href={page}>{page}</a> : <span>{page || 'From a page that is not known'}</span>}
        {leadId === '' ? <span>sent by the browser itself, without an id</span> : <code>{leadId}</code>}
      </p>
      {suspect.length > 0 && (
        <p>
          <span className="chip warning">Suspect: {suspect.map(suspicion).join(', ')}</span>
        </p>
      )}
      <ol className="arrivals" aria-label="Where it was sent">
        {arrivals.map((arrival) => (
          <ArrivalLine key={arrival.number} arrival={arrival} />
        ))}
      </ol>
      {payloads.map(({ labels, payload }) => (
        <Values key={labels.join()} caption={payloads.length > 1 ? labels.join(', ') : undefined} values={payload} />
      ))}
      {Object.keys(first.meta).length > 0 && (
        <details>
          <summary>What the site adds (meta)</summary>
          <Values values={first.meta} />
        </details>
      )}
    </article>
  );
}

function ArrivalLine({ arrival }: { arrival: Arrival }) {
  const { label, fault, submitted, arrived, attempt, repeated } = arrival;
  const after = submitted === undefined ? undefined : arrived - submitted;
  return (
    <li>
      <strong>{label}</strong>
      <span className={`chip ${takesLead(fault) ? 'positive' : 'negative'}`}>{verdict(fault)}</span>
      {repeated && <span className="chip warning">Repeated: has it already</span>}
      <span className="when">
        {attempt > 1 && `attempt ${attempt}, `}
        {after === undefined ? new Date(arrived).toLocaleTimeString('en-GB') : `${elapsed(after)} after the submit`}
      </span>
    </li>
  );
}

function Values({ values, caption }: { values: Readonly<Record<string, unknown>>; caption?: string | undefined }) {
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value === '' ? <span className="empty">empty</span> : valueText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns each distinct payload with its destinations, because destinations may rename fields. */
function distinctPayloads(arrivals: readonly Arrival[]) {
  const found = new Map<string, { labels: string[]; payload: Arrival['payload'] }>();
  for (const { label, payload } of arrivals) {
    const key = JSON.stringify(payload);
    const same = found.get(key);
    if (same === undefined) found.set(key, { labels: [label], payload });
    else if (!same.labels.includes(label)) same.labels.push(label);
  }
  return [...found.values()];
}

/** Returns whether it is a path on this server, because anybody can send anything. */
function isPath(page: string): boolean {
  return startsAtRoot(page) && !/^.[/\\]/s.test(page);
}

function verdict(fault: Fault): string {
  return fault === 'none' ? 'Taken' : faults[fault];
}

function suspicion(name: string): string {
  return { trap: 'the hidden field is filled in', haste: 'sent faster than people are' }[name] ?? name;
}

/** Returns a duration; never negative, although clocks of two machines differ. */
function elapsed(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 2) return duration(Math.max(0, milliseconds));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Returns the page after a form post without script. */
export function thanksPage(back: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>Thank you</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${inboxPath}/style.css`} />
      </head>
      <body>
        <main className="thanks">
          <h1>Thank you</h1>
          <p>What you sent has arrived in the lead inbox. A real destination shows a page of its own here.</p>
          <p className="actions">
            <a className="button" href={back}>
              Back to the page
            </a>
            <a className="button" href={inboxPath}>
              Open the inbox
            </a>
          </p>
        </main>
      </body>
    </html>,
  )}\n`;
}
