import { type Resolved, rich, shownWhen, text } from '../../sdk/fields.ts';
import { Island } from '../../sdk/ui/island.tsx';
import { words } from '../../sdk/words/words.tsx';
import type { FieldSpec } from './field-spec.ts';
import type { FormUi } from './form-texts.ts';
import { type FromPage, message, sendingFields } from './sending-fields.ts';
import { sendingProps } from './sending-props.ts';
import ShortFormIsland from './short-form-island.tsx';
import { leadIslands } from './written-form.ts';

/** The fields of a form with one field and one button: what it says, where that is sent, and what follows. */
export const shortFormFields = {
  label: text('Label of the field.', { max: 80 }),
  button: text('Label of the button.', { max: 40 }),
  sending: shownWhen(
    'sending',
    text('Label of the button while it sends; "Sending…" by default, in the language of the page.', { max: 40 }),
  ).optional(),
  destinations: sendingFields.destinations,
  delivery: sendingFields.delivery,
  after: sendingFields.after,
  success: shownWhen(
    'sent',
    rich('The message in place of the form once the lead has arrived; a thank you by default.', { max: 200 }),
  ).optional(),
  toast: shownWhen('sent', message('Also shows a toast.')).optional(),
  failure: sendingFields.failure,
  invalid: shownWhen(
    'errors',
    text('The error under the field when its value is invalid. It has a default in the language of the page.', {
      max: 120,
    }),
  ).optional(),
};

type ShortFormProps = Resolved<typeof shortFormFields> &
  FromPage & {
    /** Id of the section. */
    readonly id: string;
    readonly field: Omit<FieldSpec, 'label' | 'required'>;
    /** The value `formType` of the lead, and the form's name in logs. */
    readonly formType: string;
    readonly ui: FormUi;
  };

/** A form with one field in a section: the island of the block `newsletter`, which starts at the first interaction. */
export function ShortForm({ id, field, label, button, success, toast, invalid, formType, ...props }: ShortFormProps) {
  const spec = { ...field, label, required: true, invalid: invalid ?? field.invalid };
  const hidden = [{ name: 'formType', value: formType }];
  return (
    <Island
      name="newsletter"
      on="interaction"
      of={ShortFormIsland}
      through={leadIslands(props)}
      props={{
        id,
        success: words(success),
        ...sendingProps({ ...props, submit: button, formLabel: formType, hidden }, [spec], toast),
      }}
    />
  );
}
