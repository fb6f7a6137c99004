'use client';
import { type FormEvent, useState } from 'react';
import type { FormFieldWords, Words } from '../job/words.ts';

/** The form, alive: says beside each field what is wrong, sends in the background, and thanks. */
export function LeadForm({ words }: { words: Words['form'] }) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const empty = words.fields.filter(({ name, required }) => required && !String(values.get(name) ?? '').trim());
    setWrong(empty.map(({ name }) => name));
    if (empty.length > 0) return;
    setState('sending');
    try {
      const answer = await fetch(words.action, { method: 'POST', body: values });
      setState(answer.ok ? 'sent' : 'failed');
    } catch {
      setState('failed');
    }
  };
  if (state === 'sent') {
    return (
      <div className="form" role="status">
        <h3>{words.thanks.title}</h3>
        <p>{words.thanks.text}</p>
      </div>
    );
  }
  return (
    <form className="form" action={words.action} method="post" noValidate onSubmit={send}>
      {words.fields.map((field) => (
        <Field key={field.name} field={field} wrong={wrong.includes(field.name)} />
      ))}
      <button type="submit" className="button button-large" disabled={state === 'sending'}>
        {state === 'sending' ? words.sending : words.submit}
      </button>
      <p role="status" className="form-status">
        {state === 'failed' && `${words.failed} ${words.email}`}
      </p>
      <p className="note">{words.note}</p>
    </form>
  );
}

function Field({ field, wrong }: { field: FormFieldWords; wrong: boolean }) {
  const id = `quote-${field.name}`;
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.type === 'message' ? (
        <textarea rows={5} {...attributes} />
      ) : (
        <input type={field.type === 'phone' ? 'tel' : field.type} {...attributes} />
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="wrong">
          {field.invalid}
        </p>
      )}
    </div>
  );
}
