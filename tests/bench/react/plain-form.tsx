import type { Words } from '../job/words.ts';

/** The form as HTML that `job/form.js` brings to life. */
export function PlainForm({ words }: { words: Words['form'] }) {
  const { thanks, failed, email, sending } = words;
  return (
    <form
      className="form"
      action={words.action}
      method="post"
      data-sending={sending}
      data-thanks-title={thanks.title}
      data-thanks-text={thanks.text}
      data-failed={`${failed} ${email}`}
    >
      {words.fields.map(({ name, label, type, required, invalid }) => (
        <div key={name} className="field">
          <label htmlFor={`quote-${name}`}>{label}</label>
          {type === 'message' ? (
            <textarea id={`quote-${name}`} name={name} required={required} rows={5} />
          ) : (
            <input id={`quote-${name}`} name={name} type={type === 'phone' ? 'tel' : type} required={required} />
          )}
          {invalid && (
            <p id={`quote-${name}-wrong`} className="wrong" hidden>
              {invalid}
            </p>
          )}
        </div>
      ))}
      <button type="submit" className="button button-large">
        {words.submit}
      </button>
      <p role="status" className="form-status" />
      <p className="note">{words.note}</p>
    </form>
  );
}
