import { useState } from 'react';

interface BrokenProps {
  action: string;
  when: 'hydrating' | 'later';
}

/** A form that fails in the browser, at once or when its button is pressed. */
export default function Broken({ action, when }: BrokenProps) {
  const [pressed, setPressed] = useState(false);
  if (pressed || (when === 'hydrating' && 'document' in globalThis)) throw new Error('broken on purpose');
  return (
    <form method="post" action={action}>
      <input name="email" aria-label="Email" />
      <button type="button" onClick={() => setPressed(true)}>
        Break
      </button>
      <button type="submit">Send</button>
    </form>
  );
}
