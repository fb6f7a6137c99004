import type { ComponentType } from 'react';
import { inWords, nameOf } from '../words.ts';
import type { FieldControl } from './api.ts';
import { newItem } from './new-item.ts';
import { PictureField } from './picture-field.tsx';
import { ConditionField, DestinationsField, QuestionsField } from './questions.tsx';
import { useStudio } from './store.tsx';
import { type FieldListProps, type FieldPath, type FieldProps, type ItemButtonsProps, useTarget } from './target.tsx';
import { TextField } from './text-field.tsx';
import { Line, RemoveButton, Select } from './ui.tsx';
import { LayoutField, ValueField } from './value-fields.tsx';
import { summaryOf, valueIn } from './values.ts';

/** The fields of a section or a group. Those that were left out are behind "Add". */
export function FieldList({ controls, values, path }: FieldListProps) {
  const isLayout = useIsLayout();
  const fields = controls.map((control) => ({
    control,
    path: [...path, control.name],
    value: valueIn(values, [control.name]),
  }));
  const written = fields.filter(
    ({ control, path, value }) =>
      control.required || value !== undefined || isLayout(path) || control.control === 'condition',
  );
  return (
    <>
      {written.map((field) => (
        <Field key={field.control.name} {...field} />
      ))}
      <AddFields fields={fields.filter((field) => !written.includes(field))} />
    </>
  );
}

/** Returns what says whether a field arranges the whole section. */
function useIsLayout(): (path: FieldPath) => boolean {
  const { layouts } = useTarget();
  return (path) => path.length === 1 && path[0] === 'layout' && layouts.length > 0;
}

/** Adds fields that were left out, with a value to begin with. */
export function AddFields({ fields }: { readonly fields: readonly Pick<FieldProps, 'control' | 'path'>[] }) {
  const { change } = useStudio();
  const { at } = useTarget();
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
              onClick={() => void change({ ...at(path), op: 'set', value: control.initial as string, was: null })}
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

/** The components that edit fields, by their controls. */
const components: Readonly<Record<FieldControl['control'], ComponentType<FieldProps>>> = {
  text: TextField,
  rich: TextField,
  number: ValueField,
  flag: ValueField,
  choice: ValueField,
  link: ValueField,
  icon: ValueField,
  picture: PictureField,
  group: GroupField,
  either: GroupField,
  list: ListField,
  destination: ValueField,
  condition: StepCondition,
  other: ValueField,
};

/** When a step of a form is asked; that of a question is among what the question needs. */
function StepCondition({ value, path }: FieldProps) {
  return <ConditionField path={path} value={value} of="step" />;
}

/** A field with its control; groups and lists have those of their own fields. */
export function Field(props: FieldProps) {
  const { control, value, path } = props;
  const { change } = useStudio();
  const { at } = useTarget();
  const isLayout = useIsLayout();
  if (isLayout(path)) return <LayoutField {...props} />;
  const Component = components[controlFor(control, value)];
  const isRemovable = !control.required && value !== undefined;
  const remove = () => void change({ ...at(path), op: 'unset' });
  return <Component {...props} onRemove={isRemovable ? remove : undefined} />;
}

/** Returns the control that fits a value: a field may hold what its control cannot edit. */
function controlFor({ control, kinds }: FieldControl, value: unknown): FieldControl['control'] {
  const isText = typeof value === 'string';
  const kind = valueIn(value, ['kind']);
  // A picture may be one kind of what a field can be.
  if (kinds && kind === 'picture') return 'picture';
  if (kinds && kinds[String(kind)] === undefined) return isText ? 'text' : 'other';
  if ((control === 'text' || control === 'rich') && !isText && value !== undefined) return 'other';
  return isText && (control === 'number' || control === 'other') ? 'text' : control;
}

function GroupField({ control, value, path, onRemove }: FieldProps) {
  const { holdsChosen } = useTarget();
  const kind = control.kinds && String(valueIn(value, ['kind']));
  const fields = control.kinds ? control.kinds[kind ?? ''] : control.fields;
  return (
    <details className="group" open={holdsChosen(path) || undefined}>
      <summary>
        {nameOf(control)} <span className="summary">{kind ?? summaryOf(value)}</span>
      </summary>
      <p className="help">{control.help}</p>
      <KindField kinds={Object.keys(control.kinds ?? {})} value={kind} path={[...path, 'kind']} />
      <FieldList controls={fields ?? []} values={value} path={path} />
      <RemoveField name={control.name} onRemove={onRemove} />
    </details>
  );
}

/** Which of several kinds something is. Another kind keeps what fits it. */
function KindField({ kinds, value, path }: { kinds: readonly string[]; value: string | undefined; path: FieldPath }) {
  const { change } = useStudio();
  const { at } = useTarget();
  if (kinds.length < 2 || value === undefined) return undefined;
  return (
    <Line label="Kind">
      <Select
        value={value}
        options={kinds.map((kind) => ({ value: kind, label: inWords(kind) }))}
        onChange={(next) => void change({ ...at(path), op: 'set', value: next, was: value, scope: 'all' })}
      />
    </Line>
  );
}

function ListField(props: FieldProps) {
  const { item } = props.control;
  if (item?.asks) return <QuestionsField {...props} parts={{ Field, FieldList, ItemButtons }} />;
  if (item?.control === 'destination') return <DestinationsField {...props} />;
  return <ItemsField {...props} />;
}

function ItemsField({ control, value, path, onRemove }: FieldProps) {
  const { change } = useStudio();
  const { at, holdsChosen } = useTarget();
  const items = Array.isArray(value) ? value : [];
  const { item, name, help, alongside, most = Number.POSITIVE_INFINITY } = control;
  const holdsQuestions = item?.fields?.some((field) => field.item?.asks) === true;
  const add = (added: FieldControl) =>
    void change({ ...at(path), op: 'insert', at: items.length, value: newItem(added, items) as string });
  return (
    <details className="group" open={holdsChosen(path) || holdsQuestions || undefined}>
      <summary>
        {nameOf(control)} <span className="summary">{items.length}</span>
      </summary>
      {!holdsQuestions && help !== '' && <p className="help">{help}</p>}
      <ol className="items">
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that tells items apart.
          <li key={index} className="item">
            {item && <ItemField item={item} index={index} value={entry} path={[...path, index]} />}
            {alongside === undefined && (
              <ItemButtons path={path} index={index} count={items.length} control={control} />
            )}
          </li>
        ))}
      </ol>
      {holdsQuestions && (
        <button type="button" className="tool" onClick={() => void change({ ...at(path), op: 'joinSteps' })}>
          Ask everything at once
        </button>
      )}
      {item?.initial !== undefined && alongside === undefined && items.length < most && (
        <button type="button" className="tool" onClick={() => add(item)}>
          {holdsQuestions ? 'Add a step' : 'Add an item'}
        </button>
      )}
      {!holdsQuestions && <RemoveField name={name} onRemove={onRemove} />}
    </details>
  );
}

