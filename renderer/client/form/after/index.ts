import { formatDate, formatList, formatTime } from '../../../sdk/format.ts';
import { timeoutSignal } from '../../leads/browser.ts';
import { knownId, newLeadId, storeId } from '../../leads/identity.ts';
import type { LeadIntent } from '../../leads/lead.ts';
import { type ControlSpec, fieldKinds } from '../field-spec.ts';
import { nameInPayload } from '../intent.ts';
import type { SendingOptions } from '../send.ts';
import { startNext } from '../start-next.ts';
import { formBehavior } from '../use-form.ts';
import { handoverTo, type LeadWords, leadPrefix, leadWordsKey } from './handover.ts';
import { leaveReport, reportWithoutPage } from './reports.ts';

/** Goes on with a form that leads to another page, now that the code for that is here. */
export default startNext();

const { send } = formBehavior;

/** Sends a form, and goes to the page after it where the form would otherwise say that the lead has arrived. */
formBehavior.send = async (form, sending, plus) => {
  const { after } = sending;
  if (!after) return send(form, sending, plus);
  const shown = shownOn(after);
  const { lead, answering } = sendUnreported(form, sending, plus);
  const answer = await answering;
  // Without an answer, the lead was too large.
  if (!answer) return undefined;
  if (answer.state.kind !== 'sent') {
    void reportWithoutPage(lead);
    return answer;
  }
  keepWords(after, lead.payload, sending, await shown);
  leaveReport(lead, after);
  await goTo(after);
  return answer;
};

/** Sends a form whose lead the outbox does not report once a destination has it, because the next page does. */
function sendUnreported(form: HTMLFormElement, sending: SendingOptions, plus: readonly string[]) {
  let intent: LeadIntent | undefined;
  const { typed } = fieldKinds;
  fieldKinds.typed = (made, entered, rules) => {
    intent = { ...(typed?.(made, entered, rules) ?? made), told: true };
    storeId(intent, knownId(intent) ?? newLeadId());
    return intent;
  };
  // The lead is made and written down before anything is awaited.
  const answering = send(form, sending, plus);
  fieldKinds.typed = typed;
  const { payload = {}, label = '' } = intent ?? {};
  const id = (intent && knownId(intent)) ?? '';
  return { lead: { id, payload, formType: String(payload.formType ?? label) }, answering };
}

/** What a page shows of a lead. */
interface Shown {
  readonly names: readonly string[];
  /** The language of the page. */
  readonly locale: string;
}

/** Returns which values of a lead a page shows, as its HTML says. None if it does not answer in time. */
async function shownOn(page: string): Promise<Shown> {
  const { lang } = document.documentElement;
  try {
    const answer = await fetch(page, { signal: timeoutSignal(4000) });
    const html = await answer.text();
    const names = Array.from(html.matchAll(new RegExp(`"${leadPrefix}([\\w-]+)`, 'g')), ([, name = '']) => name);
    return { names, locale: /<html[^>]* lang="?([\w-]+)/.exec(html)?.[1] ?? lang };
  } catch {
    return { names: [], locale: lang };
  }
}

/** Keeps the values that a page shows for the tab, and removes those of an earlier lead. */
function keepWords(
  page: string,
  payload: LeadIntent['payload'],
  sending: SendingOptions,
  { names, locale }: Shown,
): void {
  const values: LeadWords['values'] = Object.fromEntries(
    names.flatMap((name) => {
      const text = wordsFor(name, payload[name], sending, locale);
      return text === '' ? [] : [[name, text]];
    }),
  );
  try {
    sessionStorage.removeItem(leadWordsKey);
    if (Object.keys(values).length === 0) return;
    sessionStorage.setItem(leadWordsKey, JSON.stringify({ ...handoverTo(page), values } satisfies LeadWords));
  } catch {
    // Storage is denied or full: the page shows its words without a name.
  }
}

/** Milliseconds until the form says thank you after all, because the page does not come. */
const patience = 10_000;

/** Follows a link to a page, as a visitor would. Resolves if this page is still there, or there again. */
function goTo(page: string): Promise<void> {
  const link = Object.assign(document.createElement('a'), { href: page, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}

type Value = LeadIntent['payload'][string];

/** The most characters of a value on a page. */
const longest = 100;

/** Returns a value of a lead as the type of its field is written in a language: days, numbers, the labels of choices. */
export function wordsFor(name: string, value: Value | undefined, sending: SendingOptions, locale: string): string {
  const field: ControlSpec | undefined = sending.fields.find((one) => nameInPayload(one.name, sending.names) === name);
  return wordsOf(value ?? '', field, sending, locale).slice(0, longest);
}

function wordsOf(
  value: NonNullable<Value>,
  field: ControlSpec | undefined,
  { yesNo: [yes, no] = ['', ''] }: SendingOptions,
  locale: string,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  // Browsers agree on this, so none of what unifies versions of Node is loaded.
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 20 });
  const labelOf = (chosen: string) => field?.options?.find((option) => option.value === chosen)?.label ?? chosen;
  if (typeof value !== 'string') return formatList(value.map(labelOf), locale);
  // Nobody has checked a text that was sent without the code of its field.
  if (field?.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale);
  if (field?.type === 'time' && /^\d\d:\d\d/.test(value)) return formatTime(value.slice(0, 5), locale);
  return labelOf(value);
}
