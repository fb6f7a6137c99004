import type { FieldControl } from './api.ts';
import { AddFields, Field } from './fields.tsx';
import { fieldsAt, type Moment, type MomentField } from './moments.ts';
import { useStudio } from './store.tsx';
import { useTarget } from './target.tsx';
import { ThanksChoice } from './thanks-choice.tsx';
import { RemoveButton } from './ui.tsx';

interface MomentFieldsProps {
  readonly moment: Moment;
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
}

/** The fields that visitors see at a moment. A text that is left out is an empty box, because visitors see its default. */
export function MomentFields({ moment, controls, values }: MomentFieldsProps) {
  // The choice above says whether there is a message or a page.
  const isChosenAbove = ({ control: { name }, value }: MomentField) =>
    moment === 'sent' && (name === 'after' || (name === 'success' && value === undefined));
  const fields = fieldsAt(moment, controls, values).filter((field) => !isChosenAbove(field));
  const left = fields.filter(({ control, value }) => value === undefined && !isText(control));
  const shown = fields.filter((field) => !left.includes(field));
  const groups = new Map(shown.map(({ of }) => [of, shown.filter((field) => field.of === of)]));
  return (
    <>
      {moment === 'sent' && <ThanksChoice controls={controls} values={values} />}
      {[...groups].map(([of, inside]) => {
        const isOne = inside.length === 1 && isOfItem(inside[0]);
        return (
          <div key={of}>
            {of !== '' && !isOne && <MomentGroup of={of} group={inside[0]?.group} />}
            {inside.map(({ control, path, value }) => (
              <Field
                key={path.join('.')}
                control={isOne ? { ...control, label: of } : control}
                value={value}
                path={path}
              />
            ))}
          </div>
        );
      })}
      <AddFields fields={left.map(addable)} />
    </>
  );
}

/** Whether a field is that of an item of a list, which names it: the error of the field "Your name". */
function isOfItem(field: MomentField | undefined): boolean {
  return typeof field?.path.at(-2) === 'number';
}

/** The head of the fields of a group, and a button that removes a group that may be left out. */
function MomentGroup({ of, group }: Pick<MomentField, 'of' | 'group'>) {
  const { change } = useStudio();
  const { at } = useTarget();
  return (
    <div className="field-head moment-of">
      <h3>{of}</h3>
      {group && (
        <RemoveButton label={`Remove ${of.toLowerCase()}`} onClick={() => change({ ...at(group), op: 'unset' })} />
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
