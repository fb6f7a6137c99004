import { renderToStaticMarkup } from 'react-dom/server';
import type { LeadHistory } from './arrival.ts';
import { Card } from './card.tsx';
import { faults } from './fault.ts';
import { inboxPath } from './reroute.ts';
import { everywhere, offline } from './switches.ts';

export interface InboxPage {
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