interface ItemFieldProps extends Pick<FieldProps, 'value' | 'path'> {
  readonly item: FieldControl;
  readonly index: number;
}

/** An item of a list. One that has a name for leads shows its label at once, and the name behind "More". */
function ItemField({ item, index, value, path }: ItemFieldProps) {
  const { fields = [] } = item;
  const label = fields.find(({ name }) => name === 'label');
  if (label === undefined || !fields.some(({ identity }) => identity !== undefined))
    return <Field control={{ ...item, name: `${index + 1}` }} value={value} path={path} />;
  const others = fields.filter((field) => field !== label);
  return (
    <>
      <Field control={{ ...label, help: '' }} value={valueIn(value, ['label'])} path={[...path, 'label']} />
      <details className="more">
        <summary>More</summary>
        <FieldList controls={others} values={value} path={path} />
      </details>
    </>
  );
}

/** What can be done to an item of a list, within the number of items that it may have. */
function ItemButtons({ path, index, count, control, children }: ItemButtonsProps) {
  const { least = 1, most = Number.POSITIVE_INFINITY } = control;
  const { change } = useStudio();
  const here = useTarget().at([...path, index]);
  const item = `item ${index + 1}`;
  const buttons = [
    { name: `Move ${item} up`, sign: '↑', isOff: index === 0, to: { op: 'move', to: index - 1 } },
    { name: `Move ${item} down`, sign: '↓', isOff: index === count - 1, to: { op: 'move', to: index + 1 } },
    { name: `Copy ${item}`, sign: 'Copy', isOff: count >= most, to: { op: 'duplicate' } },
    { name: `Remove ${item}`, sign: 'Remove', isOff: count <= Math.max(1, least), to: { op: 'remove' } },
  ] as const;
  return (
    <div className="item-buttons">
      {buttons.map(({ name, sign, isOff, to }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          disabled={isOff}
          onClick={() => void change({ ...here, ...to })}
        >
          {sign}
        </button>
      ))}
      {children}
    </div>
  );
}

function RemoveField({ name, onRemove }: { readonly name: string; readonly onRemove: FieldProps['onRemove'] }) {
  return onRemove && <RemoveButton onClick={onRemove}>Remove {nameOf({ name }).toLowerCase()}</RemoveButton>;
}
