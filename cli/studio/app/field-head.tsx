interface FieldHeadProps {
  /** The id of the control. */
  readonly id: string;
  /** What people call the field. */
  readonly name: string;
  readonly onRemove: (() => void) | undefined;
}

/** The label of a field, and a button that removes one that may be left out. */
export function FieldHead({ id, name, onRemove }: FieldHeadProps) {
  return (
    <div className="field-head">
      <label htmlFor={id}>{name}</label>
      {onRemove && (
        <button type="button" className="remove" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          Remove
        </button>
      )}
    </div>
  );
}
