import { isDeepStrictEqual } from 'node:util';
import { nameInPayload } from '../../renderer/client/form/intent.ts';
import type { Destination } from '../../renderer/client/leads/destination.ts';
import type { Arrival } from '../serve/leads/ledger.ts';
import { type Branch, branchName } from './branches.ts';
import type { FoundForm } from './found-form.ts';
import type { TestValue } from './test-values.ts';

/** A submitted form. */
export interface SentForm {
  /** The answers that led to what it asked. */
  readonly branch: Branch;
  /** The path of its page. */
  readonly path: string;
  readonly form: FoundForm;
  /** The typed values by field name. */
  readonly typed: ReadonlyMap<string, TestValue>;
  /** The day in the format of the browser. */
  readonly day: string;
  /** The error that prevented submitting. */
  readonly trouble: string | undefined;
}

/** The result of a form. */
export interface FormReport {
  readonly page: string;
  readonly form: string;
  readonly destinations: readonly string[];
  /** How many ways through the form were walked. */
  readonly branches: number;
  /** Errors in the payload, in sentences. */
  readonly payloadFaults: readonly string[];
  /** How often each destination received the lead. */
  readonly arrived: Readonly<Record<string, number>>;
  readonly trouble: string | null;
  readonly ok: boolean;
}

/** Compares the typed values with the received leads. */
export function verdictOn(
  sent: SentForm,
  arrivals: readonly Arrival[],
  destinations: Readonly<Record<string, Destination>>,
): FormReport {
  const { path, form, trouble } = sent;
  const own = arrivalsOf(sent, arrivals);
  const names = [...new Set([...form.destinations, ...own.map(({ destination }) => destination)])];
  const arrived = Object.fromEntries(
    names.map((name) => [name, own.filter(({ destination }) => destination === name).length]),
  );
  const once = names.every((name) => arrived[name] === (form.destinations.includes(name) ? 1 : 0));
  const inOrder = names.flatMap((name) => own.filter(({ destination }) => destination === name));
  const payloadFaults = inOrder.flatMap((arrival) => {
    const faults = payloadErrors(arrival, sent, destinations[arrival.destination]?.fields ?? {});
    return faults.map((fault) => `${arrival.label}: ${fault}`);
  });
  const partialFaults = partialErrors(sent, arrivals);
  return {
    page: path,
    form: form.label,
    destinations: form.destinations,
    branches: 1,
    payloadFaults: [...payloadFaults, ...partialFaults],
    arrived,
    trouble: trouble ?? null,
    ok: trouble === undefined && once && payloadFaults.length + partialFaults.length === 0,
  };
}

/** Combines the results of the branches of a form. */
export function combined(sent: readonly SentForm[], reports: readonly FormReport[]): FormReport {
  const [first] = reports as [FormReport];
  const named = (text: string, index: number) =>
    reports.length === 1 ? text : `${text} (${branchName((sent[index] as SentForm).branch)})`;
  const troubles = reports.flatMap(({ trouble }, index) => (trouble === null ? [] : [named(trouble, index)]));
  const worst = reports.find(({ ok }) => !ok) ?? first;
  return {
    ...first,
    branches: reports.length,
    payloadFaults: reports.flatMap(({ payloadFaults }, index) => payloadFaults.map((fault) => named(fault, index))),
    arrived: worst.arrived,
    trouble: troubles.length === 0 ? null : troubles.join(' '),
    ok: reports.every(({ ok }) => ok),
  };
}

/** Returns the arrivals of the whole form, without partial leads. */
export function arrivalsOf(sent: Pick<SentForm, 'form' | 'typed'>, arrivals: readonly Arrival[]): Arrival[] {
  return allOf(sent, arrivals).filter((arrival) => !isPartial(arrival, sent.form));
}

function isPartial({ payload }: Arrival, { partial }: FoundForm): boolean {
  // A destination may have another name for the status.
  return partial === true && Object.values(payload).includes('partial');
}

/** Finds partial leads that would replace the whole one, or that a receiver could not join with it. */
function partialErrors(sent: SentForm, arrivals: readonly Arrival[]): string[] {
  const all = allOf(sent, arrivals);
  const whole = all.filter((arrival) => !isPartial(arrival, sent.form));
  return all
    .filter((arrival) => isPartial(arrival, sent.form))
    .flatMap(({ destination, label, number, leadId }) => {
      const complete = whole.find((arrival) => arrival.destination === destination);
      if (complete === undefined) return [];
      return [
        ...(number > complete.number ? [`${label}: a partial lead arrived after the whole one`] : []),
        ...(leadId === complete.leadId ? [] : [`${label}: the partial lead has another leadId than the whole one`]),
      ];
    });
}

/** Returns the arrivals with the unique values of a lead, or with any of its values if it has none. */
function allOf({ typed: values }: Pick<SentForm, 'typed'>, arrivals: readonly Arrival[]): Arrival[] {
  const own = [...values.values()].filter(({ isUnique }) => isUnique);
  const known = new Set<unknown>(
    (own.length > 0 ? own : [...values.values()]).flatMap(({ typed, sent }) =>
      [typed, sent].filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== '')),
    ),
  );
  return arrivals.filter(({ payload }) => Object.values(payload).some((value) => known.has(value)));
}

function payloadErrors(arrival: Arrival, sent: SentForm, names: Readonly<Record<string, string>>): string[] {
  const { payload, leadId, suspect, meta } = arrival;
  const expected = expectedPayload(sent, names);
  const differing = Object.entries(expected).flatMap(([name, value]) => {
    if (!Object.hasOwn(payload, name)) return [`"${name}" is missing`];
    return isDeepStrictEqual(payload[name], value)
      ? []
      : [`"${name}" is ${quoted(payload[name])} instead of ${quoted(value)}`];
  });
  const extra = Object.keys(payload).filter((name) => !Object.hasOwn(expected, name));
  return [
    ...differing,
    ...extra.map((name) => `"${name}" is nowhere in the form`),
    ...(leadId === '' ? ['the leadId is missing'] : []),
    ...suspect.map((why) => `it is marked suspect (${why})`),
    ...(meta.form === sent.form.label ? [] : [`meta says that the form is ${quoted(meta.form)}`]),
    ...(isDeepStrictEqual(meta.phones, expectedPhones(sent))
      ? []
      : [`meta says that the phone numbers are ${quoted(meta.phones)}`]),
    ...(meta.page === sent.path ? [] : [`meta says that the page is ${quoted(meta.page)}`]),
  ];
}

/** Returns the expected payload, with the field names of the destination. */
function expectedPayload({ form, typed, day }: SentForm, names: Readonly<Record<string, string>>) {
  const inPage = [...Object.entries(form.hidden), ...[...typed].map(([name, { sent }]) => [name, sent] as const)];
  const values: Record<string, TestValue['sent']> = {};
  for (const [name, value] of inPage) if (value !== undefined) values[nameInPayload(name, form.names)] = value;
  const { joined } = form;
  if (joined) values[joined.name] = joined.from.flatMap((name) => values[name] || []).join(' ');
  values.submissionDate = day;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [(Object.hasOwn(names, name) && names[name]) || name, value]),
  );
}

/** Returns the expected `meta.phones`. */
function expectedPhones({ form, typed }: SentForm): Readonly<Record<string, string>> | undefined {
  const phones = [...typed].flatMap(([name, { e164 }]) => (e164 ? [[nameInPayload(name, form.names), e164]] : []));
  return phones.length === 0 ? undefined : Object.fromEntries(phones);
}

function quoted(value: unknown): string {
  return JSON.stringify(value) ?? 'missing';
}
