import type { ChangeAnswer } from './api.ts';
import { type Draft, reasonOf } from './draft-change.ts';
import { waitsToBeLeft } from './drafts.ts';

/** What the status line says. */
export interface Status {
  readonly tone: 'saved' | 'saving' | 'error';
  readonly text: string;
}

/** What became of the last change that no control holds a draft of. */
export interface Said extends Status {
  /** As `Date.now()` counts. */
  readonly at: number;
}

/** Returns what the status line says: what is not saved yet comes first, then what happened last. */
export function statusOf(drafts: Iterable<Draft>, said: Said | undefined): Status | undefined {
  const all = [...drafts];
  const away = all.find(
    ({ state, message }) => state === 'unreachable' || (state === 'saving' && message !== undefined),
  );
  if (away) return { tone: 'error', text: `Not saved: ${lower(away.message)}` };
  const open = all.filter(({ state }) => state === 'typed' || state === 'saving');
  if (open.some((draft) => draft.state === 'saving' || !waitsToBeLeft(draft)) || said?.tone === 'saving')
    return { tone: 'saving', text: 'Saving…' };
  if (open.length > 0) return { tone: 'error', text: 'Not saved yet: leave the empty field to remove its text.' };
  const failed = all.filter(({ state }) => state === 'refused' || state === 'conflict');
  const [last] = failed.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  return last && (last.at ?? 0) >= (said?.at ?? 0) ? { tone: 'error', text: `Not saved: ${problemOf(last)}` } : said;
}

/** Returns what the status line says of an answer; undefined if the drafts say it. */
export function saidOf(answer: ChangeAnswer): Status {
  switch (answer.kind) {
    case 'saved':
      return { tone: 'saved', text: savedText(answer) };
    case 'unchanged':
      return { tone: 'saved', text: 'There is nothing to change: the file has this already.' };
    case 'refused':
      return { tone: 'error', text: reasonOf(answer) };
    default:
      return { tone: 'error', text: `Not saved: ${reasonOf(answer)}` };
  }
}

function problemOf({ state, message, now }: Draft): string {
  if (state !== 'conflict') return message ?? '';
  return `somebody changed this. The file now says ${now === null ? 'nothing there' : JSON.stringify(now)}.`;
}

function lower(text = ''): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function savedText({ entry: { label, changes }, warnings }: Extract<ChangeAnswer, { kind: 'saved' }>): string {
  const files = changes.map(({ file }) => file).join(', ');
  const checked = warnings.length === 0 ? 'checked' : `checked: ${warnings.join(' ')}`;
  return `${label} · saved in ${files} · ${checked}`;
}
