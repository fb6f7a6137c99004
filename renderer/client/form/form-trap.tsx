import { form } from '../../sdk/ui-text/english/form.ts';
import { trapName } from './payload.ts';

/** A field that nobody sees, hears or reaches by keyboard: what stands in it was written by a program. */
export function Trap({ label = form.trap }: { label?: string | undefined }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
