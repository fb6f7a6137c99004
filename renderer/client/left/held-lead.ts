import { type FieldSpec, fieldAttributes, problemOf } from '../form/field-spec.ts';
import { intentOf, type LeadRules } from '../form/intent.ts';
import { onlyDigits } from '../form/latin-digits.ts';
import { leadIdName } from '../form/payload.ts';
import type { Lead } from '../leads/lead.ts';
import { fresh } from '../leads/wait.ts';
import type { HeldPress } from '../loader/held-press.ts';
import { metaOfLeft } from './left-page.ts';

/**
 * Makes the lead of a press that the loader wrote down, as its form would have; undefined where the form would have
 * refused it, or where it is no such press. Throws where a form of this page still holds it, which sends it then.
 */
export async function leadOfHeld(entry: unknown, id: string): Promise<Lead | undefined> {
  const press = Object.values(Object(entry));
  if (!isHeldPress(press)) return undefined;
  if (isHeldHere(id)) throw new Error(id);
  // What cannot be read will never be a lead.
  return leadOf(press, id).catch(() => undefined);
}

async function leadOf(press: HeldPress, id: string): Promise<Lead | undefined> {
  const [island, { build }, { variant }, values, { href }, referrer, created] = press;
  const rules: LeadRules = JSON.parse(island.props ?? '').lead;
  const typed = new Map(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const plus = rules.fields.flatMap((field) => (takeDigits(field, typed) ? [field.name] : []));
  if (rules.fields.some((field) => problemOf(field, controlOf(field, typed.get(field.name) ?? '')))) return undefined;
  // How long the page had been open is not known: nobody is under suspicion for that.
  const { meta, ...intent } = intentOf(
    { values: typed, plus, time: new Date(created), page: new URL(href).pathname, shown: undefined, after: Infinity },
    rules,
  );
  const more = await inTime(metaOfLeft({ href, referrer, build, variant, source: rules.source }));
  return { ...intent, id, meta: { ...meta, ...more }, created, standings: intent.destinations.map(fresh) };
}

function isHeldHere(id: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`[aria-busy=true] [name=${leadIdName}]`);
  return [...fields].some(({ value }) => value === id);
}

/** What joins a lead, if it comes within a moment: this page may be left as well. */
function inTime<Result>(more: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return Promise.race([more, late]).catch(() => undefined);
}

/** Leaves nothing but digits where a field takes no more, as its form does while somebody types; whether there was a plus. */
function takeDigits({ name, type }: FieldSpec, typed: Map<string, string>): boolean {
  if (type !== 'digits') return false;
  const { value, plus } = onlyDigits(typed.get(name) ?? '', false);
  typed.set(name, value);
  return plus;
}

/** A control that judges a value as that of the form would. */
function controlOf({ type, required = false }: FieldSpec, value: string): HTMLInputElement | HTMLTextAreaElement {
  const control = document.createElement(type === 'message' ? 'textarea' : 'input');
  return Object.assign(control, fieldAttributes[type], { required, value });
}

function isHeldPress(entry: unknown): entry is HeldPress {
  if (!Array.isArray(entry)) return false;
  const [island, build, shown, values, address, referrer, created] = entry;
  return (
    [island, build, shown, address].every((part) => typeof part === 'object' && part !== null) &&
    Array.isArray(values) &&
    typeof referrer === 'string' &&
    Number.isFinite(created)
  );
}
