import { ContactBox, Points } from '../../client/form/form-aside.tsx';
import { formExtras } from '../../client/form/form-extras.ts';
import { fieldSpecs } from '../../client/form/lead-form-fields.ts';
import { sendingProps } from '../../client/form/sending-props.ts';
import { flowOf } from '../../client/form/steps/specs.ts';
import { fieldsOf, hasFlow } from '../../client/form/steps/written.ts';
import { Media } from '../../sdk/media/index.ts';
import { DialogClose } from '../../sdk/ui/dialog-close.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Island } from '../../sdk/ui/island.tsx';
import { Words, words } from '../../sdk/words/words.tsx';
import type { PopupProps } from './fields.ts';
import PopupIsland from './island.tsx';

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
        {lead && (
          <p>
            <Words text={lead} />
          </p>
        )}
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
          ...sendingProps(
            { ...props, flow: flowOf(props, ui.formMessages) },
            fieldSpecs(fieldsOf(props), ui),
            thanks.toast,
          ),
          processing,
          thanks: { title: thanks.title, text: words(thanks.text), action: thanks.action },
        }}
      />
      {contact && <ContactBox {...contact} />}
    </dialog>
  );
}
