import { useEffect, useState } from 'react';
import { useAnswer } from './api.ts';
import { useStudio } from './store.tsx';

/** Milliseconds between looks at what arrived. */
const pollMs = 1500;

/** The leads that forms of the page sent to the studio, newest first. */
export function Arrivals() {
  const { site } = useStudio();
  const [turn, setTurn] = useState(0);
  const arrivals = useAnswer('leads', {}, { keeps: true, again: turn });
  const hasInbox = arrivals != null;
  useEffect(() => {
    if (!hasInbox) return;
    const timer = setInterval(() => setTurn((before) => before + 1), pollMs);
    return () => clearInterval(timer);
  }, [hasInbox]);
  return (
    <section className="panel" aria-labelledby="arrivals">
      <h2 id="arrivals">What arrived here</h2>
      {arrivals === null && (
        <p className="note">
          Start the studio with <code>--leads</code>, and forms send their leads here in place of their destinations.
        </p>
      )}
      {arrivals?.length === 0 && (
        <p className="note">Nothing yet. Press "Browse", fill in a form on the page and send it.</p>
      )}
      <ol className="arrivals" aria-live="polite">
        {(arrivals ?? []).map(({ number, form, page, label, arrived, values, repeats }) => (
          <li key={number} className="part">
            <h3>{form}</h3>
            <p className="help">
              {new Date(arrived).toLocaleTimeString()} · from {page || 'an unknown page'} · to {label}
              {repeats && ' · sent again, and already there'}
            </p>
            <dl>
              {values.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {arrivals && site && (
        <a href={new URL('/__leads', site.frame).href} target="_blank" rel="noreferrer">
          Open the inbox, with failures to try out
        </a>
      )}
    </section>
  );
}
