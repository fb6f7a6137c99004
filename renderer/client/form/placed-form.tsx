import type { Resolved } from '../../sdk/fields.ts';
import { Island } from '../../sdk/ui/island.tsx';
import type { UiText } from '../../sdk/ui-text/ui-text.ts';
import { words } from '../../sdk/words/words.tsx';
import type { Message } from './answer.ts';
import FormIsland from './form-island.tsx';
import { formText } from './form-text.ts';
import { LeadForm } from './lead-form.tsx';
import { fieldSpecs } from './lead-form-fields.ts';
import type { placedFormFields } from './placed-form-fields.ts';
import { sendingProps } from './sending-props.ts';

type PlacedFormProps = Resolved<typeof placedFormFields> & {
  /** Id of the section. */
  readonly id: string;
  /** URL of the file with the destinations. */
  readonly source: string;
  readonly ui: Pick<UiText, 'close' | 'form'>;
};

/** A form in a section: the island of the block `form`, which starts at the first interaction, or an inert form. */
export function PlacedForm({ id, fields, hidden, requiredNote, note, ui, ...props }: PlacedFormProps) {
  const { inert, destinations, success, failure, submit } = props;
  const common = { id: `${id}-form`, hidden, requiredNote, note: words(note) };
  const specs = fieldSpecs(fields);
  const text = formText(ui);
  if (inert || !destinations || !success || !failure) {
    return (
      <LeadForm {...common} text={text} fields={specs}>
        <button type="submit" className="button button-large" aria-disabled="true">
          {submit}
        </button>
      </LeadForm>
    );
  }
  return (
    <Island
      name="form"
      on="interaction"
      of={FormIsland}
      props={{
        ...common,
        ...sendingProps({ ...props, hidden, destinations, failure, text }, specs, toastOf(success)),
        done: success.kind === 'toast' ? success : { ...success, text: words(success.text) },
      }}
    />
  );
}

function toastOf(success: NonNullable<PlacedFormProps['success']>): Message | undefined {
  if (success.kind !== 'toast') return success.toast;
  const { kind: _, ...message } = success;
  return message;
}
