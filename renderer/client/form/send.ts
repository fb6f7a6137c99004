import { form as english } from '../../sdk/ui-text/english/form.ts';
import type { Attribution } from '../attribution/index.ts';
import { submitLead } from '../leads/index.ts';
import { shownVariant } from '../shown-variant.ts';
import { type Answer, answerTo, answerToFault, type FailureWords, type Message } from './answer.ts';
import type { Errors } from './form-state.ts';
import type { FormText } from './form-text.ts';
import { intentOf, type LeadRules, type Press } from './intent.ts';
import { takeLeadId } from './take-lead-id.ts';

/** What a form that sends needs to know besides its look. */
export interface SendingOptions extends LeadRules {
  /** The message over the page once a lead has arrived. */
  readonly success?: Message | undefined;
  readonly failure: FailureWords;
  /** The form's own text where the page is not in English. */
  readonly text?: Partial<FormText> | undefined;
}

/** Sends what stands in a form; never throws. `plus` names the fields whose number began with one. Comes back with errors when it is more than can be sent. */
export async function send(
  form: HTMLFormElement,
  sending: SendingOptions,
  plus: readonly string[],
): Promise<Answer | { readonly errors: Errors }> {
  const { success, failure, text } = sending;
  const held = takeLeadId(form);
  const intent = intentOf(pressOn(form, plus), sending);
  try {
    const result = await submitLead(intent, attributionInTime(), held);
    for (const { state, label, message } of result.results) {
      if (message) console[state === 'missing' ? 'info' : 'error'](`${sending.label}: ${label}: ${message}`);
    }
    if (result.safe || result.outcome === 'accepted') keepUnaskedDialogsClosed();
    return answerTo(result, success, failure, { ...english, ...text });
  } catch (error) {
    if ((error as Partial<Error> | undefined)?.name === 'PayloadTooLarge') return { errors: tooLong(form, sending) };
    console.error(`${sending.label}:`, error);
    return answerToFault(failure);
  }
}

function pressOn(form: HTMLFormElement, plus: readonly string[]): Press {
  return {
    // What is there now, whatever becomes of the form in the meantime.
    values: new FormData(form),
    plus,
    time: new Date(),
    page: location.pathname,
    shown: shownVariant(),
    after: performance.now() - appeared(),
  };
}

let attributing: Promise<(() => Attribution) | undefined> | undefined;

/** Has the code ready that knows how the visitor came; it begins to look after that on this page. */
export function fetchAttribution(): Promise<(() => Attribution) | undefined> {
  attributing ??= import('../attribution/index.ts').then(
    (code) => {
      code.startAttribution();
      return code.attribution;
    },
    () => undefined,
  );
  return attributing;
}

/** A lead goes without it rather than wait long: it is written down by now, but not on disk. */
async function attributionInTime(): Promise<{ readonly attribution: Attribution | undefined }> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return { attribution: (await Promise.race([fetchAttribution(), late]))?.() };
}

/** When a page that was prepared in the background came in front of its reader, in milliseconds of its own clock. */
function appeared(): number {
  const [navigation] = performance.getEntriesByType('navigation') as { readonly activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}

/** Who has sent something is not asked for it again on this page. A dialog that its address shows stays as it is. */
function keepUnaskedDialogsClosed(): void {
  for (const dialog of document.querySelectorAll<HTMLElement>('[data-open-after]')) dialog.dataset.openAfter = '';
}

function tooLong(form: HTMLFormElement, { fields, failure, text }: SendingOptions): Errors {
  const data = new FormData(form);
  const lengthOf = (name: string) => String(data.get(name) ?? '').length;
  const [longest] = fields.map(({ name }) => name).sort((a, b) => lengthOf(b) - lengthOf(a));
  return { [longest ?? '']: failure.tooLong ?? text?.tooLong ?? english.tooLong };
}
