import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '../../client/form/answer.ts';
import { toast } from '../../client/toasts/index.ts';
import { parsePasswordHash, passwordBytes } from '../../sdk/password-hash.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import { SettingField } from './settings-form.tsx';
import { countWrong, readTries, resetTries } from './tab-session.ts';

export interface PromptText {
  readonly label: string;
  readonly submit: string;
  readonly checking?: string | undefined;
  readonly wrong: Message;
  readonly wait: string;
  readonly right: Message;
}

interface PromptProps {
  id: string;
  words: PromptText;
  passwordHash: string | undefined;
  closeLabel: string | undefined;
  onRight: () => void;
}

/** Asks for the password. After the fifth wrong one, the visitor has to wait before each try. */
export function Prompt({ id, words, passwordHash, closeLabel, onRight }: PromptProps) {
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [seconds, updateSeconds] = useSecondsLeft();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || checking || seconds > 0) return;
    setChecking(true);
    const right = await isPassword(input.value, passwordHash);
    if (right) {
      resetTries();
      void toast({ tone: 'positive', closeLabel, ...words.right });
      onRight();
      return;
    }
    countWrong(Date.now());
    flushSync(() => {
      setChecking(false);
      updateSeconds();
      setError(words.wrong.text ?? words.wrong.title);
    });
    void toast({ tone: 'negative', closeLabel, ...words.wrong });
    input.select();
  };

  return (
    <form className="settings-form settings-prompt" noValidate onSubmit={submit}>
      {/* Password managers store passwords under a user name. */}
      <input type="text" autoComplete="username" value={id} readOnly hidden />
      <SettingField
        ref={field}
        id={`${id}-password`}
        label={words.label}
        type="password"
        autoComplete="current-password"
        error={seconds > 0 ? fill(words.wait, { seconds }) : error}
      />
      <button type="submit" className="button" aria-disabled={checking || seconds > 0 || undefined}>
        {checking ? (words.checking ?? words.submit) : words.submit}
      </button>
    </form>
  );
}

/** Returns the seconds until the next try, counted down, and a function that updates them at once. */
function useSecondsLeft(): [number, () => void] {
  const [seconds, setSeconds] = useState(secondsLeft);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft()), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return [seconds, () => setSeconds(secondsLeft())];
}

function secondsLeft(): number {
  const now = Date.now();
  return Math.max(0, Math.ceil((readTries(now).until - now) / 1000));
}

/**
 * Whether a password matches the hash. Always false without a hash, or without `crypto.subtle`, which browsers offer only
 * over https and on localhost.
 */
export async function isPassword(typed: string, passwordHash: string | undefined): Promise<boolean> {
  const known = parsePasswordHash(passwordHash ?? '');
  if (!known || !crypto.subtle) return false;
  const key = await crypto.subtle.importKey('raw', passwordBytes(typed), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: known.salt, iterations: known.rounds };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, known.hash.length * 8));
  // Compares every byte, so that the time reveals nothing.
  return bytes.reduce((difference, byte, index) => difference | (byte ^ (known.hash[index] ?? 0)), 0) === 0;
}
