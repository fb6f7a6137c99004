import { form } from '../../sdk/ui-text/english/form.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import { type DestinationResult, hasArrived, type LeadResult } from '../leads/lead.ts';
import type { Toast } from '../toasts/index.ts';

/** The content of a toast of a form. */
export type Message = Omit<Toast, 'tone'>;

/** The texts for failures: the fields of `sending-fields.ts`, resolved. */
export interface FailureText {
  /**
   * If present, a toast shows the message of each destination that failed. These labels of destinations with an address
   * are known without network.
   */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly partial?: Message | undefined;
  readonly refused?: Message | undefined;
  readonly unexpected?: Message | undefined;
  readonly safe: string;
  readonly kept: string;
  readonly lost: string;
  readonly tooLong?: string | undefined;
}

/** The form's own text, and the label that its toasts need. */
export type FormText = Readonly<Record<keyof typeof form | 'close', string>>;

/** Text about destinations that failed, in the page's language; logs are in English. */
type AnswerText = Pick<FormText, 'failed' | 'answered' | 'unanswered'>;

/** The state of a form after the first attempt. */
export type AnsweredState =
  /** Success by the form's delivery rule. The note shows the text of a toast that failed to load. */
  | { readonly kind: 'sent'; readonly note?: string | undefined }
  /** Failure; typed text stays. `wayOut` shows contact links. */
  | { readonly kind: 'halted'; readonly note?: string | undefined; readonly wayOut?: boolean | undefined };

/** What a form shows after an attempt. */
export interface Answer {
  readonly state: AnsweredState;
  readonly toasts: readonly Toast[];
}

/**
 * Returns what a form shows after the first attempt. It shows success only when the delivery rule holds and somebody
 * has the lead: a destination, or at least this browser, which retries.
 */
export function answerTo(
  result: LeadResult,
  success: Message | undefined,
  failure: FailureText,
  text: AnswerText = form,
): Answer {
  const { outcome, safe, results } = result;
  // Neither a destination nor this browser has the lead.
  if (!safe && !results.some(hasArrived)) return answerToError(failure);
  if (outcome === 'kept') return halted(failure.kept, true);
  if (outcome === 'accepted') return { state: { kind: 'sent' }, toasts: toasts('positive', success) };
  return answerToFailure(result, failure, text);
}

/** Returns what a form shows when sending threw before any result was known. */
export function answerToError({ unexpected, refused, lost }: FailureText): Answer {
  return halted(lost, true, toasts('negative', unexpected ?? refused));
}

/**
 * The delivery rule does not hold, but some destination or this browser has the lead. Most texts are optional, so it
 * falls back to those there are.
 */
function answerToFailure({ outcome, safe, results }: LeadResult, failure: FailureText, text: AnswerText): Answer {
  const { partial, refused, unexpected, labels } = failure;
  const shown = [
    ...(outcome === 'partial' && partial ? toasts('neutral', partial) : toasts('negative', refused)),
    ...(labels ? errorToasts(results, labels, text) : []),
  ];
  if (safe) return halted(failure.safe, false, shown);
  if (shown[0]) return halted(undefined, true, shown);
  const fallback = partial ? toasts('neutral', partial) : toasts('negative', unexpected);
  // Some destination has it; the "lost" text is the last fallback.
  return halted(fallback[0] ? undefined : failure.lost, true, fallback);
}

function halted(note: string | undefined, wayOut: boolean, messages: readonly Toast[] = []): Answer {
  return { state: { kind: 'halted', note, wayOut }, toasts: messages };
}

function errorToasts(
  results: readonly DestinationResult[],
  labels: Readonly<Record<string, string>>,
  text: AnswerText,
): Toast[] {
  return results.flatMap(({ name, label, state, message }) => {
    const destination = labels[name] ?? label;
    // Skip destinations without an address or a label, as far as known.
    return ['failed', 'queued'].includes(state) && destination !== name
      ? toasts('negative', { title: fill(text.failed, { destination }), text: resultText(message, text) })
      : [];
  });
}

/** Results are in English. In other languages the text is the status, or that no usable answer came. */
function resultText(message: string, text: AnswerText): string {
  if (text.answered === form.answered) return message;
  const [status] = /\d+/.exec(message) ?? [];
  return status ? fill(text.answered, { status }) : text.unanswered;
}

function toasts(tone: Toast['tone'], message: Message | undefined): Toast[] {
  return message ? [{ tone, ...message }] : [];
}
