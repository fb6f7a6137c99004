import { type SyntheticEvent, useEffect, useState } from 'react';

interface ProbeProps {
  id: string;
  action: string;
}

/** Every kind of field, controlled and not, and counters of what reached React. */
export default function Probe({ id, action }: ProbeProps) {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [plan, setPlan] = useState('one');
  const [clicks, setClicks] = useState(0);
  const [submits, setSubmits] = useState(0);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <form
      id={id}
      method="post"
      action={action}
      data-alive={alive || undefined}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <input name="name" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="city" aria-label="City" defaultValue="" />
      <textarea name="note" aria-label="Note" defaultValue="As the server wrote it" />
      <label>
        <input type="checkbox" name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />{' '}
        Agreed
      </label>
      <input type="checkbox" name="news" aria-label="News" />
      <input type="radio" name="size" aria-label="Small" value="small" defaultChecked />
      <input type="radio" name="size" aria-label="Large" value="large" />
      <select name="plan" aria-label="Plan" value={plan} onChange={(event) => setPlan(event.target.value)}>
        <option value="one">One</option>
        <option value="two">Two</option>
      </select>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Count
      </button>
      <button type="submit" name="how" value="button">
        Send
      </button>
      <output>{JSON.stringify({ name, agreed, plan, clicks, submits })}</output>
    </form>
  );
}
