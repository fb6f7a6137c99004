import type { FieldControl } from './api.ts';
import { AddFields, Field } from './field-list.tsx';
import { at, type FieldPath, type Target } from './field-target.ts';
import { fieldsAt, type Moment, type MomentField } from './moments.ts';

interface MomentFieldsProps {
  readonly moment: Moment;
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
  readonly target: Target;
  readonly chosen: FieldPath | undefined;
}

/** The fields that visitors see at a moment. A text that is left out is an empty box, because visitors see its default. */
export function MomentFields({ moment, controls, values, target, chosen }: MomentFieldsProps) {
  const fields = fieldsAt(moment, controls, values);
  const left = fields.filter(({ control, value }) => value === undefined && !isText(control));
  const shown = fields.filter((field) => !left.includes(field));
  const groups = new Map(shown.map(({ of }) => [of, shown.filter((field) => field.of === of)]));
  return (
    <>
      {[...groups].map(([of, inside]) => {
        const isOne = inside.length === 1 && isOfItem(inside[0]);
        return (
          <div key={of}>
            {of !== '' && !isOne && <MomentGroup of={of} group={inside[0]?.group} target={target} />}
            {inside.map(({ control, path, value }) => (
              <Field
                key={path.join('.')}
                control={isOne ? { ...control, label: of } : control}
                value={value}
                path={path}
                target={target}
                chosen={chosen}
              />
            ))}
          </div>
        );
      })}
      <AddFields fields={left.map(addable)} target={target} />
    </>
  );
}

/** Whether a field is that of an item of a list, which names it: the error of the field "Your name". */
function isOfItem(field: MomentField | undefined): boolean {
  return typeof field?.path.at(-2) === 'number';
}

interface MomentGroupProps extends Pick<MomentField, 'of' | 'group'> {
  readonly target: Target;
}

/** The head of the fields of a group, and a button that removes a group that may be left out. */
function MomentGroup({ of, group, target }: MomentGroupProps) {
  return (
    <div className="field-head moment-of">
      <h3>{of}</h3>
      {group && (
        <button
          type="button"
          className="remove"
          aria-label={`Remove ${of.toLowerCase()}`}
          onClick={() => void target.change({ ...at(target, group), op: 'unset' })}
        >
          Remove
        </button>
      )}
    </div>
  );
}

function addable({ control, path, of }: MomentField) {
  const label = of === '' ? undefined : `${of}: ${control.name}`;
  return { control: { ...control, ...(label !== undefined && { label }) }, path };
}

function isText({ control }: FieldControl): boolean {
  return control === 'text' || control === 'rich';
}
