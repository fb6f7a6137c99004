import { trapName } from './payload.ts';

/** A field that nobody sees, hears or reaches by keyboard: what stands in it was written by a program. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
