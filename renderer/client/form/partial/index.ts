import type { LeadIntent } from '../../leads/lead.ts';
import startOutbox from '../../leads/outbox.ts';
import { membersOf } from '../../members-of.ts';
import { shownVariant } from '../../shown-variant.ts';
import { fieldKinds } from '../field-spec.ts';
import { intentFrom } from '../intent.ts';
import { fetchAttribution, type SendingOptions } from '../send.ts';
import { startNext } from '../start-next.ts';
import { formBehavior } from '../use-form.ts';
import { beginId, completeId, removePartial, waitingPartial, writePartial } from './partial-lead.ts';

/** Goes on with a form that sends partial leads, now that the code for that is here. */
export default startNext();

/** Prefix of the keys in session storage for the id of the lead that a form has begun. */
const begunKey = 'frontage-partial';

/** Ids by form, for browsers that deny session storage. */
const begun = new Map<string, string>();

const { onStep } = formBehavior;

/** Sends what is known after a step, once it says how to reach the person. */
formBehavior.onStep = (form, sending) => {
  onStep?.(form, sending);
  if (sending.partial) void sendBeginning(form, sending);
};

const { send } = formBehavior;

/** Sends the full lead under the id of its partial lead, which is not sent any more from then on. */
formBehavior.send = async (form, sending, plus) => {
  const id = sending.partial ? begunId(form) : undefined;
  if (id === undefined) return send(form, sending, plus);
  const { typed } = fieldKinds;
  fieldKinds.typed = (made, entered, rules) => {
    const lead = typed?.(made, entered, rules) ?? made;
    completeId(id, lead);
    removePartial(id);
    return lead;
  };
  // The lead is made and written down before anything is awaited.
  const answering = send(form, sending, plus);
  fieldKinds.typed = typed;
  setBegunId(form, undefined);
  const answer = await answering;
  // Without an answer, it was too large: what is sent next is still the same lead.
  if (!answer) setBegunId(form, id);
  return answer;
};

async function sendBeginning(form: HTMLFormElement, sending: SendingOptions): Promise<void> {
  const intent = beginning(form, sending);
  if (!intent) return;
  const known = begunId(form);
  const id = known ?? beginId(intent);
  // It has arrived already, or the same person has sent the whole form.
  if (id === undefined || (known !== undefined && !waitingPartial(id))) return;
  setBegunId(form, id);
  writePartial(id, intent);
  const attribution = await Promise.race([
    fetchAttribution(),
    new Promise<undefined>((late) => setTimeout(late, 1000)),
  ]);
  if (attribution && waitingPartial(id)) {
    writePartial(id, { ...intent, meta: { ...intent.meta, attribution: attribution() } });
  }
  startOutbox();
}

/** Returns the partial lead of a form; undefined if it does not say how to reach the person, or a bot has filled it in. */
function beginning(form: HTMLFormElement, sending: SendingOptions): LeadIntent | undefined {
  const values = new FormData(form);
  const isReachable = sending.fields.some(
    ({ name, type }) => ['email', 'phone', 'digits'].includes(type) && String(values.get(name) ?? '').trim() !== '',
  );
  const press = { values, plus: [], time: new Date(), page: location.pathname, shown: shownVariant(), after: Infinity };
  const intent = intentFrom(press, sending);
  if (!isReachable || intent.meta.suspect) return undefined;
  return { ...intent, payload: { ...intent.payload, status: 'partial' } };
}

function keyOf(form: HTMLFormElement): string {
  return `${begunKey}:${location.pathname}#${membersOf(form).id}`;
}

/** The id of the lead that a form has begun in this tab. */
function begunId(form: HTMLFormElement): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(form)) ?? begun.get(keyOf(form));
  } catch {
    return begun.get(keyOf(form));
  }
}

function setBegunId(form: HTMLFormElement, id: string | undefined): void {
  begun.delete(keyOf(form));
  if (id) begun.set(keyOf(form), id);
  try {
    if (id) sessionStorage.setItem(keyOf(form), id);
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is denied; the page remembers it.
  }
}
