import type * as z from 'zod';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import type { Phone } from '../../sdk/facts.ts';
import { either, flag, link, list, type Resolved, rich, shownWhen, text } from '../../sdk/fields.ts';
import type { ContactDetails } from '../../sdk/organization.ts';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Island } from '../../sdk/ui/island.tsx';
import { plainWords, type RichText } from '../../sdk/words/rich-text.ts';
import { RowWords, Words, words } from '../../sdk/words/words.tsx';
import type { Message } from './answer.ts';
import { checkLeadForm } from './check-fields.ts';
import FormIsland from './form-island.tsx';
import { type FormUi, formText } from './form-texts.ts';
import { LeadForm } from './lead-form.tsx';
import { fieldSpecs, leadFormFields } from './lead-form-fields.tsx';
import { checkSending, type FromPage, fitsSending, message, messageFields, sendingFields } from './sending-fields.ts';
import { sendingProps } from './sending-props.ts';
import { fieldsOf, formExtras, hasFlow } from './written-form.ts';

const toast = message('Also shows a toast.').optional();

const { points, pointsTitle, numbered, contact, ...ownFields } = leadFormFields;

/** What is beside a form: a few points, and other ways to get in touch. */
export const asideFields = { points, pointsTitle, numbered, contact };

/** The fields of a form that a block places in a section: what it asks, where that is sent, and what follows. */
export const placedFormFields = {
  ...ownFields,
  ...sendingFields,
  destinations: sendingFields.destinations.optional(),
  success: shownWhen(
    'sent',
    either(
      {
        panel: {
          title: text('The success message in a few words.', { max: 80 }),
          text: rich('What happens next, and when.', { max: 300 }).optional(),
          actions: list(link('Where the visitor can go from here.'), 'Buttons below it.', { max: 2 }).optional(),
          toast,
        },
        dialog: {
          title: text('The success message in a few words.', { max: 80 }),
          text: rich('What happens next, and when.', { max: 300 }).optional(),
          action: link('What the visitor should do now. Opens in a new tab.'),
          dismiss: text('Label of the button that goes back to the page.', { max: 40 }),
          toast,
        },
        toast: messageFields,
      },
      'What the visitor sees once the lead has arrived: a panel in place of the form, a dialog, or a toast. A dialog or a toast leaves an empty form behind. By default, a panel that says thank you.',
    ),
  ).optional(),
  inert: flag('Only shows the form: its button is disabled and sends nothing.').meta({ inert: true }).optional(),
};

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
        ...sendingProps({ ...props, hidden, destinations, ui }, specs, toastOf(success)),
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

type FormInput = z.input<z.ZodObject<typeof placedFormFields>> &
  Pick<z.input<z.ZodObject<typeof asideFields>>, 'contact'>;

/** Checks rules across fields: those of any form, and that the form either has destinations or is inert. */
export function checkPlacedForm(form: FormInput): FieldDiagnostic[] {
  return [...checkLeadForm(form), ...(form.inert ? checkInert(form) : checkLive(form))];
}

/** Checks what a form needs from its site. */
export function fitsPlacedForm(form: Omit<FormInput, 'submit'>, site: SiteContext): FieldDiagnostic[] {
  return form.inert ? [] : fitsSending(form, site);
}

function checkInert(form: FormInput): FieldDiagnostic[] {
  return (['destinations', 'after'] as const).flatMap((field) =>
    form[field] === undefined
      ? []
      : {
          path: [field],
          message: `An inert form sends nothing, so it cannot have "${field}".`,
          suggestion: `Remove "${field}" or "inert".`,
        },
  );
}

function checkLive(form: FormInput): FieldDiagnostic[] {
  if (form.destinations === undefined) {
    return [
      {
        path: [],
        message: 'The form has no destinations.',
        suggestion: 'Add "destinations", or "inert: true" for a form that is only shown.',
      },
    ];
  }
  return checkSending(form, { success: form.success });
}

interface PointsProps {
  points: readonly RichText[];
  title?: string | undefined;
  /** Numbers the points, for steps in order. */
  numbered?: boolean | undefined;
}

/** A list beside a form: numbered steps, or points with a check mark. */
export function Points({ points, title, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="form-points">
      {title && <p className="form-points-title">{title}</p>}
      <List>
        {points.map((point) => (
          <li key={plainWords(point)}>
            {!numbered && <Icon name="check" />}
            <RowWords text={point} />
          </li>
        ))}
      </List>
    </div>
  );
}

interface ContactBoxProps {
  text?: RichText | undefined;
  phone?: Phone | undefined;
  email?: string | undefined;
}

/** Contact details beside a form, for people who do not want to use it. */
export function ContactBox({ text, phone, email }: ContactBoxProps) {
  return (
    <div className="way-out">
      {text && (
        <p>
          <Words text={text} />
        </p>
      )}
      {phone && (
        <a href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </div>
  );
}
