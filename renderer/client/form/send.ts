import { form as english } from '../../sdk/ui-text/english/form.ts';
import type { Attribution } from '../attribution/index.ts';
import type { LeadIntent } from '../leads/lead.ts';
import { submitLead } from '../leads/outbox.ts';
import { shownVariant } from '../shown-variant.ts';
import type { FormText } from './answer.ts';
import { type Answer, answerTo, answerToError, type FailureText, type Message } from './answer.ts';
import { fieldKinds } from './field-spec.ts';
import { intentFrom, type LeadRules, leadIdName, type Press } from './intent.ts';

/** The options of a form for sending. */
export interface SendingOptions extends LeadRules {
  /** Whether a step that says how to reach the person sends a partial lead. */
  readonly partial?: boolean | undefined;
  /** The page that follows success. */
  readonly after?: string | undefined;
  /** How that page writes ticked and unticked boxes. */
  readonly yesNo?: readonly [yes: string, no: string] | undefined;
  /** The toast after success. */
  readonly success?: Message | undefined;
  readonly failure: FailureText;
  /** The form's own text on pages that are not in English. */
  readonly text?: Partial<FormText> | undefined;
}

/**
 * Sends the values of a form; never throws. `plus` names the fields whose number started with a plus. Returns undefined if
 * the lead is too large.
 */
export async function send(
  form: HTMLFormElement,
  sending: SendingOptions,
  plus: readonly string[],
): Promise<Answer | undefined> {
  const { success, failure, text } = sending;
  const held = takeLeadId(form);
  const intent = intentFrom(createPress(form, plus), sending);
  try {
    const result = await submitLead(intent, moreMeta(intent, sending), held);
    for (const { state, label, message } of result.results) {
      if (message) console[state === 'missing' ? 'info' : 'error'](`${sending.label}: ${label}: ${message}`);
    }
    if (result.safe || result.outcome === 'accepted') keepUnaskedDialogsClosed();
    return answerTo(result, success, failure, { ...english, ...text });
  } catch (error) {
    if ((error as Partial<Error> | undefined)?.name === 'PayloadTooLarge') return undefined;
    console.error(`${sending.label}:`, error);
    return answerToError(failure);
  }
}

function createPress(form: HTMLFormElement, plus: readonly string[]): Press {
  return {
    // Read the values now, because the form may change meanwhile.
    values: new FormData(form),
    plus,
    time: new Date(),
    page: location.pathname,
    shown: shownVariant(),
    after: timeSinceShown(),
  };
}

let attributionCode: Promise<(() => Attribution) | undefined> | undefined;

/** Loads the attribution code and starts it on this page. */
export function fetchAttribution(): Promise<(() => Attribution) | undefined> {
  attributionCode ??= import('../attribution/index.ts').then(
    (code) => {
      code.startAttribution();
      return code.attribution;
    },
    () => undefined,
  );
  return attributionCode;
}

/** Waits at most a second for the attribution and the code for phone numbers: the lead is not in the database yet. */
async function moreMeta({ payload }: LeadIntent, sending: SendingOptions): Promise<LeadIntent['meta']> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return {
    attribution: (await Promise.race([fetchAttribution(), late]))?.(),
    ...(await fieldKinds.phones?.(payload, sending, late)),
  };
}

/** The parts of a navigation that say when its page was seen. Browsers differ in which they know. */
type Navigation = Partial<Record<'type', string> & Record<'activationStart', number>>;

/**
 * Milliseconds since the person saw the page, which may have been prerendered. After a reload or the browser's Back it was seen
 * before, and the browser has filled in the form again.
 */
function timeSinceShown(): number {
  const [{ type = '', activationStart = 0 } = {}] = performance.getEntriesByType('navigation') as Navigation[];
  // "reload" or "back_forward".
  return /^[rb]/.test(type) ? Infinity : performance.now() - activationStart;
}

/** Stops dialogs from opening by themselves after a lead was sent. A dialog that its URL opened stays. */
function keepUnaskedDialogsClosed(): void {
  for (const dialog of document.querySelectorAll<HTMLElement>('[data-open-after]')) dialog.dataset.openAfter = '';
}

/** Takes the id of a held press out of a form, because the next press is another lead. */
export function takeLeadId(form: HTMLFormElement): string | undefined {
  const field: HTMLInputElement | undefined = form[leadIdName];
  const id = field?.value;
  if (field) {
    field.disabled = true;
    field.value = '';
  }
  return id || undefined;
}
