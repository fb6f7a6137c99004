import type { DestinationResult, LeadResult } from '../leads/index.ts';
import type { Toast } from '../toasts/index.ts';
import type { FormState } from './form-state.ts';

/** A message over the page, as a form carries it. */
export type Message = Omit<Toast, 'tone'>;

/** What a person is told when sending fails; the fields of `sending-fields.ts`, filled in. */
export interface FailureWords {
  /** Says what each destination said that failed. They are called by these labels, known even when the network is not. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly partial?: Message | undefined;
  readonly refused?: Message | undefined;
  readonly unexpected?: Message | undefined;
  readonly safe?: string | undefined;
  readonly kept: string;
  readonly lost: string;
  readonly tooLong?: string | undefined;
}

/** What a form does about what became of a lead. */
export interface Answer {
  readonly state: FormState;
  readonly toasts: readonly Toast[];
}

/**
 * What a person is told once the first attempt is over. That a lead was sent is said only when its form's rule holds
 * and somebody has the lead: a destination, or at least this browser, which goes on trying.
 */
export function answerTo(result: LeadResult, success: Message | undefined, failure: FailureWords): Answer {
  const { outcome, safe, results } = result;
  if (!safe && !results.some(arrived)) return nowhere(failure);
  if (outcome === 'kept') return { state: { kind: 'halted', note: failure.kept, wayOut: true }, toasts: [] };
  if (outcome === 'accepted') return { state: { kind: 'sent' }, toasts: toasts('positive', success) };
  return {
    state: { kind: 'halted', note: safe ? failure.safe : undefined, wayOut: false },
    toasts: [
      ...(outcome === 'partial' && failure.partial
        ? toasts('neutral', failure.partial)
        : toasts('negative', failure.refused)),
      ...(failure.labels ? results.filter(failed).map((result) => errorToast(result, failure.labels)) : []),
    ],
  };
}

/** What a person is told when sending broke before anything was known. */
export function answerToFault({ unexpected, refused, lost }: FailureWords): Answer {
  return { state: { kind: 'halted', note: lost, wayOut: true }, toasts: toasts('negative', unexpected ?? refused) };
}

/** Neither a destination nor this browser has the lead. */
const nowhere = answerToFault;

function arrived({ state }: DestinationResult): boolean {
  return state === 'confirmed' || state === 'sent-unverified';
}

function failed({ state }: DestinationResult): boolean {
  return state === 'failed' || state === 'queued';
}

function errorToast({ name, label, message }: DestinationResult, labels: FailureWords['labels']): Toast {
  return { tone: 'negative', title: `${labels?.[name] ?? label} Error`, text: message };
}

function toasts(tone: Toast['tone'], message: Message | undefined): Toast[] {
  return message ? [{ tone, ...message }] : [];
}
