import type { FormTexts } from '../../client/form/form-texts.ts';
import { fieldSpecs, leadFormFields } from '../../client/form/lead-form-fields.tsx';
import { ContactBox, Points } from '../../client/form/placed-form.tsx';
import { type FromPage, message, sendingFields } from '../../client/form/sending-fields.ts';
import { sendingProps } from '../../client/form/sending-props.ts';
import { fieldsOf, formExtras, hasFlow } from '../../client/form/written-form.ts';
import * as F from '../../sdk/index.ts';
import { Heading, Island, Media, Paragraph, Words, words } from '../../sdk/index.ts';
import { DialogClose } from '../../sdk/ui/parts.tsx';
import PopupIsland from './island.tsx';

export const popupFields = {
  headline: F.headline('What the visitor gets for filling this in.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  media: F.media('A photo, or a picture drawn from data, below the headline.').optional(),
  ...leadFormFields,
  ...sendingFields,
  processing: F.shownWhen(
    'sending',
    F.text('Text above the progress bar, which runs for a second once the lead has arrived.', { max: 60 }),
  ).optional(),
  thanks: F.shownWhen(
    'sent',
    F.group(
      {
        title: F.text('The success message in a few words.', { max: 80 }),
        text: F.rich('What happens next, and when.', { max: 300 }).optional(),
        action: F.link(
          'What the visitor can do now. If this page has the section that the link points to, the popup closes and the page scrolls there.',
        ).optional(),
        toast: message('Also shows a toast.').optional(),
      },
      'What replaces the form once the lead has arrived; a thank you by default.',
    ),
  ).optional(),
  openAfter: F.number(
    'Opens the popup this many milliseconds after the page is shown, unless the visitor has already sent a form. By default only links open it.',
    {
      min: 0,
      max: 600_000,
    },
  ).optional(),
  closeLabel: F.text('Accessible name of the close button. Defaults to "Close".', { max: 40 }).optional(),
};

export type PopupProps = F.ViewProps<typeof popupFields, FromPage> & F.Ui<FormTexts | 'media'>;

/**
 * A dialog that links to `#<id>` open. The close button comes first and gets the focus, because focusing a field would open
 * the keyboard on phones.
 */
export function PopupView({ id, headline, lead, media, openAfter, closeLabel, ...props }: PopupProps) {
  const { requiredNote, note, processing, ui } = props;
  const { sent, sentText } = ui.formMessages;
  const { thanks = { title: sent, text: sentText } } = props;
  const { points, pointsTitle, numbered, contact } = props;
  return (
    <dialog
      id={id}
      className={openAfter === undefined ? 'popup popup-by-link' : 'popup'}
      aria-labelledby={`${id}-title`}
      data-open-after={openAfter}
    >
      <DialogClose label={closeLabel ?? ui.close} className="popup-close" back="#" />
      <div className="popup-head">
        <Heading id={id} level={2}>
          <Words text={headline} />
        </Heading>
        {lead && <Paragraph text={lead} />}
        {media && <Media id={`${id}-media`} data={media} ui={ui} />}
      </div>
      {points && <Points points={points} title={pointsTitle} numbered={numbered} />}
      <Island
        name="popup"
        on={hasFlow(props) ? 'visible' : 'interaction'}
        of={PopupIsland}
        through={formExtras(props)}
        props={{
          id: `${id}-form`,
          requiredNote,
          note: words(note),
          ...sendingProps(props, fieldSpecs(fieldsOf(props), ui), thanks.toast),
          processing,
          thanks: { title: thanks.title, text: words(thanks.text), action: thanks.action },
        }}
      />
      {contact && <ContactBox {...contact} />}
    </dialog>
  );
}
