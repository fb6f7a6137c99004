import { form } from '../../sdk/ui-text/english/form.ts';
import { trapName } from './payload.ts';

/** A honeypot: a field that people cannot see, hear or reach by keyboard. Only a bot fills it in. */
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
