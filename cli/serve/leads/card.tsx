import { startsAtRoot } from '../../../renderer/build/lib/slash-path.ts';
import { duration } from '../../report/table.ts';
import type { Arrival, LeadHistory } from './arrival.ts';
import { type Fault, faults, takesLead } from './fault.ts';
import { valueText } from './read-lead.ts';

/** A lead and its arrivals. */
export function Card({ history: { id, arrivals } }: { history: LeadHistory }) {
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
