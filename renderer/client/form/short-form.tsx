import type { Resolved } from '../../sdk/fields.ts';
import { Island } from '../../sdk/ui/island.tsx';
import { words } from '../../sdk/words/words.tsx';
import type { FormUi } from './default-messages.ts';
import type { FieldSpec } from './field-spec.ts';
import { leadIslands } from './form-extras.ts';
import type { FromPage } from './sending-fields.ts';
import { sendingProps } from './sending-props.ts';
import type { shortFormFields } from './short-form-fields.ts';
import ShortFormIsland from './short-form-island.tsx';

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
