import { readUrl } from '../../sdk/url.ts';
import { visitHistory } from '../attribution/campaign-link.ts';
import { attribution } from '../attribution/index.ts';
import { isForThisPage, isOutOfDate } from '../form/after/handover.ts';
import type { Arrival } from '../form/after/reports.ts';
import { onlyDigits } from '../form/characters.ts';
import { type FieldSpec, fieldError, fieldKinds } from '../form/field-spec.ts';
import { intentFrom, type LeadRules, leadIdName, type Press } from '../form/intent.ts';
import { newDeliveryStatus, report } from '../leads/attempt.ts';
import type { Lead } from '../leads/lead.ts';
import type { HeldPress } from '../loader/islands.ts';

/**
 * Turns a held press into the lead that its form would have sent. Returns undefined if the form would have refused it,
 * or if it is not a held press: then it may be the report of a lead, or a partial lead. Throws if it has to stay: a form of
 * this page still holds it and will send it, another page is to report the lead, or some destination lacks the partial lead.
 */
export async function leadOfHeld(entry: unknown, id: string): Promise<Lead | undefined> {
  if (reportArrival(entry)) return undefined;
  if (Object(entry).partial) {
    await (await import('../form/partial/partial-lead.ts')).sendPartial(entry);
    return undefined;
  }
  const press = Object.values(Object(entry));
  if (!isHeldPress(press)) return undefined;
  if (isHeldHere(id)) throw new Error(id);
  // An entry that cannot be parsed never becomes a lead.
  return createLead(press, id).catch(() => undefined);
}

async function createLead(press: HeldPress, id: string): Promise<Lead | undefined> {
  const [island, , , values, { href }, , created] = press;
  const rules: LeadRules = JSON.parse(island.props ?? '').lead;
  // The press was on the button to the next step.
  if (rules.flow?.steps[1]) return undefined;
  const typed = new Map(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const plus = rules.fields.flatMap((field) => (keepDigits(field, typed) ? [field.name] : []));
  if (rules.fields.some((field) => fieldError(field, createControl(field, typed.get(field.name) ?? ''))))
    return undefined;
  // Without the code, values stay texts: a lead is worth more than its types.
  if (rules.typed) await import('../form/controls/typed-values.ts').catch(() => undefined);
  // How long the page was open is unknown, so this does not mark the lead as suspect.
  const { meta, ...intent } = intentFrom(
    {
      values: values as Press['values'] & typeof values,
      plus,
      time: new Date(created),
      page: new URL(href).pathname,
      shown: undefined,
      after: Infinity,
    },
    rules,
  );
  const [more, phones] = await Promise.all([
    withTimeout(abandonedPageMeta(press, rules.source)),
    withTimeout(phoneMeta(intent.payload, rules)),
  ]);
  return {
    ...intent,
    id,
    meta: { ...meta, ...more, ...phones },
    created,
    standings: intent.destinations.map(newDeliveryStatus),
  };
}

/** Returns what `meta` says of the phone numbers of a lead. */
async function phoneMeta(payload: Lead['payload'], rules: LeadRules): Promise<object | undefined> {
  if (!process.env.FRONTAGE_REGION || !rules.fields.some(({ type }) => type === 'phone')) return;
  return (await import('../form/phones.ts')).phonesOf(payload, rules);
}

function isHeldHere(id: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`[aria-busy=true] [name=${leadIdName}]`);
  return [...fields].some(({ value }) => value === id);
}

/** Returns what joins a lead if it arrives within a second: this page may be left as well. */
function withTimeout<Result>(more: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return Promise.race([more, late]).catch(() => undefined);
}

/** Reduces the value of a digits field to digits, as its form does while typing. Returns whether there was a plus. */
function keepDigits({ name, type }: FieldSpec, typed: Map<string, string>): boolean {
  if (type !== 'digits') return false;
  const { value, plus } = onlyDigits(typed.get(name) ?? '', false);
  typed.set(name, value);
  return plus;
}

/** Creates a control that validates a value like the control of the form. */
function createControl({ type, required = false }: FieldSpec, value: string): HTMLInputElement | HTMLTextAreaElement {
  const control = document.createElement(type === 'message' ? 'textarea' : 'input');
  return Object.assign(control, fieldKinds[type], { required, value });
}

function isHeldPress(entry: unknown): entry is HeldPress {
  if (!Array.isArray(entry)) return false;
  const [island, build, shown, values, address, referrer, created] = entry;
  return (
    [island, build, shown, address].every((value) => typeof value === 'object' && value !== null) &&
    Array.isArray(values) &&
    typeof referrer === 'string' &&
    Number.isFinite(created)
  );
}

/**
 * Returns the meta that a page would have added to its lead, had the visitor not left it before the island's code loaded.
 * `experiments.json` is in the same folder as the site's `destinations.json`, whose URL is `source`.
 */
async function abandonedPageMeta(
  [, { build }, { variant }, , { href }, referrer]: HeldPress,
  source: string,
): Promise<Lead['meta']> {
  const experiment = variant && (await fetchExperiment(href, source));
  const label = experiment && `${experiment}:${variant}`;
  return {
    ...(experiment && { experiment, variant }),
    attribution: attribution(build ?? '', historyUntil(href), referrer, label || ''),
  };
}

/** The URLs that led to the page: the history of this tab, if the page is part of it. */
function historyUntil(href: string): readonly URL[] {
  const history = visitHistory();
  const index = history.map((address) => address.href).lastIndexOf(href);
  return index < 0 ? [readUrl(href) ?? new URL(location.href)] : history.slice(0, index + 1);
}

/** Returns the experiment of a page; undefined if the site does not list one. */
async function fetchExperiment(href: string, source: string): Promise<string | undefined> {
  const path = (address: string) => new URL(address, location.href).pathname.replace(/\/$/, '');
  try {
    const answer = await fetch(source.replace(/[^/]*$/, 'experiments.json'));
    const experiments: Record<string, { readonly name: string }> = await answer.json();
    return Object.entries(experiments).find(([page]) => path(page) === path(href))?.[1].name;
  } catch {
    return undefined;
  }
}

/**
 * Reports a lead that an earlier page left to this one, so that pixels count it here. Returns whether an entry is such a
 * report. Throws if another page is to report it.
 */
export function reportArrival(entry: unknown): boolean {
  const arrival: Partial<Arrival> = Object(entry);
  if (!isArrival(arrival)) return false;
  if (isOutOfDate(arrival)) return true;
  if (!isForThisPage(arrival)) throw new Error(arrival.page);
  report(arrival.lead);
  return true;
}

function isArrival(entry: Partial<Arrival>): entry is Arrival {
  const { lead, page, until } = entry;
  return typeof lead?.id === 'string' && typeof page === 'string' && Number.isFinite(until);
}
