import type { FieldControl } from './api.ts';
import { FieldInput } from './field-input.tsx';
import { at, type FieldPath, type FieldProps, type Target } from './field-target.ts';
import { LayoutInput } from './layout-input.tsx';
import { newItem } from './new-item.ts';
import { PictureInput } from './picture-input.tsx';
import { TextField } from './text-field.tsx';
import { inWords, nameOf, summaryOf, valueIn } from './values.ts';

interface FieldListProps {
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
  readonly path: FieldPath;
  readonly target: Target;
  readonly chosen: FieldPath | undefined;
}

/** The fields of a section or a group. Those that were left out are behind "Add". */
export function FieldList({ controls, values, path, target, chosen }: FieldListProps) {
  const written = controls.filter(
    ({ name, required }) => required || valueIn(values, [name]) !== undefined || isLayout([...path, name], target),
  );
  const left = controls.filter((control) => !written.includes(control));
  return (
    <>
      {written.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={valueIn(values, [control.name])}
          path={[...path, control.name]}
          target={target}
          chosen={chosen}
        />
      ))}
      <AddFields fields={left.map((control) => ({ control, path: [...path, control.name] }))} target={target} />
    </>
  );
}

interface AddFieldsProps {
  readonly fields: readonly Pick<FieldProps, 'control' | 'path'>[];
  readonly target: Target;
}

/** Adds fields that were left out, with a value to begin with. */
export function AddFields({ fields, target }: AddFieldsProps) {
  const ready = fields.filter(({ control }) => control.initial !== undefined);
  if (ready.length === 0) return undefined;
  return (
    <details className="more">
      <summary>Add</summary>
      <ul className="add">
        {ready.map(({ control, path }) => (
          <li key={path.join('.')}>
            <button
              type="button"
              className="add-field"
              onClick={() =>
                void target.change({ ...at(target, path), op: 'set', value: control.initial as string, was: null })
              }
            >
              {nameOf(control)}
              <span className="help">{control.help}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A field with its control; groups and lists have those of their own fields. */
export function Field(props: FieldProps) {
  const { control, value, path, target, chosen } = props;
  const { name, help, required } = control;
  const remove =
    required || value === undefined ? undefined : () => void target.change({ ...at(target, path), op: 'unset' });
  const isOpen = chosen !== undefined && path.every((step, index) => chosen[index] === step);
  if (isLayout(path, target)) return <LayoutInput {...props} />;
  // A picture may be one kind of what a field can be.
  if (control.control === 'picture' || (control.kinds && valueIn(value, ['kind']) === 'picture')) {
    return <PictureInput {...props} onRemove={remove} />;
  }
  if (control.control === 'list') return <ListField {...props} onRemove={remove} />;
  const kind = control.kinds && String(valueIn(value, ['kind']));
  const fields = control.kinds ? control.kinds[kind ?? ''] : control.fields;
  if (fields !== undefined) {
    return (
      <details className="group" open={isOpen || undefined}>
        <summary>
          {nameOf(control)} <span className="summary">{kind ?? summaryOf(value)}</span>
        </summary>
        <p className="help">{help}</p>
        <FieldList controls={fields} values={value} path={path} target={target} chosen={chosen} />
        {remove && <RemoveButton name={name} onClick={remove} />}
      </details>
    );
  }
  return isText(control, value) ? (
    <TextField {...props} onRemove={remove} />
  ) : (
    <FieldInput {...props} onRemove={remove} />
  );
}

/** Whether a field arranges the whole section. */
function isLayout(path: FieldPath, { layouts }: Target): boolean {
  return path.length === 1 && path[0] === 'layout' && layouts.length > 0;
}

function isText({ control }: FieldControl, value: unknown): boolean {
  if (typeof value !== 'string' && value !== undefined) return false;
  if (control === 'text' || control === 'rich') return true;
  return typeof value === 'string' && !['link', 'choice', 'flag', 'icon'].includes(control);
}

function ListField({
  control,
  value,
  path,
  target,
  chosen,
  onRemove,
}: FieldProps & { readonly onRemove: (() => void) | undefined }) {
  const items = Array.isArray(value) ? value : [];
  const { item, name, help } = control;
  const isOpen = chosen !== undefined && path.every((step, index) => chosen[index] === step);
  return (
    <details className="group" open={isOpen || undefined}>
      <summary>
        {nameOf(control)} <span className="summary">{items.length}</span>
      </summary>
      <p className="help">{help}</p>
      <ol className="items">
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that tells items apart.
          <li key={index} className="item">
            {item && (
              <Field
                control={{ ...item, name: `${index + 1}` }}
                value={entry}
                path={[...path, index]}
                target={target}
                chosen={chosen}
              />
            )}
            <ItemButtons path={path} index={index} count={items.length} target={target} />
          </li>
        ))}
      </ol>
      {item?.initial !== undefined && (
        <button
          type="button"
          className="tool"
          onClick={() =>
            void target.change({
              ...at(target, path),
              op: 'insert',
              at: items.length,
              value: newItem(item, items) as string,
            })
          }
        >
          Add an item
        </button>
      )}
      {onRemove && <RemoveButton name={name} onClick={onRemove} />}
    </details>
  );
}

interface ItemButtonsProps {
  readonly path: FieldPath;
  readonly index: number;
  readonly count: number;
  readonly target: Target;
}

function ItemButtons({ path, index, count, target }: ItemButtonsProps) {
  const here = at(target, [...path, index]);
  const label = `item ${index + 1}`;
  return (
    <div className="item-buttons">
      <button
        type="button"
        aria-label={`Move ${label} up`}
        disabled={index === 0}
        onClick={() => void target.change({ ...here, op: 'move', to: index - 1 })}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${label} down`}
        disabled={index === count - 1}
        onClick={() => void target.change({ ...here, op: 'move', to: index + 1 })}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Copy ${label}`}
        onClick={() => void target.change({ ...here, op: 'duplicate' })}
      >
        Copy
      </button>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        disabled={count === 1}
        onClick={() => void target.change({ ...here, op: 'remove' })}
      >
        Remove
      </button>
    </div>
  );
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="remove" onClick={onClick}>
      Remove {inWords(name).toLowerCase()}
    </button>
  );
}
