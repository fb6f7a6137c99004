import { inWords } from './values.ts';

interface FieldHeadProps {
  /** The id of the control. */
  readonly id: string;
  readonly name: string;
  readonly onRemove: (() => void) | undefined;
}

/** The label of a field, and a button that removes one that may be left out. */
export function FieldHead({ id, name, onRemove }: FieldHeadProps) {
  return (
    <div className="field-head">
      <label htmlFor={id}>{inWords(name)}</label>
      {onRemove && (
        <button
          type="button"
          className="remove"
          aria-label={`Remove ${inWords(name).toLowerCase()}`}
          onClick={onRemove}
        >
          Remove
        </button>
      )}
    </div>
  );
}
