import { form } from '../../sdk/ui-text/english/form.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { DestinationResult, LeadResult } from '../leads/index.ts';
import { hasArrived } from '../leads/verdict.ts';
import type { Toast } from '../toasts/index.ts';
import type { AnsweredState } from './form-state.ts';
import type { FormText } from './form-text.ts';

/** A message over the page, as a form carries it. */
export type Message = Omit<Toast, 'tone'>;

/** What a person is told when sending fails; the fields of `sending-fields.ts`, filled in. */
export interface FailureWords {
  /**
   * Says what each destination said that failed. Those that the site gives an address are called by these labels, known
   * even when there is no network to ask where leads go.
   */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly partial?: Message | undefined;
  readonly refused?: Message | undefined;
  readonly unexpected?: Message | undefined;
  readonly safe?: string | undefined;
  readonly kept: string;
  readonly lost: string;
  readonly tooLong?: string | undefined;
}

/** What is said of destinations that failed, in the language of the page; logs say it in English. */
type AnswerText = Pick<FormText, 'failed' | 'answered' | 'unanswered'>;

/** What a form does about what became of a lead. */
export interface Answer {
  readonly state: AnsweredState;
  readonly toasts: readonly Toast[];
}

/**
 * What a person is told once the first attempt is over. That a lead was sent is said only when its form's rule holds
 * and somebody has the lead: a destination, or at least this browser, which goes on trying.
 */
export function answerTo(
  result: LeadResult,
  success: Message | undefined,
  failure: FailureWords,
  text: AnswerText = form,
): Answer {
  const { outcome, safe, results } = result;
  if (!safe && !results.some(hasArrived)) return nowhere(failure);
  if (outcome === 'kept') return halted(failure.kept, true);
  if (outcome === 'accepted') return { state: { kind: 'sent' }, toasts: toasts('positive', success) };
  return shortfall(result, failure, text);
}

/** What a person is told when sending broke before anything was known. */
export function answerToFault({ unexpected, refused, lost }: FailureWords): Answer {
  return halted(lost, true, toasts('negative', unexpected ?? refused));
}

/** Neither a destination nor this browser has the lead. */
const nowhere = answerToFault;

/** The form's rule does not hold, but somebody has the lead, or a part of it. Most words are optional: some are said. */
function shortfall({ outcome, safe, results }: LeadResult, failure: FailureWords, text: AnswerText): Answer {
  const { partial, refused, unexpected, labels } = failure;
  const said = [
    ...(outcome === 'partial' && partial ? toasts('neutral', partial) : toasts('negative', refused)),
    ...(labels ? errorToasts(results, labels, text) : []),
  ];
  if (safe) return failure.safe || said.length > 0 ? halted(failure.safe, false, said) : halted(failure.kept, true);
  if (said.length > 0) return halted(undefined, true, said);
  const otherwise = partial ? toasts('neutral', partial) : toasts('negative', unexpected);
  // Some destination has it: it is called lost only for want of other words.
  return halted(otherwise.length > 0 ? undefined : failure.lost, true, otherwise);
}

function halted(note: string | undefined, wayOut: boolean, over: readonly Toast[] = []): Answer {
  return { state: { kind: 'halted', note, wayOut }, toasts: over };
}

function errorToasts(
  results: readonly DestinationResult[],
  labels: Readonly<Record<string, string>>,
  text: AnswerText,
): Toast[] {
  return (
    results
      .map(({ name, ...result }) => ({ name, ...result, called: labels[name] ?? result.label }))
      // A destination that nobody has given an address or a label, as far as is known, is none of a person's business.
      .filter(({ name, called, state }) => (state === 'failed' || state === 'queued') && called !== name)
      .map(({ called, message }) => ({
        tone: 'negative',
        title: fill(text.failed, { destination: called }),
        text: saidBy(message, text),
      }))
  );
}

/** Results say in English what came of a request; in other languages that is the status, or that nothing usable came. */
function saidBy(message: string, text: AnswerText): string {
  if (text.answered === form.answered) return message;
  const [status] = /\d+/.exec(message) ?? [];
  return status === undefined ? text.unanswered : fill(text.answered, { status });
}

function toasts(tone: Toast['tone'], message: Message | undefined): Toast[] {
  return message ? [{ tone, ...message }] : [];
}
