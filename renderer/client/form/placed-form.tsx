import type { Resolved } from '../../sdk/fields.ts';
import type { ContactDetails } from '../../sdk/organization.ts';
import { Island } from '../../sdk/ui/island.tsx';
import { words } from '../../sdk/words/words.tsx';
import type { Message } from './answer.ts';
import type { FormUi } from './default-messages.ts';
import { formExtras } from './form-extras.ts';
import FormIsland from './form-island.tsx';
import { formText } from './form-text.ts';
import { LeadForm } from './lead-form.tsx';
import { fieldSpecs } from './lead-form-fields.ts';
import type { placedFormFields } from './placed-form-fields.ts';
import type { FromPage } from './sending-fields.ts';
import { sendingProps } from './sending-props.ts';
import { flowOf } from './steps/specs.ts';
import { fieldsOf, hasFlow } from './steps/written.ts';

type PlacedFormProps = Resolved<typeof placedFormFields> &
  FromPage & {
    /** Id of the section. */
    readonly id: string;
    /** Level of the headline of the section. */
    readonly level?: number | undefined;
    /** What is beside the form. */
    readonly contact?: ContactDetails | undefined;
    readonly ui: FormUi;
  };

/** A form in a section: the island of the block `form`, which starts at the first interaction, or an inert form. */
export function PlacedForm({ id, level = 2, hidden, requiredNote, note, ui, ...props }: PlacedFormProps) {
  const { inert, destinations, submit } = props;
  const common = { id: `${id}-form`, hidden, requiredNote, note: words(note) };
  const specs = fieldSpecs(fieldsOf(props), ui, level + 1);
  if (inert || !destinations) {
    return (
      <LeadForm {...common} text={formText(ui)} fields={specs}>
        <button type="submit" className="button button-large" aria-disabled="true">
          {submit}
        </button>
      </LeadForm>
    );
  }
  const { sent, sentText } = ui.formMessages;
  const { success = { kind: 'panel', title: sent, text: sentText } } = props;
  return (
    <Island
      name="form"
      on={hasFlow(props) ? 'visible' : 'interaction'}
      of={FormIsland}
      through={formExtras(props)}
      props={{
        ...common,
        ...sendingProps(
          { ...props, hidden, destinations, ui, flow: flowOf(props, ui.formMessages) },
          specs,
          toastOf(success),
        ),
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
