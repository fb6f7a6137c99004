import { type FieldSpec, fieldError, fieldKinds } from '../form/field-spec.ts';
import { intentFrom, type LeadRules, type Press } from '../form/intent.ts';
import { onlyDigits } from '../form/latin-digits.ts';
import { leadIdName } from '../form/payload.ts';
import type { Lead } from '../leads/lead.ts';
import { newDeliveryStatus } from '../leads/wait.ts';
import type { HeldPress } from '../loader/held-press.ts';
import { abandonedPageMeta } from './abandoned-page.ts';
import { reportArrival } from './arrival.ts';

/**
 * Turns a held press into the lead that its form would have sent. Returns undefined if the form would have refused it,
 * or if it is not a held press: then it may be the report of a lead, or a partial lead. Throws if it has to stay: a form of
 * this page still holds it and will send it, another page is to report the lead, or some destination lacks the partial lead.
 */
export async function leadOfHeld(entry: unknown, id: string): Promise<Lead | undefined> {
  if (reportArrival(entry)) return undefined;
  if (Object(entry).partial) {
    await (await import('../form/partial/send-partial.ts')).sendPartial(entry);
    return undefined;
  }
  const press = Object.values(Object(entry));
  if (!isHeldPress(press)) return undefined;
  if (isHeldHere(id)) throw new Error(id);
  // An entry that cannot be parsed never becomes a lead.
  return createLead(press, id).catch(() => undefined);
}

async function createLead(press: HeldPress, id: string): Promise<Lead | undefined> {
  const [island, { build }, { variant }, values, { href }, referrer, created] = press;
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
    withTimeout(abandonedPageMeta({ href, referrer, build, variant, source: rules.source })),
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
  return (await import('../form/phones/index.ts')).phonesOf(payload, rules);
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
